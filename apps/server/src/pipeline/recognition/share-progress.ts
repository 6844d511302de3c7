import type { OnProgress } from './engines/engine.ts'

/** Progress of one part of the work as that of the whole, so that it never goes back. */
export function shareProgress(tell: OnProgress, from: number, to: number): OnProgress {
  return (done, total, message) => tell(from * total + (to - from) * done, total, message)
}
