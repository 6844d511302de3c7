import type { DocumentDetail } from '@efti-hub/contract'
import {
  FileCode2,
  FileDown,
  FileText,
  Hourglass,
  Lock,
  LockOpen,
  MoreHorizontal,
  Scissors,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { download } from '../../api/download.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { holdWords, documentWords as words } from '../../words/document.ts'
import { trashWords } from '../../words/trash.ts'
import { workListWords } from '../../words/work-list.ts'
import { ActDialog, type AskedChange } from './acts/act-dialog.tsx'
import { questionAbout } from './acts/stays-open.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { DeleteDialog } from './trash/delete-dialog.tsx'

interface MoreMenuProps {
  document: DocumentDetail
  /** Id of the person. */
  me: string | null
  mayChange: boolean
  /** Left out: it has no pages to split. `reason`: why they cannot be. */
  splitting?: { label: string; reason: string | undefined; onOpen: () => void } | undefined
}

/** What is seldom done with a document, and every form in which it leaves. */
export function MoreMenu({ document, me, mayChange, splitting }: MoreMenuProps) {
  const { id, kind, can, hold, deletion, summary } = document
  const [open, setOpen] = useState<'hold' | 'delete' | null>(null)
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const save = (path: string) => {
    download(path).catch((error: unknown) =>
      showToast({
        title: words.downloadFailed,
        description: serverMessage(error) ?? words.notDownloaded,
        variant: 'destructive',
      }),
    )
  }
  const exported = (format: string) => save(`/api/documents/${id}/export?format=${format}`)
  const unread = kind ? undefined : words.notReadYet
  return (
    <>
      <Menu
        trigger={
          <Button variant="outline" size="sm">
            <MoreHorizontal aria-hidden />
            {workListWords.more}
          </Button>
        }
      >
        {kind !== null && !summary.waiting && (
          <MenuItem
            reason={mayChange ? undefined : workListWords.byRole}
            onSelect={() => setQuestion(questionAbout('wait', [document]))}
          >
            <Hourglass aria-hidden />
            {workListWords.acts.wait}
          </MenuItem>
        )}
        {splitting && (
          <MenuItem reason={splitting.reason} onSelect={splitting.onOpen}>
            <Scissors aria-hidden />
            {splitting.label}
          </MenuItem>
        )}
        {can.includes('hold') && (
          <MenuItem onSelect={() => setOpen('hold')}>
            {hold ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
            {hold ? holdWords.release : holdWords.hold}
          </MenuItem>
        )}
        <MenuItem
          reason={deletion === 'allowed' ? undefined : trashWords.whyNot[deletion]}
          onSelect={() => setOpen('delete')}
        >
          <Trash2 aria-hidden />
          {trashWords.delete}
        </MenuItem>
        <MenuGroup label={words.download}>
          <MenuItem onSelect={() => save(`/api/documents/${id}/file`)}>
            <FileDown aria-hidden />
            {words.original}
          </MenuItem>
          <MenuItem reason={unread} onSelect={() => exported('report-pdf')}>
            <FileText aria-hidden />
            {words.exportReport}
          </MenuItem>
          {kind !== 'other' && (
            <MenuItem reason={unread} onSelect={() => exported('efti-xml')}>
              <FileCode2 aria-hidden />
              {words.exportXml}
            </MenuItem>
          )}
        </MenuGroup>
      </Menu>
      <ActDialog question={question} me={me} onClose={() => setQuestion(null)} />
      <HoldDialog document={document} open={open === 'hold'} onClose={() => setOpen(null)} />
      <DeleteDialog document={document} open={open === 'delete'} onClose={() => setOpen(null)} />
    </>
  )
}
