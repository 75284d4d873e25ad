import CommandLineTool

ListshotCommand.run { registry in
    registry.register(PriceCell.self)
    registry.register(NoteCell.self)
    registry.register(GroupHeader.self)
}
