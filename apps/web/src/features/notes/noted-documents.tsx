import type { NoteOfSender } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { common } from '../../words/common.ts'
import { notesWords as words } from '../../words/notes.ts'
import { useNotedDocuments } from './use-notes.ts'

export function NotedDocuments({ note, from }: { note: NoteOfSender; from: string }) {
  const list = useNotedDocuments(note)
  const { data, isError, refetch } = list
  const documents = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="pr-4 pb-3 pl-11 sm:pr-5 sm:pl-12">
      {!data && !isError && <Skeleton className="h-6 max-w-sm" />}
      {!data && isError && (
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          {common.tryAgain}
        </Button>
      )}
      <ul aria-label={words.documentsOf(note.text)} className="grid gap-1 text-sm">
        {documents.map(({ id, originalName, submittedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <Link
              to="/documents/$id"
              params={{ id }}
              search={{ from }}
              className="min-w-0 text-brand underline underline-offset-4 wrap-anywhere"
            >
              {originalName}
            </Link>
            <span className="text-ink-muted">
              <Time at={submittedAt} brief />
            </span>
          </li>
        ))}
      </ul>
      <ShowMore list={list} className="flex mt-2" />
    </div>
  )
}
