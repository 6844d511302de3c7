import table from './adr-table-a.json' with { type: 'json' }

/** An entry of ADR Table A, as far as it identifies the goods. */
export interface DangerousGoodsEntry {
  /** Column 3a, such as '3' or '6.1'; '1' for all explosives. */
  class: string
  /** Column 3b: 'F1'; for explosives the division and group, '1.4S'. */
  classificationCode: string
  /** Column 4: 'I', 'II', 'III'; '' where the entry has none. */
  packingGroup: string
  /** Column 5. */
  labels: readonly string[]
}

export const ADR_EDITION: string = table.edition

let byNumber: Map<string, DangerousGoodsEntry[]> | null = null

/** Entries of a UN number ('1203'); empty if Table A has none. Read at the first call. */
export function entriesOf(unNumber: string): readonly DangerousGoodsEntry[] {
  byNumber ??= index()
  return byNumber.get(unNumber) ?? []
}

function index(): Map<string, DangerousGoodsEntry[]> {
  const map = new Map<string, DangerousGoodsEntry[]>()
  for (const row of table.entries) {
    const [number = '', kind = '', code = '', group = '', labels = ''] = row
      .split(' ')
      .map((cell) => (cell === '-' ? '' : cell))
    const entry = {
      class: kind,
      classificationCode: code,
      packingGroup: group,
      labels: labels === '' ? [] : labels.split(','),
    }
    const known = map.get(number)
    if (known) known.push(entry)
    else map.set(number, [entry])
  }
  return map
}
