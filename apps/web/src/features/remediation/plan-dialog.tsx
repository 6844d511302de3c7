import type { PlanField, RemediationPlan } from '@efti-hub/contract'
import { Copy, Printer, RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { remediationWords as words } from '../../words/remediation.ts'
import './plan-print.css'
import { planAsText } from './plan-as-text.ts'
import { PlanView } from './plan-view.tsx'

interface PlanDialogProps {
  open: boolean
  onClose: () => void
  documentId: string
  documentName: string
  /** Null: it is being made. */
  plan: RemediationPlan | null
  onPlan: (plan: RemediationPlan) => void
  busy: boolean
  onRegenerate: () => void
  onAsk?: (fields: PlanField[]) => void
}

export function PlanDialog(props: PlanDialogProps) {
  const { open, onClose, documentId, documentName, plan, onPlan, busy, onRegenerate, onAsk } = props
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={documentName}>
      {plan === null ? (
        <PlanLoading />
      ) : (
        <>
          <ScrollArea label={words.title} className="p-5 wrap-anywhere">
            <div data-plan>
              <PlanView
                plan={plan}
                documentId={documentId}
                onPlan={onPlan}
                onLeave={onClose}
                onRegenerate={onRegenerate}
                busy={busy}
                {...(onAsk && { onAsk })}
              />
            </div>
          </ScrollArea>
          <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3 print:hidden">
            {'clipboard' in navigator && (
              <Button size="sm" variant="outline" onClick={() => void copy(plan, documentName)}>
                <Copy aria-hidden />
                {words.copy}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => print(documentName)}>
              <Printer aria-hidden />
              {words.print}
            </Button>
            {plan.id && (
              <Button size="sm" variant="outline" busy={busy} onClick={onRegenerate}>
                <RefreshCw aria-hidden />
                {words.regenerate}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}

function PlanLoading() {
  return (
    <div className="grid gap-3 p-5">
      <p role="status" className="text-ink-muted">
        {words.pending}
      </p>
      <Skeleton className="h-14" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}

async function copy(plan: RemediationPlan, documentName: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(planAsText(plan, documentName))
    showToast(words.copied)
  } catch {
    showToast({ ...words.notCopied, variant: 'destructive' })
  }
}

/** The browser names the file after the page. */
function print(documentName: string): void {
  const { title } = document
  document.title = words.fileTitle(documentName)
  window.print()
  document.title = title
}
