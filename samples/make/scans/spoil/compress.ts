import { type Picture, sharpOf } from './picture.ts'

export interface Compressed {
  bytes: Buffer
  width: number
  height: number
  dpi: number
}

export async function toJpeg(picture: Picture, quality: number): Promise<Compressed> {
  const bytes = await sharpOf(picture).jpeg({ quality }).toBuffer()
  return { bytes, width: picture.width, height: picture.height, dpi: picture.dpi }
}

/** Black and white as a fax sends it. */
export async function toFax(picture: Picture, threshold: number): Promise<Compressed> {
  const data = picture.data.map((gray) => (gray < threshold ? 0 : 255))
  const bytes = await sharpOf({ ...picture, data })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
  return { bytes, width: picture.width, height: picture.height, dpi: picture.dpi }
}
