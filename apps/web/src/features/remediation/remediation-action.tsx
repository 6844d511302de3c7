import type { PlanField } from '@efti-hub/contract'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { remediationWords as words } from '../../words/remediation.ts'
import { useMakePlan } from './use-plan.ts'

const loadDialog = () => import('./plan-dialog.tsx')
const PlanDialog = lazy(async () => ({ default: (await loadDialog()).PlanDialog }))

interface RemediationActionProps {
  documentId: string
  documentName: string
  /** Asks a partner for these fields; left out: nobody can be asked from here. */
  onAsk?: (fields: PlanField[]) => void
}

/** The button that has a plan made for one document, and the dialog that shows it. */
export function RemediationAction({ documentId, documentName, onAsk }: RemediationActionProps) {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const { plan, setPlan, make, cancel } = useMakePlan(documentId, () => setOpen(false))
  const start = () => {
    setPlan(null)
    setOpen(true)
    setWasOpen(true)
    make.mutate({
      regenerate: false,
      onMade: () => showToast(words.success),
    })
  }
  const close = () => {
    cancel()
    setOpen(false)
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={make.isPending}
        onClick={start}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        aria-haspopup="dialog"
      >
        <Sparkles className="text-brand" aria-hidden />
        {words.action}
        <span className="sr-only">{documentName}</span>
      </Button>
      {wasOpen && (
        <Suspense>
          <PlanDialog
            open={open}
            onClose={close}
            documentId={documentId}
            documentName={documentName}
            plan={plan}
            onPlan={setPlan}
            busy={make.isPending}
            onRegenerate={() => make.mutate({ regenerate: true, onMade: () => showToast(words.success) })}
            {...(onAsk && {
              onAsk: (fields: PlanField[]) => {
                close()
                onAsk(fields)
              },
            })}
          />
        </Suspense>
      )}
    </>
  )
}
