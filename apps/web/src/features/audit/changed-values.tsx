import type { AuditEventDetail } from '@efti-hub/contract'
import { auditWords as words } from '../../words/audit.ts'
import { rowsOfChange } from './rows-of-change.ts'

/** The previous and the new value, side by side. */
export function ChangedValues({ event }: { event: AuditEventDetail }) {
  const rows = rowsOfChange(event)
  const hasNames = rows.some(({ name }) => name !== null)
  if (rows.length === 0) return <p className="text-ink-muted">{words.noValues}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="text-ink-muted">
            {hasNames && (
              <th scope="col" className="w-1/4 pr-4 pb-1 font-normal">
                {words.value}
              </th>
            )}
            <th scope="col" className="w-1/3 pr-4 pb-1 font-normal">
              {words.before}
            </th>
            <th scope="col" className="pb-1 font-normal">
              {words.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, after }) => (
            <tr key={name} className="border-t border-line align-top">
              {hasNames && (
                <th scope="row" className="py-1.5 pr-4 font-normal text-ink-muted wrap-anywhere">
                  {name}
                </th>
              )}
              <td className="py-1.5 pr-4 whitespace-pre-line wrap-anywhere">{before}</td>
              <td className="py-1.5 font-medium whitespace-pre-line wrap-anywhere">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
