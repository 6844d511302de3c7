import type { Concept } from '../../../fields/concepts.ts'
import type { Line } from '../../table/table-rows.ts'

const container = /(?<![A-Z\d])[A-Z]{4}\s?\d{6}-?\d:?$/
const masses: readonly Concept[] = ['grossWeight', 'netWeight', 'volume', 'packageCount']

/** '39,570 KGS', and below it in the same column 'ZWKU4027183:', '25,980': what each container holds of the whole. */
export function withoutBreakdowns(lines: readonly Line[]): Line[] {
  const named = new Set<Concept>()
  return lines.map((line) => {
    const cells = new Map(line.cells)
    for (const concept of masses) {
      const words = cells.get(concept)
      if (!words) continue
      const isName = container.test(words.map((w) => w.text).join(' '))
      if (!isName && !named.has(concept)) continue
      cells.delete(concept)
      if (isName) named.add(concept)
      else named.delete(concept)
    }
    return cells.size === line.cells.size ? line : { ...line, cells }
  })
}
