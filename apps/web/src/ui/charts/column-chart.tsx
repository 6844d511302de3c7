import {
  Bar,
  CartesianGrid,
  BarChart as Recharts,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { CHART_TEXT_MUTED, type ChartTone, TONES } from './tones.ts'

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

const HEIGHT_PX = 208

/**
 * Columns from zero through time, their parts stacked. The marks answer to the mouse alone: beside it belongs a table with the same figures and
 * the same links.
 */
export default function ColumnChart({ series, rows, onOpen }: ColumnChartProps) {
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <Recharts
          data={[...rows]}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          barCategoryGap="18%"
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            tick={CHART_TEXT_MUTED}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            minTickGap={16}
          />
          <YAxis allowDecimals={false} tick={CHART_TEXT_MUTED} tickLine={false} axisLine={false} width={40} />
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const row = payload?.[0]?.payload as ColumnRow | undefined
              return active && row ? <ColumnTooltip row={row} series={series} /> : null
            }}
          />
          {series.map(({ name, tone }, at) => (
            <Bar
              key={name}
              dataKey={(row: ColumnRow) => row.values[at]}
              name={name}
              stackId="all"
              fill={TONES[tone]}
              cursor="pointer"
              isAnimationActive={false}
              onClick={(_bar, index) => onOpen(rows[index]?.key ?? '')}
            />
          ))}
        </Recharts>
      </ResponsiveContainer>
    </div>
  )
}

function ColumnTooltip({ row, series }: { row: ColumnRow; series: readonly ColumnSeries[] }) {
  return (
    <div className="rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-overlay">
      <p className="font-medium">{row.label}</p>
      {series.map(({ name }, at) => (
        <p key={name} className="flex justify-between gap-4 text-ink-muted tabular-nums">
          {name} <span className="text-ink">{row.values[at]}</span>
        </p>
      ))}
    </div>
  )
}
