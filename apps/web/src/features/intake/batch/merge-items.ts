import type { BatchItem } from './batch-item.ts'

interface OwnItems {
  items: readonly BatchItem[]
  /** Ids that were among the kept ones when this page last looked. */
  known: ReadonlySet<string>
  /** Ids that were taken out here. */
  gone: ReadonlySet<string>
}

/** One list of what is kept and what this page has, of each item the later state: two tabs may work on one batch. */
export function mergeItems(kept: readonly BatchItem[], { items, known, gone }: OwnItems): BatchItem[] {
  const own = new Map(items.map((item) => [item.id, item]))
  const there = new Set(kept.map(({ id }) => id))
  const both = kept.map((item) => {
    const mine = own.get(item.id)
    return mine && mine.revision >= item.revision ? mine : item
  })
  // What was kept before and is not any more was taken out in another tab.
  const added = items.filter(({ id }) => !there.has(id) && !known.has(id))
  return [...both, ...added].filter(({ id }) => !gone.has(id))
}
