# make setup     install the Debian packages that are missing (nothing to do: a few milliseconds)
# make demo      build for release and draw every example page into build/demo
# make test      build and run all tests
# make check     format, documentation, clean tree: what must hold before a push
# make format    format the Swift code in place
# make docs      write the documentation as a web site into build/docs
# make record    write the goldens of our own tests: make record NAME="one another"
# make bench     measure against a C program on the same libraries, as JSON
# make fresh     run demo and test in a fresh Debian 12 (root; needs debootstrap)

.PHONY: help setup demo test check format docs record bench fresh

help:
	@sed -n 's/^# //p' Makefile

setup:
	@Scripts/setup

demo: setup
	@Scripts/demo

test: setup
	swift build
	swift test

check:
	@Scripts/check

format:
	swift format -i -p -r Sources Tests Benchmarks Package.swift

docs: setup
	@Scripts/docs

record: setup
	@Scripts/record $(NAME)

bench: setup
	@Benchmarks/run.py

fresh:
	@Scripts/fresh
