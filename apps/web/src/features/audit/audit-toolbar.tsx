import { useCallback } from 'react'
import { SetChip } from '../../ui/filter-chip.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { auditWords as words } from '../../words/audit.ts'
import {
  ACTIONS,
  type ActionFilter,
  AUDIT_DAYS,
  type AuditFilters,
  SORTS,
  type Sort,
  USUAL_DAYS,
} from './audit-filters.ts'

const actions = ACTIONS.map((value) => ({ value, label: words.actions[value] }))
const ranges = AUDIT_DAYS.map((days) => ({ value: String(days), label: words.dayNames[days] }))
const sorts = SORTS.map((value) => ({ value, label: words.sorts[value] }))

interface AuditToolbarProps {
  filters: AuditFilters
  onFilter: (change: Partial<AuditFilters>) => void
}

export function AuditToolbar({ filters, onFilter }: AuditToolbarProps) {
  const { search, action, status, days, documentId, sort } = filters
  const onSearch = useCallback((text: string) => onFilter({ search: text || undefined }), [onFilter])
  return (
    <search className="mb-4 flex flex-wrap gap-2">
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={search ?? ''}
        onChange={onSearch}
      />
      <div className="flex flex-wrap gap-2">
        <Select<ActionFilter>
          label={words.action}
          value={action ?? 'all'}
          options={actions}
          onChange={(value) => onFilter({ action: value === 'all' ? undefined : value })}
        />
        <Select
          label={words.days}
          value={String(days ?? USUAL_DAYS)}
          options={ranges}
          onChange={(value) => {
            const chosen = AUDIT_DAYS.find((known) => String(known) === value)
            onFilter({ days: chosen === USUAL_DAYS ? undefined : chosen })
          }}
        />
        <Select<Sort>
          label={words.sort}
          value={sort ?? 'newest'}
          options={sorts}
          onChange={(value) => onFilter({ sort: value === 'newest' ? undefined : value })}
        />
      </div>
      {(status || documentId) && (
        <div className="flex basis-full flex-wrap gap-2">
          {status && (
            <SetChip
              text={words.onlyStatus(status)}
              label={words.removeFilter(words.onlyStatus(status))}
              onRemove={() => onFilter({ status: undefined })}
            />
          )}
          {documentId && (
            <SetChip
              text={words.onlyDocument}
              label={words.removeFilter(words.onlyDocument)}
              onRemove={() => onFilter({ documentId: undefined })}
            />
          )}
        </div>
      )}
    </search>
  )
}
