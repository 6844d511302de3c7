import type { Coordinates } from '../great-circle.ts'
import { link, type SeaPoint, type Stretch, stretchesOf } from './lines.ts'

/** An end so near another line was drawn to meet it. */
const MEETS_KM = 10
/** A piece of fewer points that meets nothing is a slip of the pen; the Caspian Sea has sixteen. */
const FEWEST_POINTS = 10

const KM_A_DEGREE = 111.195

/**
 * Lines of the network end on each other without sharing a point: as it is packaged it falls into 125 pieces, and a ship from
 * Felixstowe or Algeciras would come nowhere. Ends are linked to both ends of the stretch that they meet; `takeOutPieces` sees
 * to the rest.
 */
export function joinLines(all: readonly SeaPoint[]): void {
  const stretches = stretchesOf(all)
  const ends = all.flatMap(({ to }, at) => (new Set(to.map((next) => next.at)).size === 1 ? [at] : []))
  for (const end of ends) {
    const own = all[end]?.to[0]?.at
    const point = all[end]
    if (!point) continue
    const met = nearestStretch(
      all,
      point,
      stretches.filter(([a, b]) => ![a, b].some((at) => at === end || at === own)),
    )
    for (const at of met ?? []) link(all, end, at)
  }
}

/** What is left over after all lines were joined. */
export function takeOutPieces(all: readonly SeaPoint[]): void {
  for (const piece of piecesOf(all)) {
    if (piece.length >= FEWEST_POINTS) continue
    for (const at of piece) all[at]?.to.splice(0)
  }
}

function nearestStretch(
  all: readonly SeaPoint[],
  point: Coordinates,
  stretches: readonly Stretch[],
): Stretch | null {
  let best: Stretch | null = null
  let least = MEETS_KM
  for (const stretch of stretches) {
    const [one, other] = [all[stretch[0]], all[stretch[1]]]
    if (!one || !other) continue
    const km = kmFromStretch(point, one, other)
    if (km < least) [best, least] = [stretch, km]
  }
  return best
}

/** On a map whose degrees are as long as they are at the point: the network's lines are straight on such a map. */
function kmFromStretch(point: Coordinates, one: Coordinates, other: Coordinates): number {
  const margin = (2 * MEETS_KM) / KM_A_DEGREE
  if (Math.min(one.latitude, other.latitude) - margin > point.latitude) return Number.POSITIVE_INFINITY
  if (Math.max(one.latitude, other.latitude) + margin < point.latitude) return Number.POSITIVE_INFINITY
  const east = KM_A_DEGREE * Math.cos((point.latitude * Math.PI) / 180)
  const [x1, y1] = [(one.longitude - point.longitude) * east, (one.latitude - point.latitude) * KM_A_DEGREE]
  const [dx, dy] = [(other.longitude - one.longitude) * east, (other.latitude - one.latitude) * KM_A_DEGREE]
  const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x1 + along * dx, y1 + along * dy)
}

function piecesOf(all: readonly SeaPoint[]): number[][] {
  const seen = new Set<number>()
  const pieces: number[][] = []
  for (const start of all.keys()) {
    if (seen.has(start)) continue
    const piece = [start]
    seen.add(start)
    for (const at of piece) {
      for (const next of all[at]?.to ?? []) {
        if (seen.has(next.at)) continue
        seen.add(next.at)
        piece.push(next.at)
      }
    }
    pieces.push(piece)
  }
  return pieces
}
