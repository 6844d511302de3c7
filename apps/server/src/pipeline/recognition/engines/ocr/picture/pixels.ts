import sharp, { type Sharp } from 'sharp'
import type { GrayPicture } from '../ocr-engine.ts'

/** Of the pixels of a page: letters and lines. */
const DARKEST = 0.01
/** Gray levels. */
const LEAST_SPREAD = 40

// Pages are spread over the cores already.
sharp.concurrency(1)

const open = ({ data, width, height }: GrayPicture): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })

async function finish(picture: Sharp, dpi: number): Promise<GrayPicture> {
  const { data, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data, dpi }
}

/** The same picture with fewer pixels; one that has no more than that is answered as it is. */
export async function shrink(picture: GrayPicture, dpi: number): Promise<GrayPicture> {
  if (picture.dpi <= dpi * 1.05) return picture
  const width = Math.max(1, Math.round((picture.width * dpi) / picture.dpi))
  const height = Math.max(1, Math.round((picture.height * dpi) / picture.dpi))
  const smaller = open(picture).resize(width, height, { fit: 'fill', kernel: 'linear' })
  return finish(smaller, (picture.dpi * width) / picture.width)
}

/** The same picture with more pixels. */
export async function enlarge(picture: GrayPicture, dpi: number): Promise<GrayPicture> {
  const width = Math.round((picture.width * dpi) / picture.dpi)
  const height = Math.round((picture.height * dpi) / picture.dpi)
  const larger = open(picture).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  return finish(larger, (picture.dpi * width) / picture.width)
}

/** Turned clockwise; the middle stays the middle. `paper` is the gray of what comes in at the corners. */
export async function rotatePicture(
  picture: GrayPicture,
  degrees: number,
  document = 255,
): Promise<GrayPicture> {
  if (degrees === 0) return picture
  const background = { r: document, g: document, b: document }
  return finish(open(picture).rotate(degrees, { background }), picture.dpi)
}

/** The gray that most of a page is: its paper. */
export function documentOf(picture: GrayPicture): number {
  const counts = countGrays(picture)
  return counts.indexOf(Math.max(...counts))
}

/** Upside down: the last pixel comes first. */
export function turnOver(picture: GrayPicture): GrayPicture {
  return { ...picture, data: Uint8Array.from(picture.data).reverse() }
}

/** The rows from `top` to `bottom`, over the whole width. */
export function cutStrip(picture: GrayPicture, top: number, bottom: number): GrayPicture {
  const { width, data } = picture
  return { ...picture, height: bottom - top, data: data.slice(top * width, bottom * width) }
}

/** Grays spread from the darkest hundredth, black, to the paper, white. A page all of one gray stays as it is. */
export function stretch(picture: GrayPicture): GrayPicture {
  const counts = countGrays(picture)
  const black = grayAt(counts, DARKEST * picture.data.length)
  const white = grayAt(counts, picture.data.length / 2)
  if (white - black < LEAST_SPREAD) return picture
  const spread = Uint8ClampedArray.from(counts, (_, gray) => ((gray - black) * 255) / (white - black))
  const data = new Uint8Array(picture.data.length)
  for (let at = 0; at < data.length; at++) data[at] = spread[picture.data[at] as number] as number
  return { ...picture, data }
}

function countGrays({ data }: GrayPicture): Uint32Array {
  const counts = new Uint32Array(256)
  for (const gray of data) counts[gray] = (counts[gray] as number) + 1
  return counts
}

/** The gray that `count` pixels do not exceed. */
function grayAt(counts: Uint32Array, count: number): number {
  let sum = 0
  return counts.findIndex((many) => {
    sum += many
    return sum >= count
  })
}
