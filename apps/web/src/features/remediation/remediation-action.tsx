import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { remediationWords as words } from '../../words/remediation.ts'
import { PlanLoading, RemediationPlan } from './remediation-plan.tsx'

/** The button that has a plan made for one document, and the dialog that shows it. */
export function RemediationAction({
  documentId,
  documentName,
}: {
  documentId: string
  documentName: string
}) {
  const [open, setOpen] = useState(false)
  const make = useMutation({
    mutationFn: () => call('POST /api/documents/{id}/remediation', { path: { id: documentId } }),
    onSuccess: () => showToast(words.success),
    onError: () => {
      setOpen(false)
      showToast({ ...words.failure, variant: 'destructive' })
    },
  })
  const start = () => {
    setOpen(true)
    make.mutate()
  }
  return (
    <>
      <Button size="sm" variant="outline" disabled={make.isPending} onClick={start} aria-haspopup="dialog">
        <Sparkles className="text-brand" aria-hidden />
        {words.action}
        <span className="sr-only">{documentName}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} description={documentName}>
        {make.data && !make.isPending ? (
          <RemediationPlan plan={make.data.remediationPlan} />
        ) : (
          <PlanLoading />
        )}
      </Dialog>
    </>
  )
}
