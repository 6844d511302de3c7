import type { PaperFile } from '../apps/server/src/testing/index.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** No freight document: both jobs complete, and one high violation says what it is not. */
export const letter = (
  name = 'letter.txt',
  text = 'Dear Ms Aalto, thank you for the coffee.',
): PaperFile => ({
  name,
  bytes: bytesOf(text),
  mimeType: 'text/plain',
})

/** Not what its name says: its ocr job fails, in words. */
export const brokenPdf = (name = 'scan.pdf'): PaperFile => ({
  name,
  bytes: bytesOf('This is a letter that somebody renamed.'),
  mimeType: 'application/pdf',
})
