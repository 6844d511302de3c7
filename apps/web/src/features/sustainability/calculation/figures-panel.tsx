import type { EmissionRow } from '@efti-hub/contract'
import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { emissionWords as words } from '../../../words/emissions.ts'
import { sustainabilityWords } from '../../../words/sustainability.ts'
import { emitted } from '../figures.ts'
import { breakdownLabel } from '../footprint-card.tsx'
import type { ListOf, SustainabilityFilters } from '../sustainability-filters.ts'
import { useEmissions } from '../use-sustainability.ts'
import { FigureDetail } from './figure-detail.tsx'

const CLOSED = { list: undefined, key: undefined, figure: undefined }

interface FiguresPanelProps {
  year: number
  filters: SustainabilityFilters
  onChange: (change: Partial<SustainabilityFilters>) => void
}

/** The consignments behind a figure, and behind each of them its calculation. */
export default function FiguresPanel({ year, filters: { list, key, figure }, onChange }: FiguresPanelProps) {
  const onClose = () => onChange(CLOSED)
  return (
    <SidePanel
      open={list !== undefined || figure !== undefined}
      onClose={onClose}
      title={figure ? words.figure : list && key ? titleOf(list, key) : words.list}
      description={words.listHint}
      action={
        figure && list ? (
          <Button variant="ghost" size="xs" onClick={() => onChange({ figure: undefined })}>
            <ArrowLeft aria-hidden />
            {words.back}
          </Button>
        ) : undefined
      }
    >
      {figure ? (
        <FigureDetail
          id={figure}
          onAnswer={onClose}
          onIntensities={() => onChange({ ...CLOSED, dialog: 'intensities' })}
        />
      ) : (
        <Rows year={year} list={list} filterKey={key} onOpen={(id) => onChange({ figure: id })} />
      )}
    </SidePanel>
  )
}

function titleOf(list: ListOf, key: string): string {
  if (list === 'all') return words.list
  if (list === 'reason')
    return sustainabilityWords.reasons[key as keyof typeof sustainabilityWords.reasons] ?? key
  if (list === 'share')
    return sustainabilityWords.shares[key as keyof typeof sustainabilityWords.shares] ?? key
  return breakdownLabel(list, key)
}

interface RowsProps {
  year: number
  list: ListOf | undefined
  filterKey: string | undefined
  onOpen: (id: string) => void
}

function Rows({ year, list, filterKey, onOpen }: RowsProps) {
  const emissions = useEmissions(year, list, filterKey)
  const { data, isError } = emissions
  if (isError) return <p className="p-5 text-error">{words.failed}</p>
  if (!data) {
    return (
      <div role="status" aria-label={words.loading} className="grid gap-2 p-5">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    )
  }
  const rows = data.pages.flatMap(({ items }) => items)
  return (
    <>
      {rows.length === 0 && <p className="p-5 text-ink-muted">{words.none}</p>}
      <ul className="p-2">
        {rows.map((row) => (
          <Row key={row.consignmentId} row={row} onOpen={onOpen} />
        ))}
      </ul>
      <ShowMore list={emissions} className="px-5 pb-5" />
    </>
  )
}

function Row({ row, onOpen }: { row: EmissionRow; onOpen: (id: string) => void }) {
  const { consignmentId, title, grams, reason, lane, day, mode } = row
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(consignmentId)}
        className="grid w-full gap-0.5 rounded-md px-3 py-2 text-left transition-colors hover:bg-hover"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-medium">{title}</span>
          <span className="shrink-0 font-medium tabular-nums">{emitted(grams)}</span>
        </span>
        <span className="text-sm wrap-anywhere text-ink-muted">
          {[day, mode && sustainabilityWords.modes[mode], lane].filter(Boolean).join(' · ')}
        </span>
        {reason && <span className="text-sm text-warning">{sustainabilityWords.reasons[reason]}</span>}
      </button>
    </li>
  )
}
