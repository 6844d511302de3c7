import type { Random } from '../random.ts'

type Point = [number, number]

/** How a phone is held over a sheet. */
export interface Photo {
  /** Degrees that it looks from the top, the foot or a side, at most. */
  tilt: number
  /** How far the middle of a line is bent up or down with the sheet, as a share of the sheet's height, at most. */
  bend: number
  /** How much of the table shows on each side, as a share of the sheet's height; somewhat more or less on each. */
  margin: number
  /** Share of light that the shadow of hand and phone takes. */
  shadow: number
  /** Pixels that the hand moves while the picture is taken. */
  shake: number
}

/** Where the points of a sheet are on its photograph, in points of the file, whose longer side is that of A4. */
export interface View {
  width: number
  height: number
  /** From the sheet, in points. */
  toPhoto: (point: Point) => Point
  /** Back to the sheet; beyond its edges where the table is. */
  toSheet: (point: Point) => Point
  /** How much smaller the file shows the sheet than it is. */
  scale: number
}

/** How far the phone is, in heights of the sheet. */
const DISTANCE = 1.4
const FILE_HEIGHT = 842

/** A phone held by hand; `skew` in degrees clockwise. Sizes in points. */
export function viewOf(
  { width, height }: { width: number; height: number },
  { tilt, bend, margin }: Photo,
  skew: number,
  random: Random,
): View {
  const either = () => (random() < 0.5 ? -1 : 1) * (0.6 + 0.4 * random())
  const away = DISTANCE * Math.max(width, height)
  const project = projection(rotation(skew, tilt * either(), tilt * 0.7 * either()), away)
  const arch = bend * height * either()
  const bent = ([x, y]: Point): Point => [
    x - width / 2,
    y - height / 2 + 4 * arch * (x / width) * (1 - x / width),
  ]
  const flattened = ([x, y]: Point): Point => {
    const across = x / width + 0.5
    return [x + width / 2, y + height / 2 - 4 * arch * across * (1 - across)]
  }
  const outline = outlineOf(width, height).map((point) => project.there(bent(point)))
  const free = () => margin * height * (0.5 + random())
  const left = Math.min(...outline.map(([x]) => x)) - free()
  const top = Math.min(...outline.map(([, y]) => y)) - free()
  const wide = Math.max(...outline.map(([x]) => x)) + free() - left
  const high = Math.max(...outline.map(([, y]) => y)) + free() - top
  const scale = FILE_HEIGHT / Math.max(wide, high)
  return {
    width: wide * scale,
    height: high * scale,
    toPhoto: (point) => {
      const [x, y] = project.there(bent(point))
      return [(x - left) * scale, (y - top) * scale]
    },
    toSheet: ([x, y]) => flattened(project.back([x / scale + left, y / scale + top])),
    scale,
  }
}

type Axes = [[number, number], [number, number], [number, number]]

/** Where the two sides of the sheet point: right, down and away from the phone. */
function rotation(skew: number, tilt: number, turn: number): Axes {
  const [a, b, c] = [skew, tilt, turn].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const side = [Math.cos(c), 0, Math.sin(c)] as const
  const foot = [-Math.sin(b) * Math.sin(c), Math.cos(b), Math.sin(b) * Math.cos(c)] as const
  const spin = ([x, y]: readonly [number, number, number]): Point => [
    x * Math.cos(a) - y * Math.sin(a),
    x * Math.sin(a) + y * Math.cos(a),
  ]
  const [sx, sy] = spin(side)
  const [fx, fy] = spin(foot)
  return [
    [sx, fx],
    [sy, fy],
    [side[2], foot[2]],
  ]
}

/** Through a pinhole, and back to the plane of the sheet. */
function projection([[xx, xy], [yx, yy], [zx, zy]]: Axes, away: number) {
  return {
    there: ([x, y]: Point): Point => {
      const near = away / (away + zx * x + zy * y)
      return [(xx * x + xy * y) * near, (yx * x + yy * y) * near]
    },
    back: ([u, v]: Point): Point => {
      const [a, b] = [away * xx - u * zx, away * xy - u * zy]
      const [c, d] = [away * yx - v * zx, away * yy - v * zy]
      const by = away / (a * d - b * c)
      return [(u * d - v * b) * by, (v * a - u * c) * by]
    },
  }
}

function outlineOf(width: number, height: number): Point[] {
  const shares = Array.from({ length: 21 }, (_, at) => at / 20)
  return shares.flatMap((share): Point[] => [
    [share * width, 0],
    [share * width, height],
    [0, share * height],
    [width, share * height],
  ])
}
