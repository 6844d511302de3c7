import { Check, Reply, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import { shownValue } from './shown-value.ts'
import { type Proposal, useDecideAnswer } from './use-requests.ts'

interface ProposalLineProps {
  documentId: string
  proposal: Proposal
  mayDecide: boolean
}

/** What a partner answered, beside the value that it would replace. */
export function ProposalLine({ documentId, proposal, mayDecide }: ProposalLineProps) {
  const decide = useDecideAnswer(documentId)
  const value = shownValue(proposal.answer)
  const { label } = proposal.field
  const act = (decision: 'used' | 'declined') => decide.mutate({ proposal, decision })
  return (
    <div className="my-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-info/30 bg-info-soft px-3 py-2">
      <Reply className="size-4 shrink-0 text-info" aria-hidden />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{value}</p>
        <p className="text-sm text-ink-muted">{words.answered(proposal.partner, proposal.answer.at)}</p>
      </div>
      {mayDecide && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={words.takeFor(value, label)}
            busy={decide.isPending}
            onClick={() => act('used')}
          >
            <Check aria-hidden />
            {words.use}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={words.notThisFor(value, label)}
            busy={decide.isPending}
            onClick={() => act('declined')}
          >
            <X aria-hidden />
            {words.notThis}
          </Button>
        </div>
      )}
    </div>
  )
}
