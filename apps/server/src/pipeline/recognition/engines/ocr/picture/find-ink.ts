import type { GrayPicture } from '../ocr-engine.ts'

/** One byte a pixel: 1 where there is ink. */
export interface Ink {
  width: number
  height: number
  dpi: number
  dots: Uint8Array
}

/** The paper around a dot is judged within this many inches: shadows and stains are wider, letters narrower. */
const AROUND_INCH = 0.12
const DARKER = 0.82
const LEAST_CONTRAST = 18

/** What is clearly darker than the paper around it (Bradley's method: one pass over sums, for any window). */
export function findInk({ width, height, dpi, data }: GrayPicture): Ink {
  const sums = sumTable(data, width, height)
  const dots = new Uint8Array(width * height)
  const reach = Math.max(2, Math.round(AROUND_INCH * dpi))
  const pitch = width + 1
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * pitch
    const bottom = Math.min(height, y + reach + 1) * pitch
    const rows = (bottom - top) / pitch
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum =
        (sums[bottom + right] as number) -
        (sums[bottom + left] as number) -
        (sums[top + right] as number) +
        (sums[top + left] as number)
      const mean = sum / (rows * (right - left))
      const value = data[y * width + x] as number
      if (value < mean * DARKER && mean - value > LEAST_CONTRAST) dots[y * width + x] = 1
    }
  }
  return { width, height, dpi, dots }
}

/** At [y][x] the sum of all pixels above and to the left. */
function sumTable(data: Uint8Array, width: number, height: number): Float64Array {
  const pitch = width + 1
  const sums = new Float64Array(pitch * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number
      sums[(y + 1) * pitch + x + 1] = (sums[y * pitch + x + 1] as number) + row
    }
  }
  return sums
}
