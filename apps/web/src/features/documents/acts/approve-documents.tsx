import type { DocumentStatus } from '@efti-hub/contract'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { workListWords as words } from '../../../words/work-list.ts'
import { ActDialog, type AskedChange } from './act-dialog.tsx'

/** In which a document can be decided about. */
const DECIDABLE: readonly DocumentStatus[] = ['completed', 'under_review']

interface ApproveDocumentsProps {
  documents: readonly { id: string; status: DocumentStatus }[]
  me: string | null
}

/** Approves those of these documents together that wait for a decision, such as those of one consignment. */
export function ApproveDocuments({ documents, me }: ApproveDocumentsProps) {
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const ids = documents.filter(({ status }) => DECIDABLE.includes(status)).map(({ id }) => id)
  return (
    <>
      {ids.length > 0 && (
        <Button size="sm" onClick={() => setQuestion({ ask: 'approve', ids, tags: [] })}>
          <BadgeCheck aria-hidden />
          {words.approveTitle(ids.length)}
        </Button>
      )}
      <ActDialog question={question} me={me} onClose={() => setQuestion(null)} />
    </>
  )
}
