import type { SustainabilityAnswer } from '@efti-hub/contract'
import { MetricCard } from '../../ui/metric-card.tsx'
import { sustainabilityWords as words } from '../../words/sustainability.ts'
import { changeOf, emitted, inPercent, inTenths, inWhole } from './figures.ts'

interface MetricCardsProps {
  answer: SustainabilityAnswer | undefined
  onOpen: () => void
}

/** Each leads to the consignments it is made of. */
export function EmissionCards({ answer, onOpen }: MetricCardsProps) {
  const { figures, before, year } = answer ?? {}
  const loading = !answer
  const link = (title: string, className: string) => (
    <button type="button" onClick={onOpen} className={`text-left ${className}`}>
      {title}
    </button>
  )
  const trend = (of: 'grams' | 'intensity' | 'tonneKm', lessIsGood: boolean) => {
    const change = figures && before && changeOf(figures[of], before[of])
    if (!change) return {}
    const good = change.direction === 'down'
    const tone =
      !lessIsGood || change.direction === 'neutral' ? {} : ({ tone: good ? 'good' : 'bad' } as const)
    return { trend: { ...change, ...tone, against: words.against((year ?? 0) - 1) } }
  }
  const coverage = figures?.coverage ?? null
  return (
    <div className="grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 xl:grid-cols-4">
      <MetricCard
        {...words.metrics.total}
        loading={loading}
        value={emitted(figures?.grams ?? null)}
        link={link}
        {...trend('grams', true)}
      />
      <MetricCard
        {...words.metrics.intensity}
        loading={loading}
        value={inTenths(figures?.intensity ?? null)}
        link={link}
        {...trend('intensity', true)}
      />
      <MetricCard
        {...words.metrics.activity}
        loading={loading}
        value={inWhole(figures?.tonneKm ?? null)}
        link={link}
        {...trend('tonneKm', false)}
      />
      <MetricCard
        {...words.metrics.coverage}
        loading={loading}
        value={inPercent(coverage)}
        {...(figures &&
          figures.consignments > 0 && {
            subtitle: words.coverage(figures.computed, figures.consignments),
          })}
        link={link}
        {...(coverage !== null && {
          status: coverage === 100 ? 'success' : coverage >= 50 ? 'info' : 'warning',
        })}
      />
    </div>
  )
}
