/** What was observed: features by name, how often such a thing was right, and how often wrong. */
export interface Observation {
  features: ReadonlyMap<string, number>
  right: number
  wrong: number
}

/**
 * The weights under which what was observed is likeliest, by gradient steps no longer than a bound on the curvature allows.
 * Each weight is held towards 0 as by `strengthOf` further observations, so that what is rare is not believed too much.
 */
export function fitLogistic(
  observations: readonly Observation[],
  strengthOf: (name: string) => number,
  rounds = 150,
): Map<string, number> {
  const names = [...new Set(observations.flatMap(({ features }) => [...features.keys()]))].sort()
  const at = new Map(names.map((name, index) => [name, index]))
  const rows = observations.map(({ features, right, wrong }) => ({
    indexes: [...features.keys()].map((name) => at.get(name) ?? 0),
    values: [...features.values()],
    length: [...features.values()].reduce((sum, value) => sum + Math.abs(value), 0),
    right,
    count: right + wrong,
  }))
  const strengths = names.map(strengthOf)
  const weights = new Float64Array(names.length)
  for (let round = 0; round < rounds; round++) {
    const gradient = Float64Array.from(strengths, (strength, index) => -strength * (weights[index] ?? 0))
    const curvature = Float64Array.from(strengths, (strength) => strength + 1e-9)
    for (const { indexes, values, length, right, count } of rows) {
      const likely = logistic(
        indexes.reduce((sum, index, i) => sum + (weights[index] ?? 0) * (values[i] ?? 0), 0),
      )
      indexes.forEach((index, i) => {
        const value = values[i] ?? 0
        gradient[index] = (gradient[index] ?? 0) + (right - count * likely) * value
        curvature[index] = (curvature[index] ?? 0) + count * likely * (1 - likely) * Math.abs(value) * length
      })
    }
    for (const index of weights.keys()) {
      const step = (gradient[index] ?? 0) / (curvature[index] ?? 1)
      weights[index] = (weights[index] ?? 0) + Math.max(-1, Math.min(1, step))
    }
  }
  return new Map(names.map((name, index) => [name, weights[index] ?? 0]))
}

export const logistic = (x: number) => 1 / (1 + Math.exp(-x))
