import { useState } from 'react'
import { formatNumber } from '../../words/format.ts'
import { marksUpTo } from './marks-up-to.ts'
import { type ChartTone, TONES } from './tones.ts'

export interface ColumnSeries {
  name: string
  tone: ChartTone
}

export interface ColumnRow {
  key: string
  label: string
  /** As many as there are series, from the bottom. */
  values: readonly number[]
}

interface ColumnChartProps {
  series: readonly ColumnSeries[]
  rows: readonly ColumnRow[]
  onOpen: (key: string) => void
}

/** As many labels have room below each other's columns on a phone. */
const MOST_LABELS = 6

const sumOf = ({ values }: ColumnRow) => values.reduce((sum, value) => sum + value, 0)

/**
 * Columns from zero through time, their parts stacked. They answer to the mouse alone: beside it belongs a table with the same figures and
 * the same links.
 */
export function ColumnChart({ series, rows, onOpen }: ColumnChartProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const marks = marksUpTo(Math.max(...rows.map(sumOf)))
  const top = marks.at(-1) ?? 1
  const every = Math.ceil(rows.length / MOST_LABELS)
  const pointed = pointedAt === null ? undefined : rows[pointedAt]
  return (
    <div aria-hidden className="grid h-52 grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 pt-2 text-xs">
      <div className="-my-2 flex min-w-6 flex-col-reverse justify-between text-right text-ink-muted leading-4 tabular-nums">
        {marks.map((mark) => (
          <span key={mark}>{formatNumber(mark)}</span>
        ))}
      </div>
      <div className="relative">
        <div className="absolute inset-0 flex flex-col justify-between">
          {marks.map((mark) => (
            <span key={mark} className="border-line border-t" />
          ))}
        </div>
        <div className="absolute inset-0 flex" onPointerLeave={() => setPointedAt(null)}>
          {rows.map(({ key, values }, at) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              className="flex h-full flex-1 cursor-pointer flex-col-reverse items-center hover:bg-hover"
              // The focus does not follow the mouse into what is hidden from those who read by ear.
              onMouseDown={(event) => event.preventDefault()}
              onPointerEnter={() => setPointedAt(at)}
              onClick={() => onOpen(key)}
            >
              {series.map(({ name, tone }, of) => (
                <span
                  key={name}
                  className="w-4/5"
                  style={{ height: `${(100 * (values[of] ?? 0)) / top}%`, backgroundColor: TONES[tone] }}
                />
              ))}
            </button>
          ))}
        </div>
        {pointed && pointedAt !== null && (
          <div
            className="pointer-events-none absolute top-0 z-10 rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-overlay"
            style={besideColumn(pointedAt, rows.length)}
          >
            <ColumnFigures row={pointed} series={series} />
          </div>
        )}
      </div>
      <div className="col-start-2 flex pt-1.5 text-ink-muted">
        {rows.map(({ key, label }, at) => (
          <span key={key} className="flex w-0 flex-1 justify-center whitespace-nowrap">
            {(rows.length - 1 - at) % every === 0 && label}
          </span>
        ))}
      </div>
    </div>
  )
}

/** To the right of a column of the left half, to the left of the others. */
const besideColumn = (at: number, columns: number) =>
  at < columns / 2 ? { left: `${(100 * (at + 1)) / columns}%` } : { right: `${100 - (100 * at) / columns}%` }

function ColumnFigures({ row, series }: { row: ColumnRow; series: readonly ColumnSeries[] }) {
  return (
    <>
      <p className="font-medium">{row.label}</p>
      {series.map(({ name }, at) => (
        <p key={name} className="flex justify-between gap-4 text-ink-muted tabular-nums">
          {name} <span className="text-ink">{row.values[at]}</span>
        </p>
      ))}
    </>
  )
}
