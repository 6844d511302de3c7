import { Notice } from '../../ui/notice.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { counted } from '../../words/counted.ts'
import { importWords as words } from '../../words/import.ts'
import type { ReadRow } from './import-dialog.tsx'
import type { Column, TableRow } from './read-table.ts'

const SHOWN_ROWS = 3
const SHOWN_PROBLEMS = 5

interface ImportPreviewProps<Key extends string> {
  columns: readonly Column<Key>[]
  results: readonly { row: TableRow<Key>; result: ReadRow<unknown> }[]
  extra: readonly string[]
}

/** The first rows under the columns that they were read into, and what is left out. */
export function ImportPreview<Key extends string>({ columns, results, extra }: ImportPreviewProps<Key>) {
  const wrong = results.flatMap(({ row, result }) =>
    'problem' in result ? [{ line: row.line, problem: result.problem }] : [],
  )
  return (
    <>
      <ScrollArea label={words.preview} className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="pb-1 text-left text-ink-muted">
            {words.understood(counted(results.length, 'row'))}
          </caption>
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className="py-1 pr-3 font-medium whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.slice(0, SHOWN_ROWS).map(({ row }) => (
              <tr key={row.line} className="border-t border-line">
                {columns.map(({ key }) => (
                  <td key={key} className="max-w-40 truncate py-1 pr-3">
                    {row.cells[key] || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {extra.length > 0 && <p className="text-sm text-ink-muted">{words.leftOut([...new Set(extra)])}</p>}
      {wrong.length > 0 && (
        <Notice tone="warning" title={words.wrong(counted(wrong.length, 'row'))}>
          <ul>
            {wrong.slice(0, SHOWN_PROBLEMS).map(({ line, problem }) => (
              <li key={line}>{words.problem(line, problem)}</li>
            ))}
          </ul>
          {wrong.length > SHOWN_PROBLEMS && words.more(wrong.length - SHOWN_PROBLEMS)}
        </Notice>
      )}
    </>
  )
}
