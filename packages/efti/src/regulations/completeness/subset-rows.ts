import table from '../subset-rows.json' with { type: 'json' }

/** One of the rows that a Union table prints for an element. */
export interface SubsetRow {
  status: string
  /** Business rule of Table 31 that defines when the row applies, such as 'BR-058'; '' if none. */
  businessRule: string
  /** Codes that the row allows; empty: any of the element. */
  codes: readonly string[]
}

type Cells = [status: string, businessRule: string, codes: string[]]

const rows = new Map<string, readonly SubsetRow[]>(
  (table.rows as [string, string, ...Cells[]][]).map(([subset, element, ...cells]) => [
    `${subset} ${element}`,
    cells.map(([status, businessRule, codes]) => ({ status, businessRule, codes })),
  ]),
)

/** Rows of an element that has several, or one with a business rule; empty for all others. */
export function rowsOf(element: string, subset: string): readonly SubsetRow[] {
  return rows.get(`${subset} ${element}`) ?? []
}

/** Union subsets with a row that cites the business rule. */
export function subsetsCiting(businessRule: string): readonly string[] {
  return citing.get(businessRule) ?? []
}

// The schema has one row more than the printed table for eFTI426 and eFTI552; Table 31 names them under this rule.
const citing = new Map([['BR-071', ['EU05a', 'EU05b', 'EU05c']]])
for (const [key, list] of rows)
  for (const { businessRule } of list) {
    const subset = key.split(' ', 1)[0] ?? ''
    const known = citing.get(businessRule)
    if (!known) citing.set(businessRule, [subset])
    else if (!known.includes(subset)) known.push(subset)
  }
