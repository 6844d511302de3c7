import type { Box } from './pages.ts'
import { type Sheet, sheetPlaces, sheetSize } from './sheet.ts'

/** How the print lies on its page. Without it: upright. */
export interface Pose {
  /** The sheet that a photograph shows, seen from aside; turn and skew are those of the sheet laid flat. */
  sheet?: Sheet
  /** Degrees clockwise that turn the print upright. */
  turn: 0 | 90 | 180 | 270
  /** Degrees that its lines fall to the right after that turn, -10 to 10. */
  skew: number
}

export interface Size {
  width: number
  height: number
}

/** The page, or the sheet that a photograph shows, after the turn. */
export function uprightSize({ turn, sheet }: Pose, page: Size): Size {
  const { width, height } = sheet ? sheetSize(sheet, page) : page
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/**
 * A box of the page as it is read, lines level and upright. Its middle is moved and its sides are kept, so that a
 * word's box does not grow by leaning; `lieDown` is the exact way back.
 * @param page size of the page as it lies
 */
export function standUp(box: Box, pose: Pose, page: Size): Box {
  const { x, y, width, height } = flatten(middleOf(box), pose, page)
  const turned = turnPoint(x, y, pose.turn, uprightSize({ ...pose, turn: 0 }, page))
  const [cx, cy] = rotate(turned, -pose.skew, uprightSize(pose, page))
  return pose.turn % 180 === 0 ? around(cx, cy, width, height) : around(cx, cy, height, width)
}

/** A box as it is read, back to where it lies on the page. */
export function lieDown(box: Box, pose: Pose, page: Size): Box {
  const { x, y, width, height } = middleOf(box)
  const upright = uprightSize(pose, page)
  const [tx, ty] = rotate([x, y], pose.skew, upright)
  const back = ((360 - pose.turn) % 360) as Pose['turn']
  const [cx, cy] = turnPoint(tx, ty, back, upright)
  const [across, down] = pose.turn % 180 === 0 ? [width, height] : [height, width]
  const lying = photographed({ x: cx, y: cy, width: across, height: down }, pose, page)
  return around(lying.x, lying.y, lying.width, lying.height)
}

interface Middle extends Size {
  x: number
  y: number
}

/** On the sheet laid flat, as much larger or smaller as the sheet is there on its photograph. */
function flatten(middle: Middle, { sheet }: Pose, page: Size): Middle {
  if (!sheet) return middle
  const { toSheet, toPhoto } = sheetPlaces(sheet, page)
  const [x, y] = toSheet(middle.x, middle.y)
  const [across, down] = scalesAt(x, y, toPhoto)
  return { x, y, width: middle.width / across, height: middle.height / down }
}

function photographed({ x, y, width, height }: Middle, { sheet }: Pose, page: Size): Middle {
  if (!sheet) return { x, y, width, height }
  const { toPhoto } = sheetPlaces(sheet, page)
  const [across, down] = scalesAt(x, y, toPhoto)
  const [cx, cy] = toPhoto(x, y)
  return { x: cx, y: cy, width: width * across, height: height * down }
}

/** Lengths on the photograph of one unit of the flat sheet across and down, at a point of it. */
function scalesAt(x: number, y: number, toPhoto: (x: number, y: number) => [number, number]) {
  const apart = ([ax, ay]: [number, number], [bx, by]: [number, number]) => Math.hypot(ax - bx, ay - by)
  return [
    apart(toPhoto(x - 0.5, y), toPhoto(x + 0.5, y)),
    apart(toPhoto(x, y - 0.5), toPhoto(x, y + 0.5)),
  ] as const
}

function middleOf(box: Box) {
  return {
    x: (box[0] + box[2]) / 2,
    y: (box[1] + box[3]) / 2,
    width: box[2] - box[0],
    height: box[3] - box[1],
  }
}

function around(x: number, y: number, width: number, height: number): Box {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
}

function turnPoint(x: number, y: number, turn: Pose['turn'], { width, height }: Size): [number, number] {
  if (turn === 90) return [height - y, x]
  if (turn === 180) return [width - x, height - y]
  if (turn === 270) return [y, width - x]
  return [x, y]
}

/** Clockwise about the middle, in a space whose y points down. */
function rotate([x, y]: [number, number], degrees: number, { width, height }: Size): [number, number] {
  if (degrees === 0) return [x, y]
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - width / 2, y - height / 2]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos]
}
