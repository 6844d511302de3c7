import sharp, { type Sharp } from 'sharp'
import type { GrayPicture } from '../ocr-engine.ts'

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
  paper = 255,
): Promise<GrayPicture> {
  if (degrees === 0) return picture
  const background = { r: paper, g: paper, b: paper }
  return finish(open(picture).rotate(degrees, { background }), picture.dpi)
}

/** The gray that most of a page is: its paper. */
export function paperOf({ data }: GrayPicture): number {
  const counts = new Uint32Array(256)
  for (const gray of data) counts[gray] = (counts[gray] as number) + 1
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
