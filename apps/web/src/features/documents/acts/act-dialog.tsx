import type { DocumentAct } from '@efti-hub/contract'
import { useEffect, useState } from 'react'
import { ApproveDialog, DeleteDialog } from './approve-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { useDocumentActs } from './use-document-acts.ts'
import { WaitDialog } from './wait-dialog.tsx'

export type AskedAct = 'assign' | 'tag' | 'wait' | 'approve' | 'delete'

export interface AskedChange {
  ask: AskedAct
  ids: readonly string[]
  /** Tags that any of them has. */
  tags: readonly string[]
}

export interface AskProps {
  open: boolean
  count: number
  tags: readonly string[]
  busy: boolean
  me: string | null
  onClose: () => void
  onAct: (act: DocumentAct) => void
}

interface ActDialogProps {
  /** A dialog is open while there is one. */
  question: AskedChange | null
  me: string | null
  onClose: () => void
  onDone?: (() => void) | undefined
}

const DIALOGS = {
  assign: AssignDialog,
  tag: TagDialog,
  wait: WaitDialog,
  approve: ApproveDialog,
  delete: DeleteDialog,
}

/** What has to be known before documents are assigned, tagged, approved and the like. */
export function ActDialog({ question, me, onClose, onDone }: ActDialogProps) {
  // Kept while the dialog fades out; each question begins with empty fields.
  const [shown, setShown] = useState(question)
  const [turn, setTurn] = useState(0)
  const acts = useDocumentActs()
  useEffect(() => {
    if (!question) return
    setShown(question)
    setTurn((now) => now + 1)
  }, [question])
  if (!shown) return null
  const Shown = DIALOGS[shown.ask]
  const onAct = (act: DocumentAct) =>
    acts.mutate(
      { ids: shown.ids, act },
      {
        onSuccess: () => {
          onClose()
          onDone?.()
        },
      },
    )
  return (
    <Shown
      key={turn}
      open={question !== null}
      count={shown.ids.length}
      tags={shown.tags}
      busy={acts.isPending}
      me={me}
      onClose={onClose}
      onAct={onAct}
    />
  )
}
