import type { Bound, Look } from './judge.ts'
import type { Vitals } from './vitals.ts'

/**
 * A quarter of its level in an hour doubles it within a working morning of four; over a second half of a quarter of an hour that is some 20 MB
 * of 300, less than which the collector moves the line by itself.
 */
export const MEMORY: Bound = { shareAnHour: 0.25, leastRise: 12 }
/** The people stay the same. Five come and go with files that are just being written and with connections kept for the next call. */
export const HANDLES: Bound = { shareAnHour: 0, leastRise: 5 }
/** Pools grow up to their size in the first minutes; later one or two come and go. */
export const CONNECTIONS: Bound = { shareAnHour: 0, leastRise: 3 }

export interface Series {
  name: string
  bound: Bound
  looks: Look[]
}

/** What must stay flat, each by itself. */
export function seriesOf(vitals: readonly Vitals[]): Series[] {
  const all: Series[] = []
  const add = (name: string, bound: Bound, read: (one: Vitals) => number) =>
    all.push({ name, bound, looks: vitals.map((one) => ({ atMs: one.atMs, value: read(one) })) })
  for (const part of Object.keys(vitals[0]?.memory ?? {}))
    add(`MB of ${part}`, MEMORY, ({ memory }) => memory[part] ?? 0)
  for (const part of Object.keys(vitals[0]?.handles ?? {}))
    add(`handles of ${part}`, HANDLES, ({ handles }) => handles[part] ?? 0)
  add('connections to the database', CONNECTIONS, ({ connections }) =>
    Object.values(connections).reduce((sum, count) => sum + count, 0),
  )
  return all
}
