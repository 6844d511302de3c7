type Point = [number, number]

/** Where a sheet of paper lies on a photograph of it. */
export interface Sheet {
  /** Top left, top right, bottom right, bottom left, as shares of the photograph's width and height. */
  corners: [Point, Point, Point, Point]
  /** How far the middles of its upper and its lower edge are bent down, as shares of its height. */
  arches: [number, number]
}

interface Size {
  width: number
  height: number
}

/** The sheet by itself, laid flat, in the units of the photograph. */
export function sheetSize(sheet: Sheet, photo: Size): Size {
  const [a, b, c, d] = cornersOf(sheet, photo)
  return { width: (apart(a, b) + apart(d, c)) / 2, height: (apart(a, d) + apart(b, c)) / 2 }
}

/** From points of the flat sheet to those of the photograph, and exactly back. */
export function sheetPlaces(sheet: Sheet, photo: Size) {
  const { width, height } = sheetSize(sheet, photo)
  const [upper, lower] = sheet.arches
  const [a, b, c, d, e, f, g, h] = squareTo(cornersOf(sheet, photo))
  return {
    toPhoto: (x: number, y: number): Point => {
      const u = x / width
      const arch = 4 * u * (1 - u)
      const v = y / height + arch * (upper + (y / height) * (lower - upper))
      const far = g * u + h * v + 1
      return [(a * u + b * v + c) / far, (d * u + e * v + f) / far]
    },
    toSheet: (x: number, y: number): Point => {
      const [ax, bx] = [a - x * g, b - x * h]
      const [ay, by] = [d - y * g, e - y * h]
      const all = ax * by - bx * ay
      const u = ((x - c) * by - (y - f) * bx) / all
      const bent = ((y - f) * ax - (x - c) * ay) / all
      const arch = 4 * u * (1 - u)
      return [u * width, ((bent - arch * upper) / (1 + arch * (lower - upper))) * height]
    },
  }
}

type Corners = Sheet['corners']
type Projection = [number, number, number, number, number, number, number, number]

const cornersOf = ({ corners }: Sheet, { width, height }: Size): Corners =>
  corners.map(([x, y]): Point => [x * width, y * height]) as Corners

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** The square from 0 to 1 onto four corners (Heckbert, Fundamentals of Texture Mapping, 2.2.3). */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Projection {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const all = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / all
  const h = (dx1 * sy - sx * dy1) / all
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h]
}
