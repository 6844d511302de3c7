const MOST_STEPS = 5

/** Whole numbers for an axis from 0 to at least `most`, at steps of 1, 2 or 5 times a power of ten: at most six of them, at least two. */
export function marksUpTo(most: number): number[] {
  const least = Math.max(1, most / MOST_STEPS)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((times) => times * power).find((known) => known >= least) ?? 10 * power
  const steps = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: steps + 1 }, (_, at) => at * step)
}
