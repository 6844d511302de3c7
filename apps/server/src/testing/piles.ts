import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { drawPdf } from '../../../../packages/reading/src/testing/make-pdf.ts'
import { renderPage } from '../pipeline/recognition/pages/render-page.ts'

const DOCUMENTS = join(import.meta.dirname, '../../../../samples/papers/worked-on')

/** What a forwarder scans into one file; by their names in samples/papers/worked-on. */
export const FIVE_DOCUMENTS = [
  'cmr-en-haldane',
  'inv-en-stroud',
  'packing-list-two-pages',
  'adr-en-dangerous-goods-note-fife',
  'cmr-en-tms-columns',
]

/** Several documents in one PDF, one after the other, with their text. */
export async function pileOf(names: readonly string[]): Promise<Uint8Array> {
  const pile = await PDFDocument.create()
  for (const name of names) {
    const document = await PDFDocument.load(readFileSync(join(DOCUMENTS, name, 'paper.pdf')))
    for (const page of await pile.copyPages(document, document.getPageIndices())) pile.addPage(page)
  }
  return pile.save()
}

/** The same as pictures without any text, as a scanner makes it. */
export async function scannedPileOf(names: readonly string[]): Promise<Uint8Array> {
  const pdf = await pileOf(names)
  const pages = (await PDFDocument.load(pdf)).getPageCount()
  const pictures: Buffer[] = []
  for (let number = 1; number <= pages; number++) {
    const { data, width, height } = await renderPage(pdf, number, { dpi: 200, gray: true })
    pictures.push(
      await sharp(data, { raw: { width, height, channels: 1 } })
        .jpeg({ quality: 80 })
        .toBuffer(),
    )
  }
  return drawPdf((scan) => {
    for (const [at, picture] of pictures.entries()) {
      if (at > 0) scan.addPage()
      scan.image(picture, 0, 0, { width: 595 })
    }
  })
}
