import type { RecognitionNote } from '../../layout/pages.ts'
import { type DecodedText, decodeText } from '../types/decode-text.ts'
import { UnreadableFile } from '../unreadable-file.ts'

/** Bytes of a text format as text, with a note where the encoding had to be guessed. */
export function readSource(bytes: Buffer): { text: string; notes: RecognitionNote[] } {
  const decoded = decodeText(bytes)
  if (!decoded) {
    throw new UnreadableFile(
      'The file holds binary data and no text, whatever its name says. Open it with the program that made it, save it as text or PDF, and upload that.',
    )
  }
  return { text: decoded.text, notes: notesOf(decoded) }
}

function notesOf({ encoding, guessed }: DecodedText): RecognitionNote[] {
  if (!guessed) return []
  return [
    {
      code: 'encoding-guessed',
      message: `The file does not say how its letters are encoded; it was read as ${encoding}. If accented letters look wrong, save it as UTF-8 and upload it again.`,
    },
  ]
}
