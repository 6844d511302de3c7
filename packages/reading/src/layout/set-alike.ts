import type { Run } from './runs.ts'

/** Of a line of a picture the size is known to a fifth: a ruled line that touches a word makes it look larger. */
const AS_SEEN = 2.2

/** Whether a run is set in this size but for a share of it, which is wider where the size was seen and not told. */
export function isSetAlike({ size, words }: Run, other: number, share: number): boolean {
  const isSeen = words.some(({ confidence }) => confidence < 1)
  return Math.abs(size - other) < share * (isSeen ? AS_SEEN : 1) * other
}
