import type { SampleRow } from '../samples.ts'
import { balancedOf, certaintyOf, precisionOf, recallOf, sumTallies } from './compare.ts'

/** By kind, by language and by what happened to the paper; papers worked on and papers held back never in one row. */
export function printTables(rows: readonly SampleRow[]): void {
  const printed = rows.filter(({ state }) => state === 'text layer')
  printTable('kind (text layer)', printed, ({ paper }) => paper.truth.kind)
  printTable('language (text layer)', printed, ({ paper }) => paper.truth.language)
  printTable('state of the paper', rows, ({ state }) => state)
}

function printTable(title: string, rows: readonly SampleRow[], nameOf: (row: SampleRow) => string): void {
  console.log(`\n| ${title} | papers | kind right | precision | recall | F1 | certain and right |`)
  console.log('|---|---|---|---|---|---|---|')
  for (const group of ['worked-on', 'held-back'] as const) {
    const some = rows.filter(({ paper }) => paper.group === group)
    for (const name of [...new Set(some.map(nameOf))].sort())
      printLine(
        `${name}, ${group}`,
        some.filter((row) => nameOf(row) === name),
      )
    if (title.startsWith('kind') && some.length > 0) printLine(`**all, ${group}**`, some)
  }
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`

function printLine(name: string, rows: readonly SampleRow[]): void {
  const tally = sumTallies(rows.map((row) => row.tally))
  const kinds = rows.filter(({ kind, paper }) => kind === paper.truth.kind).length
  const figures = [precisionOf, recallOf, balancedOf, certaintyOf].map((figure) => percent(figure(tally)))
  console.log(`| ${name} | ${rows.length} | ${kinds} | ${figures.join(' | ')} |`)
}
