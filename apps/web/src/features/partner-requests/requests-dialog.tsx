import type { PartnerRequestMade, PartnerRequestsList } from '@efti-hub/contract'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import { LinkMade } from './link-made.tsx'
import { RequestEntry } from './request-entry.tsx'

interface RequestsDialogProps {
  requests: PartnerRequestsList
  open: boolean
  onClose: () => void
}

export function RequestsDialog({ requests: { items, mayAsk }, open, onClose }: RequestsDialogProps) {
  const [made, setMade] = useState<PartnerRequestMade | null>(null)
  return (
    <Dialog open={open} onClose={onClose} title={words.list.title} description={words.list.description}>
      {made ? (
        <LinkMade made={made} onClose={() => setMade(null)} />
      ) : (
        <ScrollArea label={words.list.title}>
          <ul>
            {items.map((request) => (
              <RequestEntry key={request.id} request={request} mayAsk={mayAsk} onLink={setMade} />
            ))}
          </ul>
        </ScrollArea>
      )}
    </Dialog>
  )
}
