import { kindLabel, type NoteOfSender } from '@efti-hub/contract'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { formatQuantity } from '../../ui/quantities.ts'
import { Time } from '../../ui/time.tsx'
import { notesWords as words } from '../../words/notes.ts'
import { NotedDocuments } from './noted-documents.tsx'

export function NoteEntry({ note, from }: { note: NoteOfSender; from: string }) {
  const [open, setOpen] = useState(false)
  const { sender, kind, text, documentsWithNote, documentsCount, latest } = note
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid w-full grid-cols-[1rem_minmax(0,1fr)] gap-x-3 px-4 py-3 text-left hover:bg-sunken sm:grid-cols-[1rem_minmax(0,1fr)_auto] sm:px-5"
      >
        <ChevronRight className={cn('mt-0.5 size-4 text-ink-muted', open && 'rotate-90')} aria-hidden />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{text}</span>
          <span className="mt-0.5 block text-sm wrap-anywhere text-ink-muted">
            {sender.name || words.noSender} · {kindLabel(kind)}
          </span>
        </span>
        <span className="mt-1 text-sm text-ink-muted tabular-nums max-sm:col-start-2 sm:mt-0 sm:text-right">
          <span className="block">
            {words.documents(formatQuantity(documentsWithNote), formatQuantity(documentsCount))}
          </span>
          <span className="block">
            {words.latest} <Time at={latest.submittedAt} brief />
          </span>
        </span>
      </button>
      {open && <NotedDocuments note={note} from={from} />}
    </li>
  )
}
