import type { DocumentDetail } from '@efti-hub/contract'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { splittingWords as words } from '../../words/splitting.ts'

/** Loaded when it is first opened. */
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }))

/** Why the pages cannot be split; undefined: they can. */
export const whyNotSplit = ({ deletion }: DocumentDetail) =>
  deletion === 'allowed' ? undefined : words.whyNot[deletion]

/** The pages of a PDF, to split them; leads to what was made. */
export function OpenedSplit({ document, onClose }: { document: DocumentDetail; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <Suspense>
      <SplitDialog
        document={document}
        onClose={onClose}
        onMade={([first, ...others]) =>
          void (first && others.length === 0
            ? navigate({ to: '/documents/$id', params: { id: first.id } })
            : navigate({ to: '/processing' }))
        }
      />
    </Suspense>
  )
}
