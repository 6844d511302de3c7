import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import { requestsQuery } from './use-requests.ts'

const AskPartnerDialog = lazy(async () => ({
  default: (await import('./ask-partner-dialog.tsx')).AskPartnerDialog,
}))
const RequestsDialog = lazy(async () => ({
  default: (await import('./requests-dialog.tsx')).RequestsDialog,
}))

interface PartnerRequestsProps {
  documentId: string
  mayAsk: boolean
}

/** The way to ask about a document, and to what was asked before. */
export function PartnerRequests({ documentId, mayAsk }: PartnerRequestsProps) {
  const requests = useQuery(requestsQuery(documentId))
  const [shown, setShown] = useState<'ask' | 'list' | null>(null)
  /** Once loaded they stay, so that they fade out. */
  const [loaded, setLoaded] = useState({ ask: false, list: false })
  const reasonId = useId()
  const show = (which: 'ask' | 'list') => {
    setLoaded((before) => ({ ...before, [which]: true }))
    setShown(which)
  }
  const count = requests.data?.items.length ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <Button
        variant="outline"
        size="sm"
        disabled={!mayAsk}
        aria-haspopup="dialog"
        aria-describedby={mayAsk ? undefined : reasonId}
        onClick={() => show('ask')}
      >
        <MessageCircleQuestion aria-hidden />
        {words.ask}
      </Button>
      {!mayAsk && <span id={reasonId}>{words.onlyReading}</span>}
      {count > 0 && (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => show('list')}>
          {words.list.open(count)}
        </Button>
      )}
      {requests.isError && <span>{words.list.loadFailed}</span>}
      <Suspense>
        {loaded.ask && (
          <AskPartnerDialog documentId={documentId} open={shown === 'ask'} onClose={() => setShown(null)} />
        )}
        {loaded.list && requests.data && (
          <RequestsDialog requests={requests.data} open={shown === 'list'} onClose={() => setShown(null)} />
        )}
      </Suspense>
    </div>
  )
}
