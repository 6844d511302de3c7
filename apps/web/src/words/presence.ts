import { formatList } from './format.ts'

const MOST_NAMED = 3

/** Who else has a document open. */
export const presenceWords = {
  /** Of the first and the last name. */
  initials: (name: string) => {
    const parts = name.split(/\s+/).filter(Boolean)
    return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
      .map((part) => part?.[0]?.toUpperCase() ?? '')
      .join('')
  },
  alsoHere: (names: readonly string[]) => {
    if (names.length > MOST_NAMED) return `${names.length} others are also viewing this document`
    return `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} also viewing this document`
  },
}
