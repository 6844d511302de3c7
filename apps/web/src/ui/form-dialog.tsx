import type { FormEvent, ReactNode } from 'react'
import { common } from '../words/common.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  /** The label of the submit button. */
  confirm: string
  busy: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** A question before an act: its fields, where there are any, and the two ways out. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, confirm, busy, onConfirm, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onConfirm()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      startAt="input, textarea, select, form button"
    >
      <form onSubmit={submit} className="grid auto-rows-max gap-4 overflow-y-auto p-5" noValidate>
        {children}
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
