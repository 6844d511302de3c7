import { SetChip } from '../../ui/filter-chip.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { common } from '../../words/common.ts'
import { documentStatusLabels, documentsWords as words } from '../../words/documents.ts'
import { mentionWords } from '../../words/mentions.ts'
import {
  DECISION_FILTERS,
  type DecisionFilter,
  type DocumentFilters,
  JOB_STATUS_FILTERS,
  type JobStatusFilter,
} from './document-filters.ts'

const ALL = { value: 'all', label: common.all } as const
const statusOptions = [
  ALL,
  ...JOB_STATUS_FILTERS.map((value) => ({ value, label: documentStatusLabels[value] })),
]
const decisionOptions = [
  ALL,
  ...DECISION_FILTERS.map((value) => ({ value, label: documentStatusLabels[value] })),
]

interface DocumentsToolbarProps {
  filters: DocumentFilters
  onChange: (change: Partial<DocumentFilters>) => void
  onSearch: (search: string) => void
}

export function DocumentsToolbar({ filters, onChange, onSearch }: DocumentsToolbarProps) {
  return (
    <search className="flex flex-wrap gap-2 px-4 pb-4 sm:px-5">
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
        onChange={(value) => onChange({ status: value === 'all' ? undefined : value, decision: undefined })}
      />
      <Select<DecisionFilter | 'all'>
        label={words.decision}
        value={filters.decision ?? 'all'}
        options={decisionOptions}
        onChange={(value) => onChange({ decision: value === 'all' ? undefined : value, status: undefined })}
      />
      {filters.mentions && (
        <SetChip
          label={mentionWords.remove}
          text={mentionWords.mentions(filters.mentions)}
          onRemove={() => onChange({ mentions: undefined })}
        />
      )}
    </search>
  )
}
