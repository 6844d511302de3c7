import { emptyLike, type Picture } from './picture.ts'

const PAPER = 255

/** The page turned clockwise by some degrees about its middle; its size stays, corners are lost as under a scanner's lid. */
export function skew(picture: Picture, degrees: number): Picture {
  if (degrees === 0) return picture
  const { width, height } = picture
  const turned = emptyLike(picture)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const cos = Math.cos((degrees * Math.PI) / 180)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - width / 2
      const dy = y - height / 2
      const sx = dx * cos + dy * sin + width / 2
      const sy = -dx * sin + dy * cos + height / 2
      turned.data[y * width + x] = between(picture, sx, sy)
    }
  }
  return turned
}

/** Where a point of the page goes, in whatever unit width and height are given. */
export function skewPoint(
  [x, y]: [number, number],
  width: number,
  height: number,
  degrees: number,
): [number, number] {
  const sin = Math.sin((degrees * Math.PI) / 180)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const dx = x - width / 2
  const dy = y - height / 2
  return [dx * cos - dy * sin + width / 2, dx * sin + dy * cos + height / 2]
}

/** The gray between four pixels; paper beyond the edges. */
export function between({ data, width, height }: Picture, x: number, y: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) return PAPER
  const at = y0 * width + x0
  const fx = x - x0
  const fy = y - y0
  const top = (data[at] ?? PAPER) * (1 - fx) + (data[at + 1] ?? PAPER) * fx
  const bottom = (data[at + width] ?? PAPER) * (1 - fx) + (data[at + width + 1] ?? PAPER) * fx
  return top * (1 - fy) + bottom * fy
}
