import type { DocumentAct } from '@efti-hub/contract'
import { type ReactNode, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { workListWords as words } from '../../../words/work-list.ts'
import { ApproveDialog, DeleteDialog } from './approve-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { type Approvable, isBeingChecked } from './stays-open.ts'
import { TagDialog } from './tag-dialog.tsx'
import { useDocumentActs } from './use-document-acts.ts'
import { WaitDialog } from './wait-dialog.tsx'

export type AskedAct = 'assign' | 'tag' | 'wait' | 'approve' | 'delete'

export interface AskedChange {
  ask: AskedAct
  ids: readonly string[]
  /** Tags that any of them has. */
  tags: readonly string[]
  /** Id of the one whom all of them belong to; null where they differ. */
  owner: string | null
  /** What is approved. */
  documents: readonly Approvable[]
}

export interface AskProps extends Pick<AskedChange, 'tags' | 'owner' | 'documents'> {
  open: boolean
  count: number
  busy: boolean
  me: string | null
  /** Why nothing was done at the last attempt. */
  problem: ReactNode
  onClose: () => void
  onAct: (act: DocumentAct) => void
}

interface ActDialogProps {
  /** A dialog is open while there is one. */
  question: AskedChange | null
  me: string | null
  onClose: () => void
  /** Ids of those that could not be changed, while others were. */
  onDone?: ((left: readonly string[]) => void) | undefined
}

const DIALOGS = {
  assign: AssignDialog,
  tag: TagDialog,
  wait: WaitDialog,
  approve: ApproveDialog,
  delete: DeleteDialog,
}

/**
 * What has to be known before documents are assigned, tagged, approved and the like. It stays, with what was typed, where
 * nothing could be done.
 */
export function ActDialog({ question, me, onClose, onDone }: ActDialogProps) {
  // Kept while the dialog fades out; each question begins with empty fields.
  const [shown, setShown] = useState(question)
  const [turn, setTurn] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const acts = useDocumentActs()
  // At once, not in an effect: the dialog has to find the focus where it was, before a menu that it is asked from has gone.
  if (question && question !== shown) {
    setShown(question)
    setProblem(null)
    setTurn(turn + 1)
  }
  if (!shown) return null
  const Shown = DIALOGS[shown.ask]
  const onAct = (act: DocumentAct) => {
    const held = act.act === 'approve' ? shown.documents.filter(isBeingChecked).map(({ id }) => id) : []
    const ids = shown.ids.filter((id) => !held.includes(id))
    if (ids.length === 0) return setProblem(words.stillChecked)
    acts.mutate(
      { ids, act },
      {
        onSuccess: ({ done, notDone }) => {
          if (done.length === 0 && notDone[0]) return setProblem(notDone[0].why)
          onClose()
          onDone?.([...held, ...notDone.map(({ id }) => id)])
        },
      },
    )
  }
  return (
    <Shown
      key={turn}
      open={question !== null}
      count={shown.ids.length}
      tags={shown.tags}
      owner={shown.owner}
      documents={shown.documents}
      busy={acts.isPending}
      me={me}
      problem={
        problem && (
          <Notice tone="error" title={words.failed.title}>
            {problem}
          </Notice>
        )
      }
      onClose={onClose}
      onAct={onAct}
    />
  )
}
