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
import { useDocumentActs } from './use-document-acts.ts'

interface SelectionBarProps {
  selection: Selection
  /** Tags that any of the selected documents has. */
  tags: readonly string[]
  /** Whether any of them waits for a partner. */
  waits: boolean
  me: string | null
  mayApprove: boolean
}

/** Slides in from below while something is selected. */
export function DocumentsSelectionBar({ selection, tags, waits, me, mayApprove }: SelectionBarProps) {
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const [isDownloading, setDownloading] = useState(false)
  const acts = useDocumentActs()
  const ids = [...selection.ids]
  const ask = (act: AskedAct) => setQuestion({ ask: act, ids, tags })
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
            busy={acts.isPending}
            onAct={() => acts.mutate({ ids, act: { act: 'check' } }, { onSuccess: selection.clear })}
          >
            <RefreshCw aria-hidden />
          </Act>
          <Act label={words.acts.assign} onAct={() => ask('assign')}>
            <UserPlus aria-hidden />
          </Act>
          <Act label={words.acts.tag} onAct={() => ask('tag')}>
            <Tag aria-hidden />
          </Act>
          {mayApprove && (
            <Act label={words.acts.approve} onAct={() => ask('approve')}>
              <BadgeCheck aria-hidden />
            </Act>
          )}
          <Menu
            trigger={
              <Button variant="outline" size="sm" busy={isDownloading}>
                <MoreHorizontal aria-hidden />
                {words.more}
              </Button>
            }
          >
            <MenuItem onSelect={() => ask('wait')}>
              <Hourglass aria-hidden />
              {words.acts.wait}
            </MenuItem>
            {waits && (
              <MenuItem onSelect={() => acts.mutate({ ids, act: { act: 'wait', waiting: false } })}>
                <Hourglass aria-hidden />
                {words.resume}
              </MenuItem>
            )}
            <MenuItem onSelect={() => void fetchOriginals()}>
              <Download aria-hidden />
              {words.download}
            </MenuItem>
            <MenuItem onSelect={() => ask('delete')}>
              <Trash2 aria-hidden />
              {words.acts.delete}
            </MenuItem>
          </Menu>
          <Button variant="ghost" size="iconSmall" aria-label={words.clear} onClick={selection.clear}>
            <X aria-hidden />
          </Button>
        </section>
      )}
      <ActDialog question={question} me={me} onClose={() => setQuestion(null)} onDone={selection.clear} />
    </>
  )
}

interface ActProps {
  label: string
  busy?: boolean
  onAct: () => void
  children: ReactNode
}

function Act({ label, busy = false, onAct, children }: ActProps) {
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={onAct}>
      {children}
      {label}
    </Button>
  )
}
