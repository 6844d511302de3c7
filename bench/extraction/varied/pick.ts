import type { Random } from '../../../samples/make/scans/random.ts'

/** One of them; a text is parted at its bars. */
export function pick(random: Random, from: string): string
export function pick<T>(random: Random, from: readonly T[]): T
export function pick<T>(random: Random, from: string | readonly T[]): string | T {
  const all = typeof from === 'string' ? from.split('|') : from
  const found = all[Math.floor(random() * all.length)]
  if (found === undefined) throw new Error('there is nothing to pick from')
  return found
}

/** True so often. */
export const happens = (random: Random, share: number) => random() < share

/** A whole number from `least` up to `most`. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1))
