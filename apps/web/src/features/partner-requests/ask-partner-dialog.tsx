import type { PartnerRequestMade } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverMessage } from '../../api/request.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import { AskPartnerForm } from './ask-partner-form.tsx'
import { LinkMade } from './link-made.tsx'
import { draftQuery } from './use-requests.ts'

export interface AskPartnerDialogProps {
  documentId: string
  open: boolean
  /** Paths that are chosen to begin with, or of groups whose values are; left out: all that have a reason to be asked. */
  paths?: readonly string[]
  onClose: () => void
}

/** Loaded when it is opened: from a document, or from a plan with what the plan says is to be asked. */
export function AskPartnerDialog({ documentId, open, paths, onClose }: AskPartnerDialogProps) {
  const draft = useQuery({ ...draftQuery(documentId), enabled: open })
  const [made, setMade] = useState<PartnerRequestMade | null>(null)
  const close = () => {
    onClose()
    setMade(null)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={made ? words.made.title(made.request.partner) : words.title}
      description={words.description}
    >
      {made ? (
        <LinkMade made={made} onClose={close} />
      ) : draft.data ? (
        <AskPartnerForm
          documentId={documentId}
          draft={draft.data}
          paths={paths}
          onClose={close}
          onMade={setMade}
        />
      ) : draft.isError ? (
        <div className="p-5">
          <Notice tone="error" title={words.loadFailed}>
            {serverMessage(draft.error)}
          </Notice>
        </div>
      ) : (
        <Skeleton className="m-5 h-96" />
      )}
    </Dialog>
  )
}
