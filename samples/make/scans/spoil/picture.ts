import sharp, { type Sharp } from 'sharp'

/** A gray page: one byte a pixel, row by row from the top left. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
  dpi: number
}

export function emptyLike({ width, height, dpi }: Picture): Picture {
  return { width, height, dpi, data: new Uint8Array(width * height) }
}

export function sharpOf({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } }).toColourspace('b-w')
}

export async function pictureOf(image: Sharp, dpi: number): Promise<Picture> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== 1) throw new Error(`${info.channels} channels where one was asked for`)
  return { width: info.width, height: info.height, dpi, data: new Uint8Array(data) }
}
