import { GATEWAYS, type Gateway, type Part, partOf } from './gateways.ts'
import { type Coordinates, greatCircleKm } from './great-circle.ts'
import { islandOf } from './islands.ts'

export interface RoadPlace extends Coordinates {
  country: string
}

export interface RoadDistance {
  km: number
  /** Great circles from gateway to gateway, before the detour factor. */
  greatCircleKm: number
  /** Names, in order. */
  via: string[]
  /** Some of the way is by ship or train. */
  crosses: boolean
}

/**
 * How much longer roads are than great circles between gateways. Fitted to fifteen of the pairs in docs/EMISSIONS.md, compared
 * against the other fifteen.
 */
export const ROAD_DETOUR = 1.24

/** More passages of two parts of Europe than any journey needs. */
const MOST_GATEWAYS = 4

/** Tenants have lanes: most journeys were gone before. */
const known = new Map<string, RoadDistance | null>()
const MOST_KNOWN = 20_000

/** The shortest way by road that we can find without a map; null where no road joins the two. */
export function roadDistance(from: RoadPlace, to: RoadPlace): RoadDistance | null {
  const key = `${from.country} ${from.latitude} ${from.longitude} ${to.country} ${to.latitude} ${to.longitude}`
  const there = known.get(key)
  if (there !== undefined) return there
  if (known.size >= MOST_KNOWN) known.clear()
  const distance = findRoad(from, to)
  known.set(key, distance)
  return distance
}

function findRoad(from: RoadPlace, to: RoadPlace): RoadDistance | null {
  const start = partOf(from.country, from)
  const end = partOf(to.country, to)
  // Inside of one country, wherever it is, there are roads, and on one island of it.
  const isOneLand = from.country === to.country && islandOf(from.country, from) === islandOf(to.country, to)
  if (isOneLand || (start !== null && start === end)) return asRoad(greatCircleKm(from, to), [])
  if (start === null || end === null) return null
  return bestWay(from, start, to, end)
}

function bestWay(from: Coordinates, start: Part, to: Coordinates, end: Part): RoadDistance | null {
  let best: RoadDistance | null = null
  const go = (here: Coordinates, part: Part, km: number, via: readonly Gateway[]) => {
    if (part === end) {
      const whole = asRoad(km + greatCircleKm(here, to), via)
      if (best === null || whole.km < best.km) best = whole
    }
    if (via.length === MOST_GATEWAYS || (best !== null && km >= best.greatCircleKm)) return
    for (const gateway of GATEWAYS) {
      const [one, other] = gateway.between
      if (via.includes(gateway) || (one !== part && other !== part)) continue
      go(gateway, one === part ? other : one, km + greatCircleKm(here, gateway), [...via, gateway])
    }
  }
  go(from, start, 0, [])
  return best
}

function asRoad(km: number, via: readonly Gateway[]): RoadDistance {
  return {
    km: km * ROAD_DETOUR,
    greatCircleKm: km,
    via: via.map(({ name }) => name),
    crosses: via.some(({ isCrossing }) => isCrossing),
  }
}
