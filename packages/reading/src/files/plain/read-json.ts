import type { Engine } from '../engine.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { findJsonFault, lineAndColumn } from './check-json.ts'
import { readSource } from './read-source.ts'

/** Verified, and handed on as it is: extraction decides what the values mean. */
export const readJson: Engine = async (bytes) => {
  const { text, notes } = readSource(bytes)
  if (text.trim() === '') {
    throw new UnreadableFile(
      'The JSON file holds nothing but blanks. Export it again and upload the new file.',
    )
  }
  const fault = findJsonFault(text)
  if (fault) {
    const { line, column } = lineAndColumn(text, fault.offset)
    throw new UnreadableFile(
      `The JSON cannot be read: line ${line}, column ${column}: ${fault.problem}. Repair it there, or export it again, and upload it.`,
    )
  }
  return { engine: 'json', format: 'json', confidence: 1, text, pages: [], notes }
}
