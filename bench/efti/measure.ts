const ROUNDS = 9
const WARM_UP_MS = 500
const FIRST_WARM_UP_MS = 4000
const ROUND_MS = 150

/** Runs all that will be measured for a while, in turn: three hundred rules take some hundred documents to be compiled. */
export function warmUp(works: readonly (() => unknown)[]): void {
  callFor(() => {
    for (const work of works) work()
  }, FIRST_WARM_UP_MS)
}

/**
 * Milliseconds of processor time that one call takes in a process that has run for a while: the median of several rounds.
 * Processor time, of all threads: on a machine that others use too, the clock on the wall measures them as well.
 */
export function processorTime(work: () => unknown): number {
  callFor(work, WARM_UP_MS)
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    const count = callFor(work, ROUND_MS)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / count
  })
  return median(times)
}

/** How often it was called until the time was over. */
function callFor(work: () => unknown, ms: number): number {
  let count = 0
  for (const began = performance.now(); count < 2 || performance.now() - began < ms; count += 1) work()
  return count
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
