import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadFile } from '../apps/server/src/testing/index.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** No freight document: both jobs complete, and one high violation states what it is not. */
export const letter = (
  name = 'letter.txt',
  text = 'Dear Ms Aalto, thank you for the coffee.',
): UploadFile => ({
  name,
  bytes: bytesOf(text),
  mimeType: 'text/plain',
})

/** Not what its name promises: its ocr job fails, in words. */
export const brokenPdf = (name = 'scan.pdf'): UploadFile => ({
  name,
  bytes: bytesOf('This is a letter that somebody renamed.'),
  mimeType: 'application/pdf',
})

/** One of the invented documents under samples/, with what its check must find. */
export function sample(folder: string): {
  document: UploadFile
  findings: { message: string; severity: string }[]
} {
  const place = join(import.meta.dirname, '../samples', folder)
  const bytes = readFileSync(join(place, '01-original.pdf'))
  const { findings } = JSON.parse(readFileSync(join(place, '04-findings.json'), 'utf8'))
  return { document: { name: `${folder}.pdf`, bytes, mimeType: 'application/pdf' }, findings }
}
