import { type BulkAnswer, type Document, MOST_DOCUMENTS_PER_ACT } from '@efti-hub/contract'
import {
  BadgeCheck,
  Download,
  Hourglass,
  MoreHorizontal,
  RefreshCw,
  Tag,
  Trash2,
  UserPlus,
} from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../api/download.ts'
import { serverMessage } from '../../../api/request.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { SelectionAct, SelectionBar } from '../../../ui/selection-bar.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import type { Selection } from '../../../ui/use-selection.ts'
import { workListWords as words } from '../../../words/work-list.ts'
import { ActDialog, type AskedAct, type AskedChange } from './act-dialog.tsx'
import { questionAbout } from './stays-open.ts'
import { useDocumentActs } from './use-document-acts.ts'

interface DocumentsSelectionBarProps {
  selection: Selection
  /** Those that are selected. */
  documents: readonly Document[]
  /** How many match the filters, selected or not. */
  total: number
  me: string | null
  may: { change: boolean; approve: boolean }
  /** Of the heading that the focus goes to when nothing is selected any more. */
  headingId: string
  /** All that match, up to as many as one act reaches. */
  onSelectAll: () => void
}

/** What can be done with the selected documents together; one act reaches as many as the first page of the list has. */
export function DocumentsSelectionBar(props: DocumentsSelectionBarProps) {
  const { selection, documents, total, me, may, headingId, onSelectAll } = props
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const [isDownloading, setDownloading] = useState(false)
  const acts = useDocumentActs()
  const ids = [...selection.ids]
  const keep = ({ notDone }: BulkAnswer) => selection.set(notDone.map(({ id }) => id))
  const ask = (act: AskedAct) => setQuestion(questionAbout(act, documents))
  const reason = !may.change ? words.onlyReading : may.approve ? undefined : words.onlyManager
  const isFull = ids.length >= MOST_DOCUMENTS_PER_ACT && total > ids.length
  const notByRole = may.change ? undefined : words.byRole
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
      <SelectionBar
        label={words.selection}
        selected={ids.length > 0 ? words.selected(ids.length) : null}
        all={
          ids.length < Math.min(total, MOST_DOCUMENTS_PER_ACT)
            ? { label: words.selectMatching(total, MOST_DOCUMENTS_PER_ACT), onSelect: onSelectAll }
            : undefined
        }
        reason={[isFull && words.mostSelected(MOST_DOCUMENTS_PER_ACT, total), reason]
          .filter(Boolean)
          .join(' ')}
        headingId={headingId}
        clear={words.clear}
        onClear={selection.clear}
      >
        <SelectionAct
          label={words.acts.check}
          may={may.change}
          busy={acts.isPending}
          onAct={() => acts.mutate({ ids, act: { act: 'check' } }, { onSuccess: keep })}
        >
          <RefreshCw aria-hidden />
        </SelectionAct>
        <SelectionAct label={words.acts.assign} may={may.change} onAct={() => ask('assign')}>
          <UserPlus aria-hidden />
        </SelectionAct>
        <SelectionAct label={words.acts.tag} may={may.change} onAct={() => ask('tag')}>
          <Tag aria-hidden />
        </SelectionAct>
        <SelectionAct label={words.acts.approve} may={may.approve} onAct={() => ask('approve')}>
          <BadgeCheck aria-hidden />
        </SelectionAct>
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
      </SelectionBar>
      <ActDialog question={question} me={me} onClose={() => setQuestion(null)} onDone={selection.set} />
    </>
  )
}
