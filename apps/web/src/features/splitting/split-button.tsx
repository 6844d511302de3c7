import type { DocumentDetail } from '@efti-hub/contract'
import { Scissors } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { OpenedSplit, whyNotSplit } from './opened-split.tsx'

/** Opens the pages of a PDF to split them; says why it cannot be pressed. */
export function SplitButton({ document, label }: { document: DocumentDetail; label: string }) {
  const [open, setOpen] = useState(false)
  const reason = whyNotSplit(document)
  return (
    <>
      <span title={reason} className="inline-flex">
        <Button
          size="sm"
          aria-haspopup="dialog"
          disabled={reason !== undefined}
          onClick={() => setOpen(true)}
        >
          <Scissors aria-hidden />
          {label}
          {reason && <span className="sr-only">: {reason}</span>}
        </Button>
      </span>
      {open && <OpenedSplit document={document} onClose={() => setOpen(false)} />}
    </>
  )
}
