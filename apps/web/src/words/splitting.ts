import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

/** Several documents in one PDF. */
export const splittingWords = {
  seems: (documents: number) => `This file seems to contain ${counted(documents, 'document')}`,
  seemsHint:
    'It is being checked as one document, so values may be mixed up. Split it to check each document separately.',
  review: 'Review split',
  keepWhole: 'Keep as one document',
  keptWhole: { title: 'Kept as one document', description: 'We won’t suggest splitting this file again.' },
  notKept: 'Not saved',
  open: 'Split or reorder pages',
  whyNot: {
    role: 'Your role cannot split documents',
    on_hold: 'On hold',
    not_own: 'Uploaded by somebody else',
    rejected: 'Rejected: only a Compliance Manager can split it',
  },
  title: 'Split or reorder pages',
  hint: (name: string) => `${name}. Drag pages, or choose one and use the buttons below.`,
  loading: 'Loading the pages',
  noPages: 'The pages could not be loaded',
  document: (number: number) => `Document ${formatNumber(number)}`,
  pages: (count: number) => counted(count, 'page'),
  page: (number: number) => `Page ${formatNumber(number)}`,
  turned: (degrees: number) => `turned by ${degrees}°`,
  tools: 'Chosen page',
  /** On the page itself. */
  key: (key: string) => `On the page: ${key.replace('Arrow', 'arrow ').toLowerCase().replace('alt', 'Alt')}`,
  chosen: (page: number) => `Page ${formatNumber(page)}`,
  earlier: 'Move earlier',
  later: 'Move later',
  turn: 'Rotate by 90°',
  remove: 'Remove',
  putBack: 'Put back',
  startHere: 'New document here',
  join: 'Join with previous',
  startOver: 'Start over',
  removed: 'Removed pages',
  removedHint: 'Not part of any new document. They remain in the original file.',
  placed: (page: number, place: number, document: number) =>
    `Page ${formatNumber(page)}: place ${formatNumber(place)} in document ${formatNumber(document)}`,
  isRemoved: (page: number) => `Page ${formatNumber(page)} removed`,
  make: (documents: number) =>
    documents === 1 ? 'Save as new document' : `Create ${formatNumber(documents)} documents`,
  unchanged: 'Nothing has changed yet.',
  whatHappens: 'The file moves to the trash with its corrections and decisions. Restoring it undoes this.',
  made: (documents: number) =>
    documents === 1 ? 'Saved as New Document' : `Split Into ${counted(documents, 'Document')}`,
  madeHint: (name: string) => `${name} is in the trash. The new documents are being read.`,
  undo: 'Undo',
  undoHint: 'Restore the file and move the new documents to the trash',
  undone: 'Split Undone',
  notUndone: 'Not Undone',
  notMade: 'Not Split',
  tryAgain: 'Nothing was changed. Please try again in a moment.',
  madeFrom: (pages: readonly number[]) => `${pages.length === 1 ? 'Page' : 'Pages'} ${runsOf(pages)} of`,
  /** Names follow. */
  splitInto: (documents: number) =>
    `Split into ${counted(documents, 'document')}. Restoring it moves ${documents === 1 ? 'that' : 'them'} to the trash:`,
}

/** '1–2, 5'. */
export function runsOf(pages: readonly number[]): string {
  const runs: { first: number; last: number }[] = []
  for (const number of pages) {
    const run = runs.at(-1)
    if (run && number === run.last + 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
    .map(({ first, last }) =>
      first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
    )
    .join(', ')
}
