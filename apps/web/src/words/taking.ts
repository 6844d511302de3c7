import { counted } from './counted.ts'

export const takingWords = {
  bar: 'Selected text',
  useAs: 'Use as …',
  searchField: 'Search fields',
  fields: 'Fields of this document',
  noField: 'No field of this name',
  copy: 'Copy',
  copied: { title: 'Text Copied' },
  close: 'Close',
  mayNot: 'An Operator or Compliance Manager can use text of the page as a value.',
  /** Beside the editor of a value. */
  fromPage: (page: number) => `Taken from page ${page}`,
  hint: 'Click or select it on the document to fill it in.',
  reading: 'Reading the text',
  asItIs: 'The text was put in as it is.',
  readFailed: 'The text could not be read for this field.',
  fillsToo: 'Saving also fills:',
  replaces: (value: string) => `replaces ${value}`,
  savedMore: (label: string, more: number) =>
    `${label} and ${counted(more, 'more value was', 'more values were')} saved. The document is being re-checked.`,
  wordsFailed: {
    title: 'Text Not Loaded',
    description: 'The words of this page could not be loaded. Please try again.',
  },
}
