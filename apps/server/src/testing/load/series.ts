import type { Bound, Look } from './judge.ts'
import type { Vitals } from './vitals.ts'

/**
 * A quarter of its level in an hour doubles it in four, within a shift. The least rise is what the lowest looks of processes of 400 to 700 MB moved
 * by themselves. What counts as chance says how small a leak could have been seen: in half an hour some 160 MB of the worker.
 */
export const MEMORY: Bound = { shareAnHour: 0.25, leastRise: 30 }
/** The people stay the same. Five come and go with files that are just being written and with connections kept for the next call. */
export const HANDLES: Bound = { shareAnHour: 0, leastRise: 5 }
/** Pools grow up to their size in the first minutes; later one or two come and go. */
export const CONNECTIONS: Bound = { shareAnHour: 0, leastRise: 3 }

/** So many parts of the time memory is seen in: of each only its lowest look, which is what the collector leaves. */
const PARTS = 24

export interface Series {
  name: string
  bound: Bound
  looks: Look[]
}

/** What must stay flat, each by itself. */
export function seriesOf(vitals: readonly Vitals[]): Series[] {
  const all: Series[] = []
  const add = (name: string, bound: Bound, read: (one: Vitals) => number) => {
    const looks = vitals.map((one) => ({ atMs: one.atMs, value: read(one) }))
    all.push({ name, bound, looks: bound === MEMORY ? lowest(looks) : looks })
  }
  for (const part of Object.keys(vitals[0]?.memory ?? {}))
    add(`MB of ${part}`, MEMORY, ({ memory }) => memory[part] ?? 0)
  for (const part of Object.keys(vitals[0]?.handles ?? {}))
    add(`handles of ${part}`, HANDLES, ({ handles }) => handles[part] ?? 0)
  add('connections to the database', CONNECTIONS, ({ connections }) =>
    Object.values(connections).reduce((sum, count) => sum + count, 0),
  )
  return all
}

/** Of each part of the time, its lowest look. */
export function lowest(looks: readonly Look[]): Look[] {
  const partMs = (looks.at(-1)?.atMs ?? 0) / PARTS
  const parts = Map.groupBy(looks, ({ atMs }) => Math.min(PARTS - 1, Math.floor(atMs / partMs)))
  return [...parts.values()].flatMap((part) => part.toSorted((a, b) => a.value - b.value).slice(0, 1))
}
