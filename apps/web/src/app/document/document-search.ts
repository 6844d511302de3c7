const TABS = ['goods', 'checks', 'decisions', 'jobs'] as const

/** What the address of a document contains. */
interface DocumentSearch {
  /** Path of the value that is looked at. */
  field?: string
  /** The open tab beside the document; left out: the values. */
  tab?: (typeof TABS)[number]
  /** Address of the list that one came from. */
  from?: string
}

export function documentSearch({ field, tab, from }: Record<string, unknown>): DocumentSearch {
  const known = TABS.find((one) => one === tab)
  return {
    ...(typeof field === 'string' && field && { field }),
    ...(known && { tab: known }),
    ...(isOwnAddress(from) && { from }),
  }
}

/** A path of our own and no more: an address that somebody else wrote leads nowhere. */
const isOwnAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[a-z]+(\?|$)/.test(value)
