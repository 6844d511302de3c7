import type { Pose } from '../../layout/pose.ts'
import type { Run } from './collect-words.ts'

/** Of a page's letters so many run one way where the page lies on its side or on its head; type up an edge is less. */
const MOST = 0.7
/** A line of print is no page. */
const FEWEST_LETTERS = 60

/** Degrees clockwise that bring the text of a page upright. Boxes have their y pointing down. */
export function turnOf(runs: readonly Run[]): Pose['turn'] {
  const letters = { 0: 0, 90: 0, 180: 0, 270: 0 }
  for (const { direction, text } of runs) {
    const [x, y] = direction
    if (x > 0.95) letters[0] += text.length
    else if (x < -0.95) letters[180] += text.length
    else if (y < -0.95) letters[90] += text.length
    else if (y > 0.95) letters[270] += text.length
  }
  const all = letters[0] + letters[90] + letters[180] + letters[270]
  if (all < FEWEST_LETTERS) return 0
  return ([90, 180, 270] as const).find((turn) => letters[turn] > MOST * all) ?? 0
}
