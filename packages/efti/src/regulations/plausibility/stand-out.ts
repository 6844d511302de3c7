/** Two values that contradict each other; the first is the one reported where nothing else distinguishes them. */
export interface ContradictingPair<T> {
  between: readonly [T, T]
}

/**
 * One cause, one finding: of values that contradict each other in pairs, those that stand out, each with one of its
 * pairs. A value that contradicts several others is wrong, not they. Takes time in proportion to the pairs.
 */
export function standOut<T, P extends ContradictingPair<T>>(pairs: readonly P[]): { value: T; pair: P }[] {
  const against = new Map<T, P[]>()
  for (const pair of pairs)
    for (const value of pair.between) {
      const list = against.get(value)
      if (list) list.push(pair)
      else against.set(value, [pair])
    }
  const reported = new Set<P>()
  const found: { value: T; pair: P }[] = []
  for (const [value, list] of [...against].sort(([, left], [, right]) => right.length - left.length)) {
    const open = list.filter((pair) => !reported.has(pair))
    const [pair] = open
    if (!pair) continue
    found.push({ value, pair })
    for (const one of open) reported.add(one)
  }
  return found
}
