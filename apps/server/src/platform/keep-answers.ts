export interface Question {
  tenantId: string
  /** What the tenant's data were like when it was asked: another mark, another answer. */
  mark: string
  about: unknown
}

/**
 * Remembers what took long to work out, as long as the mark stays: whoever asks the same meanwhile, or while it is being
 * worked out, is told the same. At most so many answers, those that were asked for last.
 */
export function keepAnswers<T>(most: number): (question: Question, work: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { mark: string; answer: Promise<T> }>()
  return ({ tenantId, mark, about }, work) => {
    const key = JSON.stringify([tenantId, about])
    const known = kept.get(key)
    const answer = known?.mark === mark ? known.answer : work()
    kept.delete(key)
    kept.set(key, { mark, answer })
    // What failed is tried anew by the next who asks; those who wait now hear of it.
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
