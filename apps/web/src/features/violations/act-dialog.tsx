import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { actWords as words } from '../../words/violation-acts.ts'

interface ActDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  /** What the button that does it says. */
  confirm: string
  busy: boolean
  onConfirm: () => void
  children: ReactNode
}

/** A question before an act: its fields, and the two ways out. */
export function ActDialog(props: ActDialogProps) {
  const { open, onClose, title, description, confirm, busy, onConfirm, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onConfirm()
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description} startAt="input, textarea">
      <form onSubmit={submit} className="grid gap-4 overflow-y-auto p-5" noValidate>
        {children}
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
