import { Link } from '@tanstack/react-router'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Time } from '../../../ui/time.tsx'
import { recordsWords as words } from '../../../words/results.ts'
import { RecordMenu } from './record-menu.tsx'
import type { RecordsProps } from './records-table.tsx'
import { ScoreMark } from './score.tsx'

/** The table's rows where it does not fit. */
export function RecordsCards(props: RecordsProps) {
  const { records, isPicked, onPick, onDetails, from, statusBadge } = props
  const ids = records.map(({ id }) => id)
  return (
    <>
      <p className="flex items-center gap-3 border-t border-line bg-sunken px-4 py-2 text-sm text-ink-muted">
        <Checkbox
          id="select-records"
          checked={ids.every(isPicked)}
          onChange={(event) => onPick(ids, event.target.checked)}
        />
        <label htmlFor="select-records">{words.selectPage}</label>
      </p>
      <ul aria-label={words.title} className="border-t border-line">
        {records.map((record) => (
          <li
            key={record.id}
            className="relative flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0 active:bg-hover"
          >
            <Checkbox
              className="relative z-10 mt-1"
              aria-label={words.select(record.documentName)}
              checked={isPicked(record.id)}
              onChange={(event) => onPick([record.id], event.target.checked)}
            />
            <div className="min-w-0 flex-1">
              <Link
                to="/documents/$id"
                params={{ id: record.documentId }}
                search={{ from }}
                className="block truncate font-medium after:absolute after:inset-0"
              >
                {record.documentName}
              </Link>
              <p className="mt-0.5 truncate text-sm text-ink-muted tabular-nums">
                {[record.countries.join(' → '), record.transportTypes.join(', ')].filter(Boolean).join(' · ')}
                {record.countries.length + record.transportTypes.length > 0 && ' · '}
                <Time at={record.submittedAt} brief />
              </p>
              <p className="mt-2 flex items-center gap-3">
                {statusBadge(record)}
                <span>
                  <span className="text-sm text-ink-muted">{words.columns.score} </span>
                  <ScoreMark score={record.complianceScore} />
                </span>
              </p>
            </div>
            <RecordMenu record={record} onDetails={onDetails} />
          </li>
        ))}
      </ul>
    </>
  )
}
