import type { DocumentDetail } from '@efti-hub/contract'
import { useNavigate } from '@tanstack/react-router'
import { Scissors } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { splittingWords as words } from '../../words/splitting.ts'

/** Loaded when it is first opened. */
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }))

interface SplitButtonProps {
  document: DocumentDetail
  label: string
  variant: 'primary' | 'outline'
}

/** Opens the pages of a PDF to split them; says why it cannot be pressed. */
export function SplitButton({ document, label, variant }: SplitButtonProps) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const { deletion } = document
  const reason = deletion === 'allowed' ? undefined : words.whyNot[deletion]
  return (
    <>
      <span title={reason} className="inline-flex">
        <Button
          variant={variant}
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
      {open && (
        <Suspense>
          <SplitDialog
            document={document}
            onClose={() => setOpen(false)}
            onMade={([first, ...others]) =>
              void (first && others.length === 0
                ? navigate({ to: '/documents/$id', params: { id: first.id } })
                : navigate({ to: '/processing' }))
            }
          />
        </Suspense>
      )}
    </>
  )
}
