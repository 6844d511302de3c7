import {
  DOCUMENT_STATUSES,
  type DocumentStatus,
  documentStatusLabels,
  SCORE_BANDS,
  type ScoreBand,
  TRANSPORT_TYPES,
  type TransportType,
} from '@efti-hub/contract'
import { useCallback } from 'react'
import { SetChip } from '../../../ui/filter-chip.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { common } from '../../../words/common.ts'
import { countryName, shortTime } from '../../../words/format.ts'
import { recordsWords as words } from '../../../words/results.ts'
import type { ResultFilters } from '../result-filters.ts'

const ALL = { value: 'all', label: common.all } as const
const statuses = [ALL, ...DOCUMENT_STATUSES.map((value) => ({ value, label: documentStatusLabels[value] }))]
const transportTypes = [ALL, ...TRANSPORT_TYPES.map((value) => ({ value, label: value }))]
const bands = [ALL, ...SCORE_BANDS.map((value) => ({ value, label: words.bands[value] }))]

interface RecordsToolbarProps {
  filters: ResultFilters
  /** Codes on the routes of the range. */
  countries: readonly string[]
  onFilter: (change: Partial<ResultFilters>) => void
}

export function RecordsToolbar({ filters, countries, onFilter }: RecordsToolbarProps) {
  const onSearch = useCallback((search: string) => onFilter({ search: search || undefined }), [onFilter])
  const chosen = <Value extends string>(value: Value | 'all') => (value === 'all' ? undefined : value)
  const { from, until, violationType } = filters
  return (
    <search className="flex flex-wrap gap-2 px-4 pb-4 sm:px-5">
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.search ?? ''}
        onChange={onSearch}
      />
      <Select<DocumentStatus | 'all'>
        label={words.status}
        value={filters.status ?? 'all'}
        options={statuses}
        onChange={(value) => onFilter({ status: chosen(value) })}
      />
      <Select
        label={words.country}
        value={filters.country ?? 'all'}
        options={countryOptions(countries, filters.country)}
        onChange={(value) => onFilter({ country: chosen(value) })}
      />
      <Select<TransportType | 'all'>
        label={words.transportType}
        value={filters.transportType ?? 'all'}
        options={transportTypes}
        onChange={(value) => onFilter({ transportType: chosen(value) })}
      />
      <Select<ScoreBand | 'all'>
        label={words.band}
        value={filters.band ?? 'all'}
        options={bands}
        onChange={(value) => onFilter({ band: chosen(value) })}
      />
      {violationType && (
        <SetChip
          text={words.onlyType(violationType)}
          label={words.removeFilter(words.onlyType(violationType))}
          onRemove={() => onFilter({ violationType: undefined })}
        />
      )}
      {from && (
        <SetChip
          text={words.onlyPart(until ? `${shortTime(from)} – ${shortTime(until)}` : shortTime(from))}
          label={words.removeFilter(words.columns.submitted)}
          onRemove={() => onFilter({ from: undefined, until: undefined })}
        />
      )}
    </search>
  )
}

function countryOptions(known: readonly string[], chosen: string | undefined) {
  const codes = chosen && !known.includes(chosen) ? [...known, chosen] : known
  const countries = codes.map((value) => ({ value, label: countryName(value) }))
  return [ALL, ...countries.sort((left, right) => left.label.localeCompare(right.label))]
}
