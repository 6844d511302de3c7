import type { DocumentDetail } from '@efti-hub/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { trashWords as words } from '../../../words/trash.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExplainedButton } from './explained-button.tsx'

export function DeleteButton({ document }: { document: DocumentDetail }) {
  const [open, setOpen] = useState(false)
  const { deletion } = document
  return (
    <>
      <ExplainedButton
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        reason={deletion === 'allowed' ? null : words.whyNot[deletion]}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden />
        {words.delete}
      </ExplainedButton>
      <DeleteDialog document={document} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
