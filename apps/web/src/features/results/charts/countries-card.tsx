import type { ResultsSummary } from '@efti-hub/contract'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { rateBand } from '../../../ui/rate-band.ts'
import { common } from '../../../words/common.ts'
import { countryName, formatNumber, formatShare } from '../../../words/format.ts'
import { resultChartsWords as words } from '../../../words/results.ts'

const MOST_BARS = 8

interface CountriesCardProps {
  countries: ResultsSummary['countries'] | undefined
  onOpen: (country: string) => void
}

export function CountriesCard({ countries, onOpen }: CountriesCardProps) {
  const rows = countries?.slice(0, MOST_BARS).map(({ country, documents, checked, compliant }) => {
    const rate = checked > 0 ? compliant / checked : null
    return {
      key: country,
      label: countryName(country),
      value: rate ?? 0,
      shown: `${rate === null ? common.unknown : formatShare(rate)} · ${formatNumber(documents)}`,
      tone: rate === null ? ('neutral' as const) : rateBand(rate),
    }
  })
  return (
    <ChartCard
      title={words.countries}
      hint={words.countriesHint}
      loading={countries === undefined}
      empty={countries?.length === 0 && words.noCountries}
      chart={<BarChart rows={rows ?? []} most={1} onOpen={onOpen} />}
      table={
        <ChartTable
          label={words.countries}
          columns={[words.country, words.rate, words.documents]}
          rows={(countries ?? []).map(({ country, documents, checked, compliant }) => ({
            key: country,
            label: countryName(country),
            cells: [checked > 0 ? formatShare(compliant / checked) : common.unknown, formatNumber(documents)],
          }))}
          onOpen={onOpen}
          openLabel={words.show}
        />
      }
    />
  )
}
