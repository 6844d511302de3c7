import { counted } from './counted.ts'
import { formatList } from './format.ts'

const MOST_NAMED = 6

export const importWords = {
  file: 'CSV file',
  rows: 'Or paste rows from a spreadsheet',
  confirm: 'Import',
  confirmCount: (count: string) => `Import ${count}`,
  empty: 'Choose a file or paste at least one row',
  allWrong: 'None of the rows can be imported',
  tooMany: (most: string) => `Import at most ${most} rows at once`,
  tooLarge: 'The file is larger than 4 MB. Please split it.',
  preview: 'First rows',
  understood: (rows: string) => `${rows}. The first ones:`,
  leftOut: (headings: string[]) => `Not imported: ${formatList(headings.slice(0, MOST_NAMED))}`,
  wrong: (rows: string) => `${rows} cannot be imported`,
  problem: (line: number, problem: string) => `Row ${line}: ${problem}`,
  more: (count: number) => `And ${counted(count, 'more row')}.`,
}
