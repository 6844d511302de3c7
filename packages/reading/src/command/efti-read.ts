#!/usr/bin/env node
import { runCommand } from './run-command.ts'

// Of a damaged page pdfjs leaves promises behind that reject when nobody waits for them any more.
process.on('unhandledRejection', () => {})

// What the output goes to may close before its end, as head does.
process.stdout.on('error', () => {})

const { output, message, exitCode } = await runCommand(process.argv.slice(2))
if (message) process.stderr.write(`${message}\n`)
if (output) process.stdout.write(`${output}\n`)
process.exitCode = exitCode
