import type { GrayPicture } from '../ocr-engine.ts'
import { shrink } from './pixels.ts'

/** Bands are looked for with so few pixels that the letters in them melt into their ground. */
const DPI = 40
/** Gray levels of a picture whose paper is white and whose ink is black. */
const DARK = 140
/** Of the ground of a gray band: dark type on it is taken for a part of a photograph. */
const GRAY = 215
/** Type that is darker than its ground shows on a lighter one only; what is darker on black is grain. */
const ROOM = 80
/** Of a gray band so much is as gray as its ground, within so many levels; of letters that touch on a coarse scan it is not. */
const FLAT = { share: 0.6, levels: 35 }
/** In inches: a line of type fits in, or the number of a box on its badge; a gray page is no band. */
const LOWEST = 0.1
const HIGHEST_GRAY = 1.5
const SHORTEST = 0.14
/** Share of the rectangle around a band that is dark: what is less full is a drawing or a shadow. */
const FULL = 0.75
/** Share of a band that its letters take: less is a plain bar, more a bar code or a picture. */
const LETTERS = { least: 0.01, most: 0.45 }
/** Pixels: the edge of a band fades into the paper. */
const EDGE = 2
/**
 * Share of a row or column along each side of a band that is dark. Bold type melts into dark ground too, but its outline is
 * open: of 160 areas found on 66 documents a hundred were totals, numbers and titles in bold.
 */
const CLOSED = { rows: 0.92, columns: 0.8 }
/** How far inside that row may lie, as a share: a ruled line may run beside the band, and a long band leans a little. */
const INSIDE = 0.25

/** Left, top, right, bottom in pixels; the last ones are outside. */
type Area = [number, number, number, number]

interface Found {
  area: Area
  /** Its pixels are darker. */
  limit: number
}

/**
 * White letters on dark bands, as heads of forms and of tables have them, become dark ones on white, and the ground of gray
 * bands becomes white: the engine reads no others. The picture is level, its paper white; pixels are changed in a copy.
 */
export async function lightenBands(picture: GrayPicture): Promise<GrayPicture> {
  const small = await shrink(picture, DPI)
  const darker = (limit: number): Found[] =>
    areasDarker(small, limit).map((area) => ({
      area: area.map((at) => Math.round((at * picture.width) / small.width)) as Area,
      limit,
    }))
  const bands: Found[] = []
  const gray = darker(GRAY)
    .filter(({ area: [, top, , bottom] }) => bottom - top <= HIGHEST_GRAY * picture.dpi)
    .filter(({ area }) => isFlat(graysOf(picture, area)))
  for (const found of [...darker(DARK), ...gray]) {
    const area = closedArea(picture, atEdges(picture, found), found.limit)
    if (area && !bands.some((band) => overlap(area, band.area))) bands.push({ ...found, area })
  }
  if (bands.length === 0) return picture
  const data = Uint8Array.from(picture.data)
  for (const band of bands) lighten({ ...picture, data }, band)
  return { ...picture, data }
}

/** Bands by themselves, and those that ruled lines join to the boxes of a table below. */
function areasDarker(small: GrayPicture, limit: number): Area[] {
  const dark = small.data.map((gray) => (gray < limit ? 1 : 0))
  const alone = filledAreas(small, dark)
  const ruled = filledAreas(small, withoutLines(small, dark))
  return [...alone, ...ruled.filter((area) => !alone.some((other) => overlap(area, other)))]
}

const overlap = (a: Area, b: Area) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Without what is one pixel thick: a ruled line is, with so few pixels. */
function withoutLines({ width, height }: GrayPicture, dark: Uint8Array): Uint8Array {
  const at = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x]
  return dark.map((own, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return own && (at(x, y - 1) || at(x, y + 1)) && (at(x - 1, y) || at(x + 1, y)) ? 1 : 0
  })
}

/** Rectangles of connected dark pixels that are nearly full of them. */
function filledAreas({ width, height, dpi }: GrayPicture, dark: Uint8Array): Area[] {
  const seen = new Uint8Array(dark.length)
  const areas: Area[] = []
  for (let start = 0; start < dark.length; start++) {
    if (seen[start] || !dark[start]) continue
    const area: Area = [width, height, 0, 0]
    const waiting = [start]
    let count = 0
    seen[start] = 1
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      count++
      area[0] = Math.min(area[0], x)
      area[1] = Math.min(area[1], y)
      area[2] = Math.max(area[2], x + 1)
      area[3] = Math.max(area[3], y + 1)
      const beside = [x > 0 ? at - 1 : at, x + 1 < width ? at + 1 : at, at - width, at + width]
      for (const next of beside) {
        if (next < 0 || next >= dark.length || seen[next] || !dark[next]) continue
        seen[next] = 1
        waiting.push(next)
      }
    }
    const [across, down] = [area[2] - area[0], area[3] - area[1]]
    if (down >= LOWEST * dpi && across >= SHORTEST * dpi && count >= FULL * across * down) areas.push(area)
  }
  return areas
}

/** The same rectangle to the pixel: its outer rows and columns are mostly dark. */
function atEdges(picture: GrayPicture, { area: [left, top, right, bottom], limit }: Found): Area {
  const reach = Math.ceil(picture.dpi / DPI) + EDGE
  const isDarkRow = (y: number) => darkShare(picture, [left, y, right, y + 1], limit) > 0.5
  const isDarkColumn = (x: number) => darkShare(picture, [x, top, x + 1, bottom], limit) > 0.5
  const first = (from: number, step: number, isDark: (at: number) => boolean) => {
    for (let moved = 0; moved <= 2 * reach; moved++)
      if (isDark(from + step * moved)) return from + step * moved
    return from + step * reach
  }
  return [
    first(left - reach, 1, isDarkColumn),
    first(top - reach, 1, isDarkRow),
    first(right + reach - 1, -1, isDarkColumn) + 1,
    first(bottom + reach - 1, -1, isDarkRow) + 1,
  ]
}

/** The area within its four sides that are dark from end to end; null where one is not. */
function closedArea(picture: GrayPicture, [left, top, right, bottom]: Area, limit: number): Area | null {
  const inset = (length: number, least: number, lineAt: (off: number) => Area) => {
    for (let off = EDGE; off <= EDGE + INSIDE * length; off++)
      if (darkShare(picture, lineAt(off), limit) >= least) return off - EDGE
    return Number.NaN
  }
  const [y0, y1] = [top + EDGE, bottom - EDGE]
  const columnsIn = (lineAt: (off: number) => Area) => inset(right - left, CLOSED.columns, lineAt)
  const x0 = left + columnsIn((off) => [left + off, y0, left + off + 1, y1])
  const x1 = right - columnsIn((off) => [right - off - 1, y0, right - off, y1])
  const rowsIn = (lineAt: (off: number) => Area) => inset(bottom - top, CLOSED.rows, lineAt)
  const above = rowsIn((off) => [x0 + EDGE, top + off, x1 - EDGE, top + off + 1])
  const below = rowsIn((off) => [x0 + EDGE, bottom - off - 1, x1 - EDGE, bottom - off])
  const area: Area = [x0, top + above, x1, bottom - below]
  return area.some(Number.isNaN) ? null : area
}

function darkShare(picture: GrayPicture, area: Area, limit: number): number {
  let [dark, all] = [0, 0]
  for (const gray of graysOf(picture, area)) {
    all++
    if (gray < limit) dark++
  }
  return all === 0 ? 0 : dark / all
}

/** Mostly of one gray that is neither ink nor paper; every hundredth pixel is looked at. */
function isFlat(grays: Iterable<number>): boolean {
  const some = [...grays].filter((_, at) => at % 97 === 0).sort((a, b) => a - b)
  const ground = some[some.length >> 1] ?? 255
  const alike = some.filter((gray) => Math.abs(gray - ground) < FLAT.levels).length
  return ground >= DARK && ground < GRAY && alike >= FLAT.share * some.length
}

function* graysOf({ data, width, height }: GrayPicture, [left, top, right, bottom]: Area): Generator<number> {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) yield data[y * width + x] as number
}

/** The ground becomes white and what is lighter than it as dark as it was light; the fading edge becomes paper. */
function lighten(picture: GrayPicture, { area: [left, top, right, bottom], limit }: Found): void {
  const { data, width, height } = picture
  const grays = [...graysOf(picture, [left, top, right, bottom])].sort((a, b) => a - b)
  const ground = grays[grays.length >> 1] ?? 255
  const middle = (ground + 255) / 2
  const share = (isLetter: (gray: number) => boolean) =>
    grays.filter(isLetter).length / Math.max(1, grays.length)
  const letters = share((gray) => gray > middle)
  const darker = ground > ROOM ? share((gray) => gray < ground / 2) : 0
  if (ground >= limit || Math.max(letters, darker) < LETTERS.least || letters > LETTERS.most) return
  const grayOf = limit === GRAY || darker > letters ? lifted : turned
  for (let y = Math.max(0, top - EDGE); y < Math.min(height, bottom + EDGE); y++) {
    for (let x = Math.max(0, left - EDGE); x < Math.min(width, right + EDGE); x++) {
      const at = y * width + x
      const isEdge = y < top + 1 || y >= bottom - 1 || x < left + 1 || x >= right - 1
      data[at] = isEdge ? 255 : grayOf(data[at] as number, ground)
    }
  }
}

const turned = (gray: number, ground: number) =>
  255 - Math.round((Math.max(0, gray - ground) * 255) / (255 - ground))

/** Dark letters on a gray band stay dark. */
const lifted = (gray: number, ground: number) => Math.min(255, Math.round((gray * 255) / ground))
