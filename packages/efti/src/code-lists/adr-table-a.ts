import names from './adr-names.json' with { type: 'json' }
import table from './adr-table-a.json' with { type: 'json' }

/** An entry of ADR Table A, as far as a transport document uses it. Cells that are empty are ''. */
export interface DangerousGoodsEntry {
  /** Column 3a, such as '3' or '6.1'; '1' for all explosives. */
  class: string
  /** Column 3b: 'F1'; for explosives the division and group, '1.4S'. */
  classificationCode: string
  /** Column 4: 'I', 'II', 'III'. */
  packingGroup: string
  /** Column 5. */
  labels: readonly string[]
  /** Column 15, upper part: '0' to '4' of 1.1.3.6. */
  transportCategory: string
  /** Column 15, lower part: 'D/E', 'B1000C' ... */
  tunnelCode: string
  /** Column 20: '33'. */
  hazardNumber: string
  /** Column 7a, most in an inner packaging of a limited quantity: '5L', '1kg'; '0': none may be carried so. */
  limitedQuantity: string
}

export const ADR_EDITION: string = table.version

let byNumber: Map<string, DangerousGoodsEntry[]> | null = null
let namesByNumber: Map<string, readonly string[]> | null = null

/** Entries of a UN number ('1203'); empty if Table A has none. Read at the first call. */
export function entriesOf(unNumber: string): readonly DangerousGoodsEntry[] {
  byNumber ??= index()
  return byNumber.get(unNumber) ?? []
}

/** Column 2, in English: capitals are the proper shipping name, the rest explains. Several for entries that differ. */
export function shippingNamesOf(unNumber: string): readonly string[] {
  return allNames().get(unNumber) ?? []
}

/** Column 2 of every UN number. */
export function allNames(): ReadonlyMap<string, readonly string[]> {
  namesByNumber ??= new Map(names.names.map(([number = '', ...list]) => [number, list]))
  return namesByNumber
}

function index(): Map<string, DangerousGoodsEntry[]> {
  const map = new Map<string, DangerousGoodsEntry[]>()
  for (const row of table.entries) {
    const cells = row.split(' ').map((cell) => (cell === '-' ? '' : cell))
    const [
      number = '',
      kind = '',
      code = '',
      group = '',
      labels = '',
      category = '',
      tunnel = '',
      hazard = '',
      limited = '',
    ] = cells
    const entry = {
      class: kind,
      classificationCode: code,
      packingGroup: group,
      labels: labels === '' ? [] : labels.split(','),
      transportCategory: category,
      tunnelCode: tunnel,
      hazardNumber: hazard,
      limitedQuantity: limited,
    }
    const known = map.get(number)
    if (known) known.push(entry)
    else map.set(number, [entry])
  }
  return map
}
