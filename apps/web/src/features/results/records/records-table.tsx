import type { ResultRecord, ResultSort } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SortHeader } from '../../../ui/sort-header.tsx'
import { Time } from '../../../ui/time.tsx'
import { recordsWords as words } from '../../../words/results.ts'
import { RecordMenu } from './record-menu.tsx'
import { ScoreMark } from './score.tsx'

export interface RecordsProps {
  records: readonly ResultRecord[]
  isPicked: (id: string) => boolean
  onPick: (ids: readonly string[], picked: boolean) => void
  onDetails: (id: string) => void
  /** Address of this list, with which documents are opened. */
  from: string
  statusBadge: (record: ResultRecord) => ReactNode
}

interface RecordsTableProps extends RecordsProps {
  sort: ResultSort
  onSort: (sort: ResultSort) => void
}

/** The first of each pair at the first press, the other at the next. */
const ORDERS = {
  document: ['name', 'name-desc', 'ascending', 'descending'],
  score: ['lowest', 'highest', 'ascending', 'descending'],
  violations: ['most-violations', 'fewest-violations', 'descending', 'ascending'],
  submitted: ['newest', 'oldest', 'descending', 'ascending'],
} as const

export function RecordsTable({ sort, onSort, records, isPicked, ...row }: RecordsTableProps) {
  const { onPick } = row
  const picked = records.filter(({ id }) => isPicked(id)).length
  const sorted = (column: keyof typeof ORDERS) => {
    const [first, second, one, other] = ORDERS[column]
    return {
      label: words.columns[column],
      direction: sort === first ? one : sort === second ? other : ('none' as const),
      onSort: () => onSort(sort === first ? second : first),
    }
  }
  return (
    <table className="w-full table-fixed border-collapse text-left" aria-label={words.title}>
      <thead>
        <tr>
          <th className="sticky top-header z-20 w-12 border-y border-line bg-sunken pl-5">
            <Checkbox
              className="block"
              aria-label={words.selectPage}
              checked={picked > 0 && picked === records.length}
              ref={(box) => {
                if (box) box.indeterminate = picked > 0 && picked < records.length
              }}
              onChange={(event) =>
                onPick(
                  records.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
          </th>
          <SortHeader {...sorted('document')} />
          <SortHeader label={words.columns.status} className="w-30" />
          <SortHeader {...sorted('score')} className="w-20" right />
          <SortHeader {...sorted('violations')} className="w-26" right />
          <SortHeader label={words.columns.country} className="w-22" />
          <SortHeader label={words.columns.transportType} className="w-33" />
          <SortHeader {...sorted('submitted')} className="w-48" />
          <th className="sticky top-header z-20 w-14 border-y border-line bg-sunken">
            <span className="sr-only">{words.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow key={record.id} record={record} picked={isPicked(record.id)} {...row} />
        ))}
      </tbody>
    </table>
  )
}

type RecordRowProps = Omit<RecordsProps, 'records' | 'isPicked'> & { record: ResultRecord; picked: boolean }

const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, picked, onPick, onDetails, from, statusBadge } = props
  return (
    <tr className="relative h-11 border-t border-line transition-colors hover:bg-hover has-focus-visible:bg-hover">
      <td className="pl-5">
        <Checkbox
          className="relative z-10 block"
          aria-label={words.select(record.documentName)}
          checked={picked}
          onChange={(event) => onPick([record.id], event.target.checked)}
        />
      </td>
      <td className="truncate px-3 font-medium" title={record.documentName}>
        <Link
          to="/documents/$id"
          params={{ id: record.documentId }}
          search={{ from }}
          className="underline-offset-4 after:absolute after:inset-0 hover:text-brand"
        >
          {record.documentName}
        </Link>
      </td>
      <td className="px-3">{statusBadge(record)}</td>
      <td className="px-3 text-right">
        <ScoreMark score={record.complianceScore} />
      </td>
      <td className="px-3 text-right tabular-nums">
        {record.processedAt === null ? words.unknown : record.violations}
      </td>
      <td className="truncate px-3">{record.countries.join(' → ') || words.unknown}</td>
      <td className="truncate px-3" title={record.transportTypes.join(', ')}>
        {record.transportTypes.join(', ') || words.unknown}
      </td>
      <td className="truncate px-3 text-ink-muted tabular-nums">
        <Time at={record.submittedAt} />
      </td>
      <td className="pr-5 text-right">
        <RecordMenu record={record} onDetails={onDetails} />
      </td>
    </tr>
  )
})
