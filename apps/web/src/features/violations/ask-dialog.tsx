import { useEffect, useState } from 'react'
import { AssignDialog } from './assign-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { DueDialog } from './due-dialog.tsx'
import { useMembers } from './use-members.ts'
import { type Act, type Target, useViolationActs } from './use-violation-acts.ts'
import { WaiveDialog } from './waive-dialog.tsx'

export type AskedAct = 'waive' | 'assign' | 'due' | 'correct'

export interface AskProps {
  open: boolean
  /** How many violations it is about. */
  count: number
  busy: boolean
  /** Id of the person who acts. */
  me: string | null
  onClose: () => void
  onAct: (act: Act) => void
}

export interface AskedChange {
  ask: AskedAct
  target: Target
  count: number
  /** Of one violation: who owns it on screen. */
  owner?: string | null
}

interface AskDialogProps {
  /** A dialog is open while there is one. */
  question: AskedChange | null
  me: string | null
  onClose: () => void
  /** After it was done. */
  onDone?: () => void
}

const DIALOGS = { waive: WaiveDialog, assign: AssignDialog, due: DueDialog, correct: CorrectDialog }

/** What has to be known before violations are waived, assigned, dated or corrected. */
export function AskDialog({ question, me, onClose, onDone }: AskDialogProps) {
  // Kept while the dialog fades out; each question begins with empty fields.
  const [shown, setShown] = useState(question)
  const [turn, setTurn] = useState(0)
  const acts = useViolationActs()
  // There before somebody asks, so that the keyboard finds its place in the dialog.
  useMembers(me !== null)
  useEffect(() => {
    if (!question) return
    setShown(question)
    setTurn((now) => now + 1)
  }, [question])
  if (!shown) return null
  const Shown = DIALOGS[shown.ask]
  const onAct = (act: Act) =>
    acts.mutate(
      {
        target: shown.target,
        act: act.act === 'assign' && shown.owner !== undefined ? { ...act, from: shown.owner } : act,
      },
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
      count={shown.count}
      busy={acts.isPending}
      me={me}
      onClose={onClose}
      onAct={onAct}
    />
  )
}
