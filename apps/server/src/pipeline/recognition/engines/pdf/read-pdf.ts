import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Engine, OnProgress } from '../engine.ts'
import { type Half, joinParts, type PdfPart, rangeOf } from './join-parts.ts'
import { openPdf } from './open-pdf.ts'
import { readPage } from './read-page.ts'

/** The text layer of a PDF. Pages that are pictures come out empty: they are read from what they look like. */
export const readPdf: Engine = async (bytes, onProgress) =>
  joinParts([await readPdfPart(bytes, onProgress, 'whole')])

export async function readPdfPart(bytes: Buffer, onProgress: OnProgress, half: Half): Promise<PdfPart> {
  const pdf = await openPdf(bytes)
  try {
    const layers = await pdf.getOptionalContentConfig()
    const isShown = (layer: unknown) => layers.isVisible(layer as Parameters<typeof layers.isVisible>[0])
    const part: PdfPart = { pages: [], texts: [], broken: [], cut: [] }
    const [first, last] = rangeOf(half, pdf.numPages)
    for (let number = first; number <= last; number++) {
      onProgress(number - first, pdf.numPages, `Reading page ${number} of ${pdf.numPages}`)
      const read = await readPageOf(pdf, number, isShown)
      if (!read) part.broken.push(number)
      if (read?.isCut) part.cut.push(number)
      part.pages.push(read?.page ?? { number, width: 0, height: 0, words: [], rules: [] })
      if (read?.text) part.texts.push(read.text)
    }
    return part
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
