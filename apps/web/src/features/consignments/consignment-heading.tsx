import type { ConsignmentDetail, ConsignmentPhase } from '@efti-hub/contract'
import { CONSIGNMENT_PHASES } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleCheck, CircleX, FolderArchive } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { Select } from '../../ui/select.tsx'
import {
  consignmentsWords as listWords,
  phaseFacts,
  phaseLabels,
  consignmentPageWords as words,
} from '../../words/consignments.ts'
import { formatPrinted } from '../../words/printed-day.ts'
import { verdictOf } from '../../words/verdict.ts'
import { DownloadMenu } from './download-menu.tsx'
import { formatCompared } from './format-compared.ts'
import { useConsignmentChange } from './use-consignment-change.ts'

const PHASES = [
  { value: 'papers', label: words.byPapers },
  ...CONSIGNMENT_PHASES.map((value) => ({ value, label: phaseLabels[value] })),
] as const

interface ConsignmentHeadingProps {
  consignment: ConsignmentDetail
  /** Approves its documents. */
  approval: ReactNode
  headingId: string
}

/** The one word, and why. */
export function ConsignmentHeading({ consignment, approval, headingId }: ConsignmentHeadingProps) {
  const { id, title, consignor, consignee, from, to, takingOver } = consignment
  return (
    <header className="mb-5 grid gap-2">
      <Link
        to="/consignments"
        className="inline-flex min-h-7 w-fit items-center gap-1.5 text-sm text-ink-muted hover:text-brand"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {words.back}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 id={headingId} className="min-w-0 text-2xl font-semibold tracking-tight wrap-anywhere">
          {title}
        </h1>
        <div className="flex flex-wrap gap-2">
          {approval}
          <DownloadMenu consignment={consignment} />
          <Button asChild variant="outline" size="sm">
            <a href={`/api/consignments/${id}/evidence`} download title={words.evidenceHint}>
              <FolderArchive aria-hidden />
              {words.evidence}
            </a>
          </Button>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-3 text-ink-muted">
        <span>{listWords.route(from, to)}</span>
        <span>{listWords.parties(consignor, consignee)}</span>
        {takingOver && (
          <span className="tabular-nums">{listWords.takingOver(formatPrinted(takingOver))}</span>
        )}
      </p>
      <Verdict consignment={consignment} />
    </header>
  )
}

function Verdict({ consignment }: { consignment: ConsignmentDetail }) {
  const { ready, obstacles } = consignment
  // Contradictions come with their buttons, right below.
  const further = obstacles.filter(({ about }) => about !== 'contradiction')
  const Icon = ready ? CircleCheck : CircleX
  return (
    <Card aria-labelledby="readiness" className="mt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 p-4 sm:p-5">
        <div className="min-w-0 flex-1 basis-80">
          <h2
            id="readiness"
            className={cn(
              'flex items-start gap-2 text-lg font-semibold wrap-anywhere [&_svg]:mt-0.5',
              ready ? 'text-success' : 'text-error',
            )}
          >
            <Icon className="size-6 shrink-0" aria-hidden />
            <span className="min-w-0">{verdictOf(consignment, formatCompared)}</span>
          </h2>
          {further.length > 0 && (
            <ul aria-label={words.why} className="mt-2 grid gap-1">
              {further.map(({ text, documentId }) => (
                <li key={text} className="flex gap-2">
                  <span aria-hidden className="text-ink-muted">
                    •
                  </span>
                  {documentId ? (
                    <Link
                      to="/documents/$id"
                      params={{ id: documentId }}
                      className="underline-offset-4 wrap-anywhere hover:text-brand hover:underline"
                    >
                      {text}
                    </Link>
                  ) : (
                    <span className="wrap-anywhere">{text}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <PhaseChoice consignment={consignment} />
      </div>
    </Card>
  )
}

function reasonOf({ fact, setBy }: ConsignmentDetail['phase']): string {
  if (fact === null) return setBy ? words.phaseSetBy(setBy.author.name) : ''
  const sentence = phaseFacts[fact.code](fact.day === null ? '' : formatPrinted(fact.day))
  return fact.documentName ? words.shownBy(sentence, fact.documentName) : sentence
}

function PhaseChoice({ consignment: { id, phase, can } }: { consignment: ConsignmentDetail }) {
  const change = useConsignmentChange(id)
  const choose = (value: ConsignmentPhase | 'papers') =>
    change.mutate({
      send: () =>
        call('PATCH /api/consignments/{id}', {
          path: { id },
          body: { phase: value === 'papers' ? null : value },
        }),
      done: {
        title: words.phaseSaved.title,
        description: words.phaseSaved.description(
          value === 'papers' ? words.byPapers.toLowerCase() : phaseLabels[value].toLowerCase(),
        ),
      },
    })
  return (
    <div className="grid max-w-full basis-80 grid-cols-[minmax(0,1fr)] gap-1.5">
      <p>
        <span className="text-ink-muted">{words.phase} </span>
        <strong className="font-semibold">{phaseLabels[phase.value]}</strong>
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">{reasonOf(phase)}</p>
      {can.includes('phase') ? (
        <Select<ConsignmentPhase | 'papers'>
          label={words.phase}
          value={phase.setBy ? phase.value : 'papers'}
          options={PHASES}
          onChange={choose}
        />
      ) : (
        <p className="text-sm text-ink-muted">{words.mayNot}</p>
      )}
    </div>
  )
}
