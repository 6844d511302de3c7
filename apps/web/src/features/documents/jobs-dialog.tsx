import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { documentQuery } from '../../api/queries/documents.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { common } from '../../words/common.ts'
import { jobsWords as words } from '../../words/documents.ts'
import { Jobs } from './jobs.tsx'
import { ReadAgain } from './read-again.tsx'

interface JobsDialogProps {
  /** The dialog is open while there is one. */
  documentId: string | null
  documentName: string | undefined
  /** Set when the list is there and the document is not in it. */
  unlisted: boolean
  onClose: () => void
}

export function JobsDialog({ documentId, documentName, unlisted, onClose }: JobsDialogProps) {
  // Kept while the dialog fades out, so that its content does not vanish before it does.
  const [shown, setShown] = useState(documentId)
  useEffect(() => {
    if (documentId) setShown(documentId)
  }, [documentId])
  const id = documentId ?? shown
  const document = useQuery({
    ...documentQuery(id ?? ''),
    enabled: documentId !== null && unlisted,
  })
  const name = documentName ?? document.data?.originalName ?? common.unknown

  return (
    <Dialog open={documentId !== null} onClose={onClose} title={words.title} description={name}>
      <ScrollArea label={words.title} className="max-h-[60dvh] min-h-48">
        {id && <Jobs documentId={id} active={documentId !== null} />}
      </ScrollArea>
      {id && <ReadAgain key={id} documentId={id} documentName={name} active={documentId !== null} />}
    </Dialog>
  )
}
