import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RecognisedPage, type RecognitionNote, UnreadableFile } from '../../recognised.ts'
import type { Engine } from '../engine.ts'
import { openPdf } from './open-pdf.ts'
import { readPage } from './read-page.ts'

/** The text layer of a PDF. Pages that are pictures come out empty, with a note that says so. */
export const readPdf: Engine = async (bytes, onProgress) => {
  const pdf = await openPdf(bytes)
  try {
    const layers = await pdf.getOptionalContentConfig()
    const isShown = (layer: unknown) => layers.isVisible(layer as Parameters<typeof layers.isVisible>[0])
    const pages: RecognisedPage[] = []
    const texts: string[] = []
    const broken: number[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      onProgress(number - 1, pdf.numPages, `Reading page ${number} of ${pdf.numPages}`)
      const read = await readPageOf(pdf, number, isShown)
      if (!read) broken.push(number)
      pages.push(read?.page ?? { number, width: 0, height: 0, words: [], rules: [] })
      if (read?.text) texts.push(read.text)
    }
    if (broken.length === pdf.numPages) {
      throw new UnreadableFile(
        'The PDF is damaged: none of its pages can be read. Open it in a PDF viewer, print it to a new PDF, and upload that.',
      )
    }
    const notes = [...noteOfBroken(broken), ...noteOfEmpty(pages, broken)]
    return { engine: 'pdf-text-layer', format: 'pdf', confidence: 1, text: texts.join('\n\n'), pages, notes }
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

function noteOfEmpty(pages: RecognisedPage[], broken: number[]): RecognitionNote[] {
  const empty = pages.filter(({ words, number }) => words.length === 0 && !broken.includes(number))
  if (empty.length === 0) return []
  const readable =
    'Upload the PDF that the program which made the paper exports, or the data as XML, JSON or CSV.'
  const message =
    empty.length === pages.length
      ? `The pages hold no text: this PDF is a picture of a paper, such as a scan or a photograph, and pictures cannot be read yet. ${readable}`
      : `${pagesAre(
          empty.map(({ number }) => number),
          'holds',
          'hold',
        )} no text (blank, or a picture of a paper) and could not be read; the other pages were. ${readable}`
  return [{ code: 'no-text-layer', message }]
}

/** 'Page 3 is', 'Pages 1, 4 and 7 are', 'Pages 1, 2, 3 and 40 others are'. */
function pagesAre(numbers: number[], one: string, many: string): string {
  if (numbers.length === 1) return `Page ${numbers[0]} ${one}`
  const shown = numbers.length > 10 ? numbers.slice(0, 8) : numbers.slice(0, -1)
  const last = numbers.length > 10 ? `${numbers.length - 8} others` : numbers.at(-1)
  return `Pages ${shown.join(', ')} and ${last} ${many}`
}
