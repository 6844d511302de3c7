import { counted } from './counted.ts'

const at = (when: string | null) => (when === null ? '' : `, ${when}`)

/** Where two people work on the same value. */
export const togetherWords = {
  of: (label: string, change: string) => `${label}: ${change}`,
  changedBy: (name: string, value: string, when: string | null) =>
    `${name} changed this to ${value}${at(when)}.`,
  removedBy: (name: string, when: string | null) => `${name} removed this value${at(when)}.`,
  readOtherwise: (value: string | null) =>
    value === null
      ? 'The document was re-read, and this value is no longer there.'
      : `The document was re-read, and this value is now ${value}.`,
  more: (count: number) => `${counted(count, 'more value')} changed.`,
  notSaved: 'Your value is not saved yet.',
  changeNotSaved: 'Your change is not saved yet.',
  lineGone: 'The line was removed, so your change cannot be saved.',
  keepTheirs: 'Keep theirs',
  useMine: 'Use mine',
  conflict: 'Not Saved',
  notUndone: 'Not Undone',
}
