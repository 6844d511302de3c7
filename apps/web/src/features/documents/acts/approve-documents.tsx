import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import { workListWords as words } from '../../../words/work-list.ts'
import { ActDialog, type AskedChange } from './act-dialog.tsx'
import { type Approvable, isDecidable, isRechecked } from './stays-open.ts'

interface ApproveDocumentsProps {
  documents: readonly Approvable[]
  me: string | null
  mayApprove: boolean
  /** Of the heading that the focus goes to once nothing is left to be approved. */
  headingId: string
}

/** Approves those of these documents together that are checked and not decided, such as those of one consignment. */
export function ApproveDocuments({ documents, me, mayApprove, headingId }: ApproveDocumentsProps) {
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const ids = documents.filter(isDecidable).map(({ id }) => id)
  // The dialog says of those that are re-checked where they are decided.
  const shown = documents.filter((document) => isDecidable(document) || isRechecked(document))
  const reason = mayApprove ? undefined : words.onlyManager
  useFocusAfter(ids.length > 0, headingId)
  return (
    <>
      {ids.length > 0 && (
        <span title={reason} className="inline-flex">
          <Button
            size="sm"
            aria-haspopup="dialog"
            disabled={!mayApprove}
            onClick={() => setQuestion({ ask: 'approve', ids, tags: [], owner: null, documents: shown })}
          >
            <BadgeCheck aria-hidden />
            {words.approveTitle(ids.length)}
            {reason && <span className="sr-only">: {reason}</span>}
          </Button>
        </span>
      )}
      <ActDialog question={question} me={me} onClose={() => setQuestion(null)} />
    </>
  )
}
