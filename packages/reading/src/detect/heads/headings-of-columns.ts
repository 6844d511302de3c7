import { sameLine } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { spanOf } from '../../layout/span.ts'
import { hasLegalName } from '../../values/address/names/legal-forms.ts'
import { bareWords } from '../../words/compare.ts'
import { isBesideName } from './beside-names.ts'
import { namesIn } from './names-of-papers.ts'

const mostWords = 3
/** So many other headings on a line make a row of them. */
const fewestBeside = 2

/**
 * 'Datum  Frachtbrief  Kennzeichen  Abgang  Saldo': the name of a paper in a row of headings asks for the numbers of such
 * papers, and names none. Its number, date, page, another name or a company beside it make no row.
 */
export function headsColumn(run: Run, layout: PageLayout): boolean {
  if (run.words.length > mostWords + 1) return false
  const beside = layout.runs.filter(
    (other) =>
      other !== run &&
      sameLine(other.box, run.box) &&
      !other.words.some((word) => run.words.includes(word)) &&
      Math.abs(other.size - run.size) < 0.15 * run.size &&
      isHeading(other),
  )
  return beside.length >= fewestBeside
}

function isHeading(run: Run): boolean {
  const text = textOf(run.words)
  if (run.words.length > mostWords || /\d|:$/.test(text) || hasLegalName(spanOf(run.words))) return false
  const words = bareWords(text).split(' ')
  return words.some((word) => word.length > 1 && !isBesideName(word)) && namesIn(words.join(' ')).length === 0
}
