import { kindLabels } from '@efti-hub/contract'
import { CloudOff, SearchX, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatQuantity } from '../../ui/quantities.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { notesWords as words } from '../../words/notes.ts'
import { NoteEntry } from './note-entry.tsx'
import { useNotes } from './use-notes.ts'

const KINDS = [
  { value: 'all', label: common.all },
  ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
]

export function NotesOfSenders({ from }: { from: string }) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState('')
  const list = useNotes({ search, kind })
  const { data, isError, refetch } = list
  const notes = data?.pages.flatMap(({ items }) => items) ?? []
  const total = data?.pages.at(-1)?.total ?? 0
  const isFiltered = search !== '' || kind !== ''
  return (
    <div className="border-t border-line">
      <search className="flex flex-wrap gap-2 px-4 pt-4 pb-3 sm:px-5">
        <SearchInput
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={setSearch}
        />
        <Select
          label={words.kind}
          value={kind || 'all'}
          options={KINDS}
          onChange={(value) => setKind(value === 'all' ? '' : value)}
        />
      </search>
      {!data && !isError && (
        <div role="status" aria-label={words.loading} className="grid gap-2 px-4 pb-4 sm:px-5">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {!data && isError && (
        <EmptyState
          icon={CloudOff}
          title={words.failed}
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {common.tryAgain}
            </Button>
          }
        />
      )}
      {data && notes.length === 0 && (
        <EmptyState
          icon={isFiltered ? SearchX : StickyNote}
          title={words.none}
          description={isFiltered ? words.noneMatching : words.noneHint}
        />
      )}
      {notes.length > 0 && (
        <>
          <p className="px-4 pb-2 text-sm text-ink-muted tabular-nums sm:px-5" aria-live="polite">
            {words.shown(formatQuantity(notes.length), formatQuantity(total), notes.length === total)}
          </p>
          <ul aria-label={words.list} className="divide-y divide-line border-t border-line">
            {notes.map((note) => (
              <NoteEntry key={`${note.sender.id} ${note.kind} ${note.code}`} note={note} from={from} />
            ))}
          </ul>
        </>
      )}
      <ShowMore list={list} />
    </div>
  )
}
