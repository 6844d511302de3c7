import type { Severity, ViolationsList } from '@efti-hub/contract'
import { type ReactNode, useCallback } from 'react'
import { cn } from '../../ui/cn.ts'
import { SetChip, ToggleChip } from '../../ui/filter-chip.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { common } from '../../words/common.ts'
import { formatNumber } from '../../words/format.ts'
import { severityLabels, violationStatusLabels, violationsWords as words } from '../../words/violations.ts'
import {
  AGES,
  GROUPS,
  ORDERS,
  type Order,
  SEVERITY_FILTERS,
  VIOLATION_STATUS_FILTERS,
  type ViolationFilters,
  type ViolationGroup,
  type ViolationStatusFilter,
} from './violation-filters.ts'

const ALL = { value: 'all', label: common.all } as const
const severities = [ALL, ...SEVERITY_FILTERS.map((value) => ({ value, label: severityLabels[value] }))]
const statuses = VIOLATION_STATUS_FILTERS.map((value) => ({
  value,
  label: value === 'all' ? common.all : violationStatusLabels[value],
}))
const ages = [
  { value: 'any', label: words.ages.any },
  ...AGES.map((age) => ({ value: String(age), label: words.ages[age] })),
]
const groups = GROUPS.map((value) => ({ value, label: words.groups[value] }))
const orders = ORDERS.map((value) => ({ value, label: words.sorts[value] }))

/** On a phone a row is scrolled sideways instead of filling the screen. */
const ROW =
  'flex gap-2 md:flex-wrap max-md:-mx-4 max-md:w-dvw max-md:overflow-x-auto max-md:px-4 max-md:py-0.5'

interface ViolationsToolbarProps {
  filters: ViolationFilters
  types: ViolationsList['types']
  /** Name of the document that the list is narrowed to, once it is known. */
  documentName: string | undefined
  onFilter: (change: Partial<ViolationFilters>) => void
  /** Saved views and help. */
  children: ReactNode
}

export function ViolationsToolbar(props: ViolationsToolbarProps) {
  const { filters, types, documentName, onFilter, children } = props
  const onSearch = useCallback((search: string) => onFilter({ search: search || undefined }), [onFilter])
  return (
    <search className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-2">
        <SearchInput
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={filters.search ?? ''}
          onChange={onSearch}
        />
        <div className={ROW}>
          <Select<Severity | 'all'>
            label={words.severity}
            value={filters.severity ?? 'all'}
            options={severities}
            onChange={(value) => onFilter({ severity: value === 'all' ? undefined : value })}
          />
          <Select<ViolationStatusFilter>
            label={words.status}
            value={filters.status ?? 'open'}
            options={statuses}
            onChange={(value) => onFilter({ status: value === 'open' ? undefined : value })}
          />
          <Select
            label={words.type}
            value={filters.type ?? 'all'}
            options={typeOptions(types, filters.type)}
            onChange={(value) => onFilter({ type: value === 'all' ? undefined : value })}
          />
          <Select
            label={words.age}
            value={String(filters.age ?? 'any')}
            options={ages}
            onChange={(value) => onFilter({ age: AGES.find((age) => String(age) === value) })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className={ROW}>
          <ToggleChip
            pressed={filters.owner === 'me'}
            onPress={(on) => onFilter({ owner: on ? 'me' : undefined })}
          >
            {words.mine}
          </ToggleChip>
          <ToggleChip
            pressed={filters.due === 'before-departure'}
            onPress={(on) => onFilter({ due: on ? 'before-departure' : undefined })}
          >
            {words.beforeDeparture}
          </ToggleChip>
          <ToggleChip
            pressed={filters.due === 'overdue'}
            onPress={(on) => onFilter({ due: on ? 'overdue' : undefined })}
          >
            {words.overdue}
          </ToggleChip>
        </div>
        {filters.documentId && (
          <SetChip
            text={documentName ? words.onlyDocument(documentName) : words.thisDocument}
            label={words.removeFilter(words.thisDocument)}
            onRemove={() => onFilter({ documentId: undefined })}
          />
        )}
        {filters.code && (
          <SetChip
            text={words.onlyCode(filters.code)}
            label={words.removeFilter(words.onlyCode(filters.code))}
            onRemove={() => onFilter({ code: undefined })}
          />
        )}
        <div className={cn(ROW, 'sm:ml-auto')}>
          <Select<ViolationGroup>
            label={words.group}
            value={filters.group ?? 'document'}
            options={groups}
            onChange={(value) => onFilter({ group: value === 'document' ? undefined : value })}
          />
          <Select<Order>
            label={words.sort}
            value={filters.sort ?? 'severity'}
            options={orders}
            onChange={(value) => onFilter({ sort: value === 'severity' ? undefined : value })}
          />
          {children}
        </div>
      </div>
    </search>
  )
}

/** Types that are open now, and the chosen one even when nothing of it is open any more. */
function typeOptions(types: ViolationsList['types'], chosen: string | undefined) {
  const known = types.map(({ type, total }) => ({ value: type, label: `${type} (${formatNumber(total)})` }))
  const missing = chosen && !types.some(({ type }) => type === chosen)
  return [ALL, ...(missing ? [{ value: chosen, label: chosen }] : []), ...known]
}
