/** As many as a person's screens ask for again and again. */
const MOST = 30

interface KeptAnswer {
  etag: string
  body: unknown
}

/**
 * The latest answers by path, so that an unchanged one is not sent again. The browser itself may keep none of them
 * (`no-store`): these end with the page, with the session, and where another organisation is chosen.
 */
const kept = new Map<string, KeptAnswer>()

export const keptAnswer = (path: string): KeptAnswer | undefined => kept.get(path)

export function keepAnswer(path: string, etag: string | null, body: unknown): void {
  kept.delete(path)
  if (!etag) return
  kept.set(path, { etag, body })
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

export function removeKeptAnswers(): void {
  kept.clear()
}
