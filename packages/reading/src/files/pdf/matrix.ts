/** [a b c d e f] as in a PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** `inner` is applied first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

export function applyTo(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}

/** A direction with its length, which no shift moves. */
export function applyToVector(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y, m[1] * x + m[3] * y]
}

/** How long a way of `x` and `y` is. Most are level, and Math.hypot takes its time. */
export function lengthOf(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : Math.hypot(x, y)
}

/** Six numbers however a drawing list carries them; anything else leaves things where they are. */
export function toMatrix(value: unknown): Matrix {
  if (!value || typeof value !== 'object') return IDENTITY
  const m = value as Matrix
  if (m.length !== 6) return IDENTITY
  for (let i = 0; i < 6; i++) if (!Number.isFinite(m[i])) return IDENTITY
  return [m[0], m[1], m[2], m[3], m[4], m[5]]
}
