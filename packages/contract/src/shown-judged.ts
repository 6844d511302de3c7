/** Whether a document with this status is shown by it, or as not judged. */
export function isShownJudged(status: string, score: number | null): boolean {
  return score !== null || (status !== 'completed' && status !== 'approved')
}
