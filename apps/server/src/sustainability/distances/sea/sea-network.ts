import { type Coordinates, greatCircleKm } from '../great-circle.ts'
import type { SeaPoint } from './lines.ts'
import { nearest, readNetwork } from './read-network.ts'

let points: SeaPoint[] | null = null

const routes = new Map<string, number | null>()
const MOST_ROUTES = 5_000

/** The shortest way of a ship between two ports; null where one of them is too far from any route, or no route joins them. */
export function seaKm(from: Coordinates, to: Coordinates): number | null {
  // There and back are one way.
  const key = [from, to]
    .map(({ latitude, longitude }) => `${latitude} ${longitude}`)
    .sort()
    .join(' - ')
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

/** A*, with a heap of [km so far and as the crow flies from there, point]. */
function shortest(all: readonly SeaPoint[], from: number, to: number): number | null {
  const goal = all[to]
  if (!goal) return null
  const done = new Float64Array(all.length).fill(Number.POSITIVE_INFINITY)
  const isLeft = new Uint8Array(all.length)
  const heap: [number, number][] = [[0, from]]
  done[from] = 0
  while (heap.length > 0) {
    const [, at] = takeLeast(heap)
    const km = done[at] ?? 0
    if (at === to) return km
    if (isLeft[at] === 1) continue
    isLeft[at] = 1
    for (const next of all[at]?.to ?? []) {
      const there = km + next.km
      const point = all[next.at]
      if (!point || there >= (done[next.at] ?? 0)) continue
      done[next.at] = there
      put(heap, [there + greatCircleKm(point, goal), next.at])
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
    const left = 2 * at + 1
    const kid = keyAt(heap, left + 1) < keyAt(heap, left) ? left + 1 : left
    if (keyAt(heap, kid) >= last[0]) return least
    swap(heap, at, kid)
    at = kid
  }
}

const keyAt = (heap: readonly [number, number][], at: number) => heap[at]?.[0] ?? Number.POSITIVE_INFINITY

function swap(heap: [number, number][], one: number, other: number): void {
  const [left, right] = [heap[one], heap[other]]
  if (left && right) [heap[one], heap[other]] = [right, left]
}
