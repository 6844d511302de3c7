export interface ChartTableRow {
  key: string
  label: string
  cells: readonly string[]
}

interface ChartTableProps {
  label: string
  columns: readonly string[]
  rows: readonly ChartTableRow[]
  onOpen?: (key: string) => void
  /** What opening a row does, for those who do not see where they are. */
  openLabel?: (label: string) => string
}

/** The figures of a chart; the first column leads to what is behind a row. */
export function ChartTable({ label, columns, rows, onOpen, openLabel }: ChartTableProps) {
  return (
    <div className="max-h-80 overflow-auto">
      <table className="w-full border-collapse text-left text-sm" aria-label={label}>
        <thead>
          <tr className="text-ink-muted">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 bg-surface py-1.5 font-medium ${at > 0 ? 'pl-3 text-right' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal">
                {onOpen ? (
                  <button
                    type="button"
                    className="text-left text-brand underline-offset-4 hover:underline"
                    aria-label={openLabel?.(row.label)}
                    onClick={() => onOpen(row.key)}
                  >
                    {row.label}
                  </button>
                ) : (
                  row.label
                )}
              </th>
              {row.cells.map((cell, at) => (
                <td key={columns[at + 1]} className="py-1.5 pl-3 text-right tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
