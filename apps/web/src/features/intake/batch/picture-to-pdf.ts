import { batchReasons as reasons } from '../../../words/batch.ts'
import { BatchRefusal } from './sort-files.ts'

/** Longest side of an A4 page, in points. */
const PAGE_POINTS = 842
/** More pixels do not help reading: 360 dots an inch of an A4 page. */
const MOST_PIXELS = 4_200
const JPEG_QUALITY = 0.92

/** Pictures are large once they are unpacked: one at a time. */
let turn: Promise<unknown> = Promise.resolve()

/** A PDF of one page with the picture upright. @throws BatchRefusal */
export function pictureToPdf(picture: Blob, name: string): Promise<Blob> {
  const made = turn.then(() => convert(picture, name))
  turn = made.catch(() => {})
  return made
}

async function convert(picture: Blob, name: string): Promise<Blob> {
  const { bytes, width, height } = await redraw(picture, name)
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.create()
  const image = await pdf.embedJpg(bytes)
  const scale = PAGE_POINTS / Math.max(width, height)
  const page = pdf.addPage([width * scale, height * scale])
  page.drawImage(image, { x: 0, y: 0, width: width * scale, height: height * scale })
  pdf.setTitle(name)
  pdf.setCreator('eFTI Compliance Hub')
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' })
}

/** Drawn on white, turned by its EXIF (the browser does that), and no larger than reading needs. */
async function redraw(picture: Blob, name: string) {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => {
    throw new BatchRefusal(/\.hei[cf]$/i.test(name) ? reasons.heic : reasons.picture)
  })
  try {
    const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new BatchRefusal(reasons.picture)
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    return { bytes: await jpeg.arrayBuffer(), width, height }
  } finally {
    bitmap.close()
  }
}
