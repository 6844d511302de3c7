import { cn } from '../cn.ts'
import { type ChartTone, TONES } from './tones.ts'

export interface BarRow {
  key: string
  label: string
  value: number
  /** The value in words, at the end of the bar. */
  shown: string
  tone: ChartTone
}

interface BarChartProps {
  rows: readonly BarRow[]
  /** What the longest bar could be; left out: the largest value. */
  most?: number
  onOpen?: (key: string) => void
}

const COLUMNS = 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]'
const ROW = 'col-span-full grid h-8 w-full grid-cols-subgrid items-center text-left text-sm'

/** Bars from zero, one below the other, each labelled, with its value at the end. */
export function BarChart({ rows, most, onOpen }: BarChartProps) {
  const longest = most ?? Math.max(...rows.map(({ value }) => value))
  return (
    <ul className={cn('grid gap-x-2', COLUMNS)}>
      {rows.map((row) => (
        <li key={row.key} className="contents">
          {onOpen ? (
            <button
              type="button"
              className={cn(ROW, 'cursor-pointer rounded-sm hover:bg-hover')}
              onClick={() => onOpen(row.key)}
            >
              <BarParts {...row} longest={longest} />
            </button>
          ) : (
            <div className={ROW}>
              <BarParts {...row} longest={longest} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function BarParts({ label, value, shown, tone, longest }: BarRow & { longest: number }) {
  const width = longest > 0 ? `${(100 * value) / longest}%` : '0'
  return (
    <>
      <span className="truncate" title={label}>
        {label}
      </span>
      <span
        aria-hidden
        className="h-4 min-w-0.5 rounded-r-sm"
        style={{ width, backgroundColor: TONES[tone] }}
      />
      <span className="text-right text-ink-muted tabular-nums">{shown}</span>
    </>
  )
}
