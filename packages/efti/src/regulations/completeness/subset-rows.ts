import table from '../subset-rows.json' with { type: 'json' }

/** One of the rows that a Union table prints for an element. */
export interface SubsetRow {
  status: string
  /** Business rule of Table 31 that says when the row applies, such as 'BR-058'; '' if none. */
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

/** Every business rule that a row of a Union subset cites. */
export function citedBusinessRules(): ReadonlySet<string> {
  return new Set([...rows.values()].flatMap((list) => list.map(({ businessRule }) => businessRule)))
}
