import { type OcrLimits, PAGE_TIME_LIMIT_MS, PageTooSlow } from './ocr-engine.ts'

/**
 * The work, or the limit that was met first; `stop` is called then and must end the work. What the work answers
 * after that is nobody's business.
 */
export async function withinLimits<T>(
  { signal, timeLimitMs = PAGE_TIME_LIMIT_MS }: OcrLimits,
  work: () => Promise<T>,
  stop: () => void,
): Promise<T> {
  signal?.throwIfAborted()
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new PageTooSlow(`not read within ${Math.ceil(timeLimitMs / 1_000)} seconds`))
  }, timeLimitMs)
  const onAbort = () => reject(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  const working = work()
  working.catch(() => {})
  limit.catch(() => stop())
  try {
    return await Promise.race([working, limit])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
