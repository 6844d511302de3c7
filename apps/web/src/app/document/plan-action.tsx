import { lazy, Suspense, useState } from 'react'
import { RemediationAction } from '../../features/remediation/remediation-action.tsx'

const AskPartnerDialog = lazy(async () => ({
  default: (await import('../../features/partner-requests/ask-partner-dialog.tsx')).AskPartnerDialog,
}))

/** The plan of a document; what is to be asked of a partner is asked from its steps. */
export function PlanAction({ documentId, documentName }: { documentId: string; documentName: string }) {
  const [asking, setAsking] = useState<readonly string[] | null>(null)
  return (
    <>
      <RemediationAction
        documentId={documentId}
        documentName={documentName}
        onAsk={(fields) => setAsking(fields.map(({ path }) => path))}
      />
      {asking && (
        <Suspense>
          <AskPartnerDialog documentId={documentId} open paths={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  )
}
