import type { OnProgress } from '@efti-hub/reading/files'

/** Progress of one part of the work as that of the whole, so that it never goes back. */
export function shareProgress(report: OnProgress, from: number, to: number): OnProgress {
  return (done, total, message) => report(from * total + (to - from) * done, total, message)
}
