import { Bar, Cell, LabelList, BarChart as Recharts, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { CHART_TEXT, CHART_TEXT_MUTED, type ChartTone, TONES } from './tones.ts'

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
  /** Space for the values' words, in pixels. */
  shownWidth?: number
  labelWidth?: number
  onOpen?: ((key: string) => void) | undefined
}

const ROW_PX = 32

/** Bars from zero, one below the other, each labelled, with its value at the end. */
export default function BarChart(props: BarChartProps) {
  const { rows, most, shownWidth = 64, labelWidth = 150, onOpen } = props
  const cut = Math.floor(labelWidth / 7)
  return (
    <ResponsiveContainer width="100%" height={rows.length * ROW_PX}>
      <Recharts
        data={[...rows]}
        layout="vertical"
        margin={{ top: 0, right: shownWidth, bottom: 0, left: 0 }}
        barCategoryGap={7}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={[0, most ?? 'dataMax']} />
        <YAxis
          type="category"
          dataKey="label"
          width={labelWidth}
          tick={CHART_TEXT}
          tickFormatter={(label: string) => (label.length > cut ? `${label.slice(0, cut - 1)}…` : label)}
          tickLine={false}
          axisLine={false}
          interval={0}
        />
        <Bar
          dataKey="value"
          radius={[0, 3, 3, 0]}
          minPointSize={2}
          isAnimationActive={false}
          {...(onOpen && {
            cursor: 'pointer',
            onClick: (_bar: unknown, at: number) => onOpen(rows[at]?.key ?? ''),
          })}
        >
          {rows.map(({ key, tone }) => (
            <Cell key={key} fill={TONES[tone]} />
          ))}
          <LabelList dataKey="shown" position="right" {...CHART_TEXT_MUTED} />
        </Bar>
      </Recharts>
    </ResponsiveContainer>
  )
}
