import type { ShownSubset } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { countryName } from './format.ts'

export const consignmentWords = {
  title: 'What was read',
  values: 'Values',
  empty: 'No values were read from this document',
  emptyHint:
    'It was not recognised as a freight document. If it is one, choose its kind or upload a clearer copy.',
  loading: 'Loading the consignment',
  loadFailed: 'The consignment could not be loaded',
  noteOnReading: 'Note on the reading',
  unread: 'Could not be read',
  enterValue: 'Enter value',
  notOnDocument: 'Not on the document',
  notes: (count: number) => counted(count, 'note'),
  attention: (count: number) => counted(count, 'value needs attention', 'values need attention'),
  notRead: (n: number) => counted(n, 'value could not be read', 'values could not be read'),
  noAttention: 'No value needs attention',
  next: 'Next value that needs attention',
  /** Where there is no room for more. */
  nextBriefly: 'Next',
  edit: (label: string) => `Edit ${label}`,
  add: (label: string) => `Enter ${label}`,
  missing: 'Not given',
  addTo: (group: string) => `Add a value to ${group}`,
  searchElement: 'Field name',
  takeInstead: (value: string) => `Use ${value}`,
  confirm: (label: string) => `Confirm ${label}`,
  takeAway: 'Remove value',
  save: 'Save',
  cancel: 'Cancel',
  unit: 'Unit',
  yes: 'Yes',
  no: 'No',
  choose: 'Choose',
  confidence: { certain: 'Certain', likely: 'Likely', doubtful: 'Please check' },
  sources: {
    text: 'Read from the text',
    ocr: 'Read from an image',
    structured: 'From the data file',
    person: 'Corrected by a person',
    ai: 'Suggested by AI',
  },
  derived: (because: string) => `Not printed. ${because}`,
  onPage: (page: number) => `page ${page}`,
  asPrinted: (snippet: string) => `Printed: ${snippet}`,
  saved: {
    title: 'Value Corrected',
    description: (label: string) => `${label} was saved. The document is being re-checked.`,
  },
  confirmed: {
    title: 'Value Confirmed',
    description: (label: string) => `${label} was confirmed. The document is being re-checked.`,
  },
  undo: 'Undo',
  undoHint: (label: string) => `Put back the former value of ${label}`,
  undone: {
    title: 'Correction Undone',
    description: (label: string) => `${label} is as it was before. The document is being re-checked.`,
  },
  choiceUndone: {
    title: 'Choice Undone',
    description: (label: string) => `${label} is as it was before. The document is being re-checked.`,
  },
  absent: {
    title: 'Not on the Document',
    description: (label: string) =>
      `${label}: recorded as not on the document. The document is being re-checked.`,
  },
  takenAway: {
    title: 'Value Removed',
    description: (label: string) => `${label} was removed. The document is being re-checked.`,
  },
  /** A time follows. */
  takenAwayBy: (name: string) => `Removed by ${name}, `,
  failed: {
    title: 'Correction Failed',
    description: 'The value could not be saved. What you typed is still there; please try again.',
  },
  applies: 'Applicable rules',
  subsets: {
    list: 'Subsets that apply',
    ruledOut: 'Does not apply',
    add: 'Add subset',
    apply: 'Apply',
    ruleOut: 'Rule out',
    undo: 'Undo',
    actOn: (act: string, id: string) => `${act}: ${id}`,
    addTitle: 'Add a subset',
    applyTitle: (id: string) => `Apply ${id}?`,
    ruleOutTitle: (id: string) => `Rule out ${id}?`,
    hint: 'The document is re-checked. Your reason is kept in the audit trail.',
    which: 'Subset',
    whichMissing: 'Choose a subset',
    option: (id: string, provision: string | null) => (provision ? `${id} · ${provision}` : id),
    reason: 'Reason',
    reasonMissing: 'A reason is required',
    byHand: (reason: string) => `Decided by a person: ${reason}`,
    /** Which value decided it, and where it comes from; how it is printed only where that differs. */
    evidence: ({ label, value, printed, derived }: ShownSubset['evidence'][number]) => {
      const country = countryName(value)
      if (derived) return `${label} ${country}, not printed. ${derived}`
      const isSame = printed === null || printed.trim().toLowerCase() === country.toLowerCase()
      return isSame ? `${label} ${country}` : `${label} ${country}, printed: ${printed}`
    },
    subset: (ids: readonly string[]) => `Subset ${ids.join(', ')}`,
    saved: { title: 'Decision Saved', description: 'The document is being re-checked.' },
    mayNot: 'An Operator or Compliance Manager can change which subsets apply.',
  },
  moreQuestions: (count: number) => counted(count, 'more question'),
  questions: 'Questions for you',
  answer: 'The answer',
  answered: { title: 'Answer Saved', description: 'The document is being re-checked.' },
  remedy: 'Suggested fix',
  example: 'Example',
  clause: 'Clause',
  wholeDocument: 'About the whole document',
  readOnly: 'Your role can view values but not correct them.',
}
