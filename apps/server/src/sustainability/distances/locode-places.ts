import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Coordinates } from './great-circle.ts'

const table = z.object({ places: z.record(z.string(), z.string()) })

let byCountry: Record<string, string> | null = null

/** Ports, rail terminals and airports of UN/LOCODE to the minute of arc; null for a code without coordinates. 'DEHAM' */
export function placeOfLocode(code: string): Coordinates | null {
  byCountry ??= table.parse(
    JSON.parse(readFileSync(new URL('./locode-coordinates.json', import.meta.url), 'utf8')),
  ).places
  const places = byCountry[code.slice(0, 2)]
  const found = places?.match(new RegExp(`(?:^| )${code.slice(2)}(-?\\d+),(-?\\d+)`))
  if (!found) return null
  return { latitude: Number(found[1]) / 60, longitude: Number(found[2]) / 60 }
}
