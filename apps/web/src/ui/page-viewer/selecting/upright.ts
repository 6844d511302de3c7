export type Box = readonly [number, number, number, number]
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

/** A point of a page after a turn clockwise, in degrees. */
export function turnPoint({ x, y }: Point, turn: number, { width, height }: Size): Point {
  if (turn === 90) return { x: height - y, y: x }
  if (turn === 180) return { x: width - x, y: height - y }
  if (turn === 270) return { x: y, y: width - x }
  return { x, y }
}

export function turnBox([left, top, right, bottom]: Box, turn: number, page: Size): Box {
  const one = turnPoint({ x: left, y: top }, turn, page)
  const other = turnPoint({ x: right, y: bottom }, turn, page)
  return [
    Math.min(one.x, other.x),
    Math.min(one.y, other.y),
    Math.max(one.x, other.x),
    Math.max(one.y, other.y),
  ]
}

/**
 * Where on the page a point of the screen is.
 * @param shown the page on the screen, turned by `turn`
 */
export function pointOnPage(
  screen: Point,
  shown: { left: number; top: number },
  { scale, turn }: { scale: number; turn: number },
  page: Size,
): Point {
  const at = { x: (screen.x - shown.left) / scale, y: (screen.y - shown.top) / scale }
  const lying = turn % 180 === 0 ? page : { width: page.height, height: page.width }
  return turnPoint(at, (360 - turn) % 360, lying)
}
