import { packageKindIn } from '../../values/packages.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Column } from '../table/find-columns.ts'
import { cellIn, type LineOfBody, linesOfGoods } from './cells-of-lines.ts'
import { packageOfCode } from './package-of-code.ts'

const asking = new RegExp(String.raw`(?<!\p{L})(?:SSCC|NVE|HU|LPN|${phrase('numberedUnit')})(?!\p{L})`, 'iu')

/** Where no column counts the packages, each line that bears the code of a package of its own is one. */
export function nameCodes(named: Column[], body: Parameters<typeof linesOfGoods>[0]): void {
  if (named.some((c) => c.numbered)) return
  const { lines } = linesOfGoods(body)
  const at = named.findIndex((column) => {
    if (column.concept !== 'packageCount' && column.concept !== 'furniture') return false
    const heading = [...column.label.words].map(({ text }) => text).join(' ')
    const asks = asking.test(heading) || packageKindIn(bareWords(heading)) !== undefined
    return asks && isOfCodes(column, lines)
  })
  const isCounted = named.some((c, i) => i !== at && c.concept === 'packageCount')
  if (at >= 0) {
    const concept = isCounted ? 'furniture' : 'packageCount'
    named[at] = { ...(named[at] as Column), concept, ...(isCounted ? {} : { numbered: 'by code' }) }
  }
}

function isOfCodes(column: Column, lines: readonly LineOfBody[]): boolean {
  const cells = lines.map((line) => cellIn(line, column)).filter((cell) => /\d{3}/.test(cell))
  return cells.length >= 2 && new Set(cells).size > 1 && cells.every(packageOfCode)
}
