import { FormDialog } from '../../../ui/form-dialog.tsx'
import { trashWords as words } from '../../../words/trash.ts'
import { useDelete } from './use-trash.ts'

interface DeleteDialogProps {
  document: { id: string; originalName: string }
  open: boolean
  onClose: () => void
}

export function DeleteDialog({ document, open, onClose }: DeleteDialogProps) {
  const deletion = useDelete()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.deleteTitle}
      description={words.deleteHint(document.originalName)}
      confirm={words.delete}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(document, { onSettled: onClose })}
    />
  )
}
