#!/usr/bin/env node
import { runCommand } from './run-command.ts'

// Of a damaged page pdfjs leaves promises behind that reject when nobody waits for them any more.
process.on('unhandledRejection', () => {})

const { output, message, exitCode } = await runCommand(process.argv.slice(2))
if (message) process.stderr.write(`${message}\n`)
if (output) process.stdout.write(`${output}\n`)
process.exitCode = exitCode
