import { kindLabels } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { SetChip, ToggleChip } from '../../ui/filter-chip.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { common } from '../../words/common.ts'
import { documentStatusLabels, documentsWords as words } from '../../words/documents.ts'
import { mentionWords } from '../../words/mentions.ts'
import { workListWords } from '../../words/work-list.ts'
import {
  DECISION_FILTERS,
  type DecisionFilter,
  type DocumentFilters,
  JOB_STATUS_FILTERS,
  type JobStatusFilter,
} from './document-filters.ts'

const ALL = { value: 'all', label: common.all } as const
const optionsOf = <Value extends string>(labels: Record<Value, string>) => [
  ALL,
  ...Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label })),
]
const statusOptions = [
  ALL,
  ...JOB_STATUS_FILTERS.map((value) => ({ value, label: documentStatusLabels[value] })),
]
const decisionOptions = [
  ALL,
  ...DECISION_FILTERS.map((value) => ({ value, label: documentStatusLabels[value] })),
]
const kindOptions = optionsOf(kindLabels)
const workOptions = optionsOf(workListWords.workLabels)
const departureOptions = optionsOf(workListWords.departures)

interface DocumentsToolbarProps {
  filters: DocumentFilters
  onChange: (change: Partial<DocumentFilters>) => void
  onSearch: (search: string) => void
  /** Saved views and columns. */
  children?: ReactNode
}

export function DocumentsToolbar({ filters, onChange, onSearch, children }: DocumentsToolbarProps) {
  const chosen = <Value extends string>(value: Value | 'all') => (value === 'all' ? undefined : value)
  return (
    <search className="flex flex-wrap items-center gap-2 px-4 pb-4 sm:px-5">
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={filters.search ?? ''}
        onChange={onSearch}
      />
      <Select<JobStatusFilter | 'all'>
        label={words.status}
        value={filters.status ?? 'all'}
        options={statusOptions}
        onChange={(value) => onChange({ status: chosen(value), decision: undefined })}
      />
      <Select<DecisionFilter | 'all'>
        label={words.decision}
        value={filters.decision ?? 'all'}
        options={decisionOptions}
        onChange={(value) => onChange({ decision: chosen(value), status: undefined })}
      />
      <Select
        label={workListWords.kind}
        value={filters.kind ?? 'all'}
        options={kindOptions}
        onChange={(value) => onChange({ kind: chosen(value) })}
      />
      <Select
        label={workListWords.work}
        value={filters.work ?? 'all'}
        options={workOptions}
        onChange={(value) => onChange({ work: chosen(value) })}
      />
      <Select
        label={workListWords.departs}
        value={filters.departs ?? 'all'}
        options={departureOptions}
        onChange={(value) => onChange({ departs: chosen(value) })}
      />
      <ToggleChip
        pressed={filters.open === 'blocking'}
        onPress={(pressed) => onChange({ open: pressed ? 'blocking' : undefined })}
      >
        {workListWords.blocking}
      </ToggleChip>
      <ToggleChip
        pressed={filters.owner === 'me'}
        onPress={(pressed) => onChange({ owner: pressed ? 'me' : undefined })}
      >
        {workListWords.mine}
      </ToggleChip>
      {filters.tag && (
        <SetChip
          label={workListWords.removeTag}
          text={workListWords.tag(filters.tag)}
          onRemove={() => onChange({ tag: undefined })}
        />
      )}
      {filters.mentions && (
        <SetChip
          label={mentionWords.remove}
          text={mentionWords.mentions(filters.mentions)}
          onRemove={() => onChange({ mentions: undefined })}
        />
      )}
      {children && <div className="ml-auto flex flex-wrap gap-2">{children}</div>}
    </search>
  )
}
