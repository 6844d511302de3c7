import { MAX_WORDS_OF_PAGE } from '../../limits.ts'
import { pagesAre } from '../../pages-are.ts'
import {
  type Recognised,
  type RecognisedPage,
  type RecognitionNote,
  UnreadableFile,
} from '../../recognised.ts'

/** Which pages of a PDF are read: a long one is read in two halves, side by side. */
export type Half = 'whole' | 'first' | 'second'

/** The text layer of some pages of a PDF. */
export interface PdfPart {
  pages: RecognisedPage[]
  /** Of each page that has text. */
  texts: string[]
  /** Numbers of pages that could not be read, and of those that hold too much. */
  broken: number[]
  cut: number[]
}

/** Shorter files are read before a second thread has opened them. */
const LONG = 24

export const isLong = (total: number) => total >= LONG

/** The numbers of the first and the last page of a half. */
export function rangeOf(half: Half, total: number): [first: number, last: number] {
  if (half === 'whole' || !isLong(total)) return half === 'second' ? [1, 0] : [1, total]
  const middle = Math.ceil(total / 2)
  return half === 'first' ? [1, middle] : [middle + 1, total]
}

/** @throws UnreadableFile when no page of any part could be read. */
export function joinParts(parts: readonly PdfPart[]): Recognised {
  const pages = parts.flatMap((part) => part.pages)
  const broken = parts.flatMap((part) => part.broken)
  if (broken.length === pages.length) {
    throw new UnreadableFile(
      'The PDF is damaged: none of its pages can be read. Open it in a PDF viewer, print it to a new PDF, and upload that.',
    )
  }
  return {
    engine: 'pdf-text-layer',
    format: 'pdf',
    confidence: 1,
    text: parts.flatMap(({ texts }) => texts).join('\n\n'),
    pages,
    notes: [...noteOfBroken(broken), ...noteOfCut(parts.flatMap(({ cut }) => cut))],
  }
}

function noteOfBroken(broken: number[]): RecognitionNote[] {
  if (broken.length === 0) return []
  const message = `${pagesAre(broken, 'is', 'are')} damaged and could not be read; the rest was. Print the file to a new PDF and upload that to have all of it checked.`
  return [{ code: 'partly-read', message }]
}

function noteOfCut(cut: number[]): RecognitionNote[] {
  if (cut.length === 0) return []
  const most = MAX_WORDS_OF_PAGE.toLocaleString('en')
  const message = `${pagesAre(cut, 'holds', 'hold')} more than the ${most} words that are read of one page; the first of them were. Spread the content over more pages and upload that to have all of it checked.`
  return [{ code: 'partly-read', message }]
}
