import type { BulkAnswer, Document } from '@efti-hub/contract'
import {
  BadgeCheck,
  Download,
  Hourglass,
  MoreHorizontal,
  RefreshCw,
  Tag,
  Trash2,
  UserPlus,
  X,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { download } from '../../../api/download.ts'
import { serverMessage } from '../../../api/request.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { workListWords as words } from '../../../words/work-list.ts'
import type { Selection } from '../use-selection.ts'
import { ActDialog, type AskedAct, type AskedChange } from './act-dialog.tsx'
import { approvable } from './stays-open.ts'
import { useDocumentActs } from './use-document-acts.ts'
import { useFocusAfter } from './use-focus-after.ts'

interface SelectionBarProps {
  selection: Selection
  /** Those that are selected. */
  documents: readonly Document[]
  me: string | null
  may: { change: boolean; approve: boolean }
  /** Of the heading that the focus goes to when nothing is selected any more. */
  headingId: string
}

/** Slides in from below while something is selected. */
export function DocumentsSelectionBar({ selection, documents, me, may, headingId }: SelectionBarProps) {
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const [isDownloading, setDownloading] = useState(false)
  const acts = useDocumentActs()
  const ids = [...selection.ids]
  const keep = ({ notDone }: BulkAnswer) => selection.keep(notDone.map(({ id }) => id))
  const ask = (act: AskedAct) => setQuestion(questionAbout(act, documents))
  const reason = !may.change ? words.onlyReading : may.approve ? undefined : words.onlyManager
  const notByRole = may.change ? undefined : words.byRole
  useFocusAfter(ids.length > 0, headingId)
  const fetchOriginals = async () => {
    setDownloading(true)
    try {
      showToast(words.downloaded(await download('/api/documents/download', { ids })))
    } catch (error) {
      const { title, description } = words.downloadFailed
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    } finally {
      setDownloading(false)
    }
  }
  return (
    <>
      {ids.length > 0 && (
        <section
          aria-label={words.selection}
          className="sticky bottom-4 z-30 mx-auto my-4 flex w-fit max-w-[calc(100%-1rem)] animate-pop-in flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-overlay"
        >
          <p className="font-medium tabular-nums" aria-live="polite">
            {words.selected(ids.length)}
          </p>
          <Act
            label={words.acts.check}
            may={may.change}
            busy={acts.isPending}
            onAct={() => acts.mutate({ ids, act: { act: 'check' } }, { onSuccess: keep })}
          >
            <RefreshCw aria-hidden />
          </Act>
          <Act label={words.acts.assign} may={may.change} onAct={() => ask('assign')}>
            <UserPlus aria-hidden />
          </Act>
          <Act label={words.acts.tag} may={may.change} onAct={() => ask('tag')}>
            <Tag aria-hidden />
          </Act>
          <Act label={words.acts.approve} may={may.approve} onAct={() => ask('approve')}>
            <BadgeCheck aria-hidden />
          </Act>
          <Menu
            trigger={
              <Button variant="outline" size="sm" busy={isDownloading}>
                <MoreHorizontal aria-hidden />
                {words.more}
              </Button>
            }
          >
            <MenuItem reason={notByRole} onSelect={() => ask('wait')}>
              <Hourglass aria-hidden />
              {words.acts.wait}
            </MenuItem>
            {documents.some(({ summary }) => summary.waiting !== null) && (
              <MenuItem
                reason={notByRole}
                onSelect={() => acts.mutate({ ids, act: { act: 'wait', waiting: false } })}
              >
                <Hourglass aria-hidden />
                {words.resume}
              </MenuItem>
            )}
            <MenuItem onSelect={() => void fetchOriginals()}>
              <Download aria-hidden />
              {words.download}
            </MenuItem>
            <MenuItem reason={notByRole} onSelect={() => ask('delete')}>
              <Trash2 aria-hidden />
              {words.acts.delete}
            </MenuItem>
          </Menu>
          {reason && <p className="text-sm text-ink-muted">{reason}</p>}
          <Button variant="ghost" size="iconSmall" aria-label={words.clear} onClick={selection.clear}>
            <X aria-hidden />
          </Button>
        </section>
      )}
      <ActDialog question={question} me={me} onClose={() => setQuestion(null)} onDone={selection.keep} />
    </>
  )
}

function questionAbout(ask: AskedAct, documents: readonly Document[]): AskedChange {
  const [owner = null, ...others] = new Set(documents.map(({ summary }) => summary.ownerId))
  return {
    ask,
    ids: documents.map(({ id }) => id),
    tags: [...new Set(documents.flatMap(({ summary }) => summary.tags))],
    owner: others.length === 0 ? owner : null,
    documents: documents.map(approvable),
  }
}

interface ActProps {
  label: string
  may: boolean
  busy?: boolean
  onAct: () => void
  children: ReactNode
}

function Act({ label, may, busy = false, onAct, children }: ActProps) {
  return (
    <Button variant="outline" size="sm" busy={busy} disabled={!may} onClick={onAct}>
      {children}
      {label}
    </Button>
  )
}
