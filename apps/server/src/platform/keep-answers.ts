import { LRUCache } from 'lru-cache'

export interface CachedQuestion {
  tenantId: string
  /** What the tenant's data were like when it was asked: another mark, another answer. */
  mark: string
  about: unknown
}

/**
 * Remembers what took long to compute, as long as the mark stays: a caller who asks the same meanwhile, or while it is being
 * computed, gets the same. At most so many answers, those that were asked for last.
 */
export function keepAnswers<T>(
  most: number,
): (question: CachedQuestion, work: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, { mark: string; answer: Promise<T> }>({ max: most })
  return ({ tenantId, mark, about }, work) => {
    const key = JSON.stringify([tenantId, about])
    const known = kept.get(key)
    if (known?.mark === mark) return known.answer
    const answer = work()
    kept.set(key, { mark, answer })
    // What failed is tried again by the next who asks; those who wait now hear of it.
    answer.catch(() => kept.peek(key)?.answer === answer && kept.delete(key))
    return answer
  }
}
