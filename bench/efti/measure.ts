const ROUNDS = 9
const WARM_UP_MS = 1500
const ROUND_MS = 150

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
