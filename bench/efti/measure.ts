/** Milliseconds of processor time that one call takes: the median of several rounds, the first ones thrown away. */
export function processorTime(work: () => unknown, atLeastMs = 150): number {
  const times = calls(work, atLeastMs)
  return rounds(work, times)
}

const ROUNDS = 7

/** As many calls as fill the time, which also lets the engine compile what it runs. */
function calls(work: () => unknown, atLeastMs: number): number {
  let count = 0
  for (const began = performance.now(); count < 2 || performance.now() - began < atLeastMs; count += 1) work()
  return count
}

function rounds(work: () => unknown, count: number): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    for (let n = 0; n < count; n += 1) work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / count
  })
  return median(times)
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
