import { Reply } from 'lucide-react'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import type { Proposal } from './use-requests.ts'

interface ProposalsStripProps {
  proposals: readonly Proposal[]
  onShow: (path: string) => void
}

/** That there are answers to check, with the way to each of them. */
export function ProposalsStrip({ proposals, onShow }: ProposalsStripProps) {
  const byPartner = [...Map.groupBy(proposals, ({ partner }) => partner)]
  return byPartner.map(([partner, answers]) => (
    <section
      key={partner}
      aria-label={words.proposals(partner, answers.length)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-info-soft px-4 py-2 text-sm sm:px-5"
    >
      <Reply className="size-4 shrink-0 text-info" aria-hidden />
      <span>{words.proposals(partner, answers.length)}</span>
      {answers.map(({ field }) => (
        <button
          key={field.id}
          type="button"
          onClick={() => onShow(field.path)}
          className="text-brand underline underline-offset-4"
        >
          {field.label}
        </button>
      ))}
    </section>
  ))
}
