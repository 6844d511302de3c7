import type { SampleRow } from '../samples.ts'
import { balancedOf, certaintyOf, precisionOf, recallOf, type SampleTally, sumTallies } from './compare.ts'

/** By kind, by language, by what happened to the document and by field; documents worked on and those held back never in one row. */
export function printTables(rows: readonly SampleRow[]): void {
  const printed = rows.filter(({ state }) => state === 'text layer')
  printTable('kind (text layer)', printed, ({ paper }) => paper.truth.kind)
  printTable('language (text layer)', printed, ({ paper }) => paper.truth.language)
  printTable('state of the paper', rows, ({ state }) => state)
  printFields(printed)
}

/** Fields with fewer values are not significant. */
const FEWEST_VALUES = 5

function printFields(rows: readonly SampleRow[]): void {
  console.log('\n| field (text layer) | values | precision | recall | F1 | certain and right |')
  console.log('|---|---|---|---|---|---|')
  for (const group of ['worked-on', 'held-back', 'other'] as const) {
    const tables = rows.filter(({ paper }) => paper.group === group).map(({ byField }) => byField)
    for (const field of [...new Set(tables.flatMap((table) => [...table.keys()]))].sort()) {
      const tally = sumTallies(tables.flatMap((table) => table.get(field) ?? []))
      const values = tally.right + tally.missed
      if (values >= FEWEST_VALUES) console.log(`| ${field}, ${group} | ${values} | ${figuresOf(tally)} |`)
    }
  }
}

function printTable(title: string, rows: readonly SampleRow[], rowName: (row: SampleRow) => string): void {
  console.log(`\n| ${title} | papers | kind right | precision | recall | F1 | certain and right |`)
  console.log('|---|---|---|---|---|---|---|')
  for (const group of ['worked-on', 'held-back', 'other'] as const) {
    const some = rows.filter(({ paper }) => paper.group === group)
    for (const name of [...new Set(some.map(rowName))].sort())
      printLine(
        `${name}, ${group}`,
        some.filter((row) => rowName(row) === name),
      )
    if (title.startsWith('kind') && some.length > 0) printLine(`**all, ${group}**`, some)
  }
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`

function printLine(name: string, rows: readonly SampleRow[]): void {
  const tally = sumTallies(rows.map((row) => row.tally))
  const kinds = rows.filter(({ kind, paper }) => kind === paper.truth.kind).length
  console.log(`| ${name} | ${rows.length} | ${kinds} | ${figuresOf(tally)} |`)
}

const figuresOf = (tally: SampleTally) =>
  [precisionOf, recallOf, balancedOf, certaintyOf].map((figure) => percent(figure(tally))).join(' | ')
