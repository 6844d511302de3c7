import sharp from 'sharp'
import { drawPdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import type { GrayPicture } from '../../pipeline/recognition/engines/ocr/ocr-engine.ts'
import { rotatePicture } from '../../pipeline/recognition/engines/ocr/picture/pixels.ts'
import { renderPage } from '../../pipeline/recognition/pages/render-page.ts'

export const GERMAN = [
  'Internationaler Frachtbrief',
  'Absender: Nordlicht Maschinenbau GmbH, Werftallee 48, Hamburg',
  'Der Frachtführer hat die Güter für die Beförderung übernommen.',
  'Die Lieferung ist mit dem Fahrer und nach der Anschrift zu prüfen.',
  'Gewicht und Anzahl der Kisten: 24, zusammen 12400 kg brutto',
]
export const FRENCH = [
  'Lettre de voiture internationale',
  'Expéditeur: Ateliers Morel et Fils, 14 rue des Tanneurs, Lyon',
  'Le transporteur a pris en charge les marchandises à cette adresse.',
  'Les réserves sont inscrites sur la lettre de voiture par le destinataire.',
  'Nombre et poids des colis: 18, avec 9800 kg pour la livraison',
]

const DPI = 150
/** Half of an A4 sheet, lying, in points. */
const SHEET: [number, number] = [595, 420]

const drawLines = (lines: readonly string[]) =>
  drawPdf(
    (pdf) => {
      pdf.fontSize(13)
      lines.forEach((line, i) => {
        pdf.text(line, 50, 60 + i * 34, { lineBreak: false })
      })
    },
    { size: SHEET },
  )

/** A picture of a sheet with these lines, turned clockwise, 150 dots an inch. */
export async function scanPicture(lines: readonly string[], clockwise = 0): Promise<GrayPicture> {
  const pdf = await drawLines(lines)
  return rotatePicture(await renderPage(pdf, 1, { dpi: DPI, gray: true }), clockwise)
}

/** A PDF whose pages are pictures, each filling its page; `draw` adds to the first, beside its picture. */
export async function scanOf(
  pictures: readonly GrayPicture[],
  draw: (pdf: PDFKit.PDFDocument) => void = () => {},
): Promise<Buffer> {
  const files = await Promise.all(
    pictures.map(({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 1 } })
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  )
  return drawPdf(
    (pdf) => {
      files.forEach((file, i) => {
        const { width, height, dpi } = pictures[i] as GrayPicture
        const size: [number, number] = [(width * 72) / dpi, (height * 72) / dpi]
        pdf.addPage({ size, margin: 0 }).image(file, 0, 0, { width: size[0], height: size[1] })
        if (i === 0) draw(pdf)
      })
    },
    { autoFirstPage: false },
  )
}
