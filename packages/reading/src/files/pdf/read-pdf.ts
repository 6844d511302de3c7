import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { RecognisedPage, RecognitionNote } from '../../layout/pages.ts'
import type { Engine } from '../engine.ts'
import { MAX_WORDS_OF_PAGE } from '../limits.ts'
import { pagesAre } from '../pages-are.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { openPdf } from './open-pdf.ts'
import { readPage } from './read-page.ts'

/** The text layer of a PDF. Pages that are pictures come out empty: they are read from what they look like. */
export const readPdf: Engine = async (bytes, onProgress) => {
  const pdf = await openPdf(bytes)
  try {
    const layers = await pdf.getOptionalContentConfig()
    const isShown = (layer: unknown) => layers.isVisible(layer as Parameters<typeof layers.isVisible>[0])
    const pages: RecognisedPage[] = []
    const texts: string[] = []
    const broken: number[] = []
    const cut: number[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      onProgress(number - 1, pdf.numPages, `Reading page ${number} of ${pdf.numPages}`)
      const read = await readPageOf(pdf, number, isShown)
      if (!read) broken.push(number)
      if (read?.isCut) cut.push(number)
      pages.push(read?.page ?? { number, width: 0, height: 0, words: [], rules: [] })
      if (read?.text) texts.push(read.text)
    }
    if (broken.length === pdf.numPages) {
      throw new UnreadableFile(
        'The PDF is damaged: none of its pages can be read. Open it in a PDF viewer, print it to a new PDF, and upload that.',
      )
    }
    const text = texts.join('\n\n')
    return {
      engine: 'pdf-text-layer',
      format: 'pdf',
      confidence: 1,
      text,
      pages,
      notes: [...noteOfBroken(broken), ...noteOfCut(cut)],
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Null for a page that is damaged; the others of the same file may be sound. */
async function readPageOf(pdf: PDFDocumentProxy, number: number, isShown: (layer: unknown) => boolean) {
  try {
    const page = await pdf.getPage(number)
    const read = await readPage(page, isShown)
    page.cleanup()
    return read
  } catch {
    return null
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
