import type { Extracted } from '../fields/extracted.ts'
import type { Recognised } from '../layout/pages.ts'
import type { Choices } from '../read-pages.ts'
import { pagesAre } from './pages-are.ts'
import { judgeTextLayer } from './pdf/judge-text-layer.ts'
import { readableFormat } from './readable-format.ts'
import { recogniseText } from './recognise-text.ts'
import { NoTextLayer } from './unreadable-file.ts'

/**
 * What a file says, by its own text: pictures are not recognised, and pages that need it are listed in the notes.
 * @throws NoTextLayer for a PDF whose pages are all pictures, UnreadableFile for what cannot be read at all
 */
export async function readFile(
  { bytes, name }: { bytes: Uint8Array; name: string },
  choices: Choices = {},
): Promise<Extracted> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const recognised = await recogniseText(file, await readableFormat({ bytes: file, name }))
  const unread = pagesWithoutText(recognised)
  if (unread.length > 0 && unread.length === recognised.pages.length) {
    throw new NoTextLayer(
      'The PDF has no text layer that can be read: its pages are scans or blank. Recognise its text first, with ocrmypdf for example, or use the PDF or the data that the program which made it exports.',
    )
  }
  // Loaded here: threads that only take text from files do without the words of all languages.
  const { readPages } = await import('../read-pages.ts')
  const extracted = readPages(withoutPages(recognised, unread), choices)
  const notes = [
    ...recognised.notes.map(({ message }) => message),
    ...noteOfUnread(unread),
    ...(extracted.notes ?? []),
  ]
  return { ...extracted, notes }
}

function pagesWithoutText({ format, pages }: Recognised): number[] {
  if (format !== 'pdf') return []
  return pages.filter(({ words }) => judgeTextLayer(words) !== 'good').map(({ number }) => number)
}

/** A text layer can be there and be meaningless: nothing is taken from it. */
function withoutPages(recognised: Recognised, numbers: readonly number[]): Recognised {
  const pages = recognised.pages.map((page) =>
    numbers.includes(page.number) ? { ...page, words: [] } : page,
  )
  return { ...recognised, pages }
}

function noteOfUnread(numbers: readonly number[]): string[] {
  if (numbers.length === 0) return []
  return [
    `${pagesAre(numbers, 'has', 'have')} no text layer that can be read: a scan, or blank. Nothing was read there.`,
  ]
}
