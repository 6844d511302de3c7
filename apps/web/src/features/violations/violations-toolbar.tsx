import type { Severity } from '@efti-hub/contract'
import { useCallback } from 'react'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { common } from '../../words/common.ts'
import { severityLabels, violationsWords as words } from '../../words/violations.ts'
import { SEVERITY_FILTERS, type ViolationFilters } from './violation-filters.ts'

const options = [
  { value: 'all', label: common.all } as const,
  ...SEVERITY_FILTERS.map((value) => ({ value, label: severityLabels[value] })),
]

interface ViolationsToolbarProps {
  filters: ViolationFilters
  onFilter: (change: Partial<ViolationFilters>) => void
}

export function ViolationsToolbar({ filters, onFilter }: ViolationsToolbarProps) {
  const onSearch = useCallback((search: string) => onFilter({ search: search || undefined }), [onFilter])
  return (
    <search className="mb-4 flex flex-wrap gap-2">
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.search ?? ''}
        onChange={onSearch}
      />
      <Select<Severity | 'all'>
        label={words.severity}
        value={filters.severity ?? 'all'}
        options={options}
        onChange={(value) => onFilter({ severity: value === 'all' ? undefined : value })}
      />
    </search>
  )
}
