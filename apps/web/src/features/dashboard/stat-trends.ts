import type { Compared, Dashboard } from '@efti-hub/contract'
import type { MetricTrend } from '../../ui/metric-card.tsx'
import { common } from '../../words/common.ts'
import { statWords as words } from '../../words/dashboard.ts'
import { formatFixed, formatNumber } from '../../words/format.ts'

const NO_TREND: MetricTrend = { direction: null, value: common.unknown, against: words.noBefore }

const signed = (change: number, text: string) => `${change > 0 ? '+' : change < 0 ? '−' : '±'}${text}`

const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'neutral')

/** So many more or fewer; neither is good or bad in itself. */
export function countTrend({ last, before }: Compared): MetricTrend {
  if (before === null) return NO_TREND
  const change = last - before
  const value = signed(change, formatNumber(Math.abs(change)))
  return { direction: directionOf(change), value, against: words.against }
}

/** In percentage points. */
export function rateTrend({ last, before }: Dashboard['compliance']): MetricTrend {
  if (last === null || before === null) return NO_TREND
  const change = Math.round((last - before) * 1_000) / 10
  return {
    direction: directionOf(change),
    value: words.points(signed(change, formatFixed(1, Math.abs(change)))),
    against: words.against,
    ...(change !== 0 && { tone: change > 0 ? 'good' : 'bad' }),
  }
}
