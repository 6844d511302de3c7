import { link, type SeaPoint, type Stretch, stretchesOf } from './lines.ts'

interface BoxedStretch {
  ends: Stretch
  west: number
  east: number
  south: number
  north: number
}

/** A point wherever two lines cross: ships turn there, though the network was drawn without one. */
export function crossLines(all: SeaPoint[]): void {
  const stretches = fromWestToEast(all)
  for (const [i, one] of stretches.entries()) {
    for (let j = i + 1; j < stretches.length; j++) {
      const other = stretches[j]
      if (!other || other.west > one.east) break
      if (other.south > one.north || other.north < one.south) continue
      if (one.ends.some((end) => other.ends.includes(end))) continue
      const crossing = crossingOf(all, one, other)
      if (!crossing) continue
      const at = all.push({ ...crossing, to: [] }) - 1
      for (const end of [...one.ends, ...other.ends]) link(all, at, end)
    }
  }
}

function fromWestToEast(all: readonly SeaPoint[]): BoxedStretch[] {
  return stretchesOf(all)
    .flatMap((ends): BoxedStretch[] => {
      const [one, other] = [all[ends[0]], all[ends[1]]]
      if (!one || !other) return []
      const longitudes = [one.longitude, other.longitude] as const
      const latitudes = [one.latitude, other.latitude] as const
      return [
        {
          ends,
          west: Math.min(...longitudes),
          east: Math.max(...longitudes),
          south: Math.min(...latitudes),
          north: Math.max(...latitudes),
        },
      ]
    })
    .sort((left, right) => left.west - right.west)
}

/** Lines are straight on a map of degrees, as they were drawn. */
function crossingOf(
  all: readonly SeaPoint[],
  { ends: [a, b] }: BoxedStretch,
  { ends: [c, d] }: BoxedStretch,
) {
  const [from, to, start, end] = [all[a], all[b], all[c], all[d]]
  if (!from || !to || !start || !end) return null
  const [east, north] = [to.longitude - from.longitude, to.latitude - from.latitude]
  const [x, y] = [end.longitude - start.longitude, end.latitude - start.latitude]
  const turn = east * y - north * x
  if (turn === 0) return null
  const [dx, dy] = [start.longitude - from.longitude, start.latitude - from.latitude]
  const along = (dx * y - dy * x) / turn
  const across = (dx * north - dy * east) / turn
  if (along < 0 || along > 1 || across < 0 || across > 1) return null
  return { longitude: from.longitude + along * east, latitude: from.latitude + along * north }
}
