/** The same seed gives the same order of victims and moments; which act meets which crash is up to the machine as well. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number
  oneOf<T>(choices: readonly T[]): T
}

/** Mulberry32: small, and good enough to choose among a few. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    oneOf<T>(choices: readonly T[]): T {
      const chosen = choices[Math.floor(next() * choices.length)]
      if (chosen === undefined) throw new Error('nothing to choose from')
      return chosen
    },
  }
}
