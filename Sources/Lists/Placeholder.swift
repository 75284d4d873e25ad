// Placeholder until the stage has its first file.
