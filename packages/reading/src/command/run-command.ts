import { readFile as readBytes } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Extracted } from '../fields/extracted.ts'
import { readFile } from '../files/read-file.ts'
import { NoTextLayer, UnreadableFile } from '../files/unreadable-file.ts'
import { kinds } from '../kinds/all-kinds.ts'

export const EXIT = { read: 0, unreadable: 1, noTextLayer: 2, noFile: 3, wrongUsage: 4 } as const

const KINDS = kinds.map(({ id }) => id)
const HELP = `Usage: efti-read <file> [--kind <kind>] [--pretty]

Reads a freight document and prints as JSON the values of the eFTI data set that it contains, each with its
place on the page, a confidence and the reason it was chosen.
Files: PDF with a text layer, DOCX, DOC, TXT, CSV, JSON, XML. Scans need their text recognised first.

  --kind <kind>  read the document as this kind, whatever it appears to be:
                 ${KINDS.slice(0, 6).join(', ')},
                 ${KINDS.slice(6).join(', ')}
  --pretty       indent the JSON
  --help         print this

Exit codes: ${EXIT.read} read, ${EXIT.unreadable} the file cannot be read, ${EXIT.noTextLayer} a PDF without a text layer, ${EXIT.noFile} no such file, ${EXIT.wrongUsage} wrong usage`

interface CommandResult {
  /** For the standard output; `message` is for the other one. */
  output?: string
  message?: string
  exitCode: number
}

interface Request {
  path: string
  kind: string | undefined
  pretty: boolean
}

/** The command without the process around it. */
export async function runCommand(words: string[]): Promise<CommandResult> {
  const request = parseRequest(words)
  if ('exitCode' in request) return request
  const bytes = await bytesAt(request.path)
  if ('exitCode' in bytes) return bytes
  try {
    const name = basename(request.path)
    const extracted = await readFile({ bytes, name }, request.kind ? { kind: request.kind } : {})
    return { output: printed(extracted, request.pretty), exitCode: EXIT.read }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const exitCode = error instanceof NoTextLayer ? EXIT.noTextLayer : EXIT.unreadable
    return { message: error.message, exitCode }
  }
}

function parseRequest(words: string[]): Request | CommandResult {
  const options = {
    kind: { type: 'string' },
    pretty: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
    if (values.help) return { output: HELP, exitCode: EXIT.read }
    const [path, ...others] = positionals
    if (!path) return wrongUsage('Which file is to be read?')
    if (others.length > 0) return wrongUsage('One file is read at a time.')
    const { kind, pretty = false } = values
    if (kind !== undefined && !KINDS.includes(kind))
      return wrongUsage(`There is no kind '${kind}', only ${KINDS.join(', ')}.`)
    return { path, kind, pretty }
  } catch (error) {
    return wrongUsage(error instanceof Error ? error.message : String(error))
  }
}

function wrongUsage(problem: string): CommandResult {
  return { message: `${problem}\nefti-read --help lists what can be asked for.`, exitCode: EXIT.wrongUsage }
}

async function bytesAt(path: string): Promise<Buffer | CommandResult> {
  try {
    return await readBytes(path)
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    return { message: `'${path}' cannot be opened: ${reason ?? error}`, exitCode: EXIT.noFile }
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  EACCES: 'reading it is not permitted.',
}

function printed(extracted: Extracted, pretty: boolean): string {
  const { kind, kindConfidence, language, values, unread = [], findings, notes = [] } = extracted
  return JSON.stringify(
    { kind, kindConfidence, language, values, unread, findings, notes },
    null,
    pretty ? 2 : undefined,
  )
}
