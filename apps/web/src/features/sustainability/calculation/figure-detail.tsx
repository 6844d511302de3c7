import type { EmissionDetail, EmissionEvidence } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatQuantity } from '../../../ui/quantities.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { emissionWords as words } from '../../../words/emissions.ts'
import { sustainabilityWords } from '../../../words/sustainability.ts'
import { emitted } from '../figures.ts'
import { useEmission } from '../use-sustainability.ts'
import { LegFacts } from './leg-facts.tsx'
import { WhatIfList } from './what-if-list.tsx'

interface Ways {
  /** To the questions about places. */
  onAnswer: () => void
  /** To the intensities. */
  onIntensities: () => void
}

/** One figure down to the documents: formula, sources, quality, and what another mode would come to. */
export function FigureDetail({ id, ...ways }: { id: string } & Ways) {
  const { data, isError } = useEmission(id)
  if (isError) return <p className="p-5 text-ink-muted">{words.notFound}</p>
  if (!data) {
    return (
      <div role="status" aria-label={words.loading} className="p-5">
        <Skeleton className="h-60" />
      </div>
    )
  }
  return (
    <div className="grid gap-5 p-5">
      <div>
        <p className="text-lg font-semibold wrap-anywhere">{data.title}</p>
        <p className="text-sm text-ink-muted">
          {[words.day(data.day, data.dayIsOfPapers), data.lane].filter(Boolean).join(' · ')}
        </p>
        <Link
          to="/consignments/$id"
          params={{ id: data.consignmentId }}
          className="text-sm text-brand hover:underline"
        >
          {words.consignment}
        </Link>
      </div>
      {data.reason ? <Missing detail={data} {...ways} /> : <Result detail={data} />}
      {data.legs.map((leg, at) => (
        <Part
          key={`${leg.mode} ${leg.from.label}`}
          title={data.legs.length > 1 ? words.leg(at + 1) : words.formula}
        >
          <LegFacts leg={leg} />
        </Part>
      ))}
      {data.evidence.length > 0 && (
        <Part title={words.evidence}>
          <ul className="grid gap-1.5">
            {inOrder(data.evidence).map(({ input, documentId, documentName, path, shown }) => (
              <li key={input} className="text-sm">
                <span className="text-ink-muted">{words.inputs[input]}: </span>
                <Link
                  to="/documents/$id"
                  params={{ id: documentId }}
                  search={{ field: path }}
                  className="text-brand underline wrap-anywhere"
                >
                  {asShown(input, shown)}
                </Link>
                <span className="wrap-anywhere text-ink-muted"> ({documentName})</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {data.quality.length > 0 && (
        <Part title={words.quality}>
          <ul className="grid gap-2">
            {data.quality.map(({ input, kind, note }) => (
              <li key={input} className="text-sm">
                <span className="flex items-center gap-2">
                  <span className="font-medium">{words.qualityInputs[input]}</span>
                  <Badge variant={kind === 'primary' ? 'success' : 'secondary'}>{words.kinds[kind]}</Badge>
                </span>
                <span className="text-ink-muted">{note}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {data.whatIf.length > 0 && data.grams !== null && (
        <Part title={words.whatIf} hint={words.whatIfHint}>
          <WhatIfList whatIf={data.whatIf} grams={data.grams} />
        </Part>
      )}
      <p className="text-sm text-ink-muted">{sustainabilityWords.notCertified}</p>
    </div>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {hint && <p className="text-sm text-ink-muted">{hint}</p>}
      {children}
    </section>
  )
}

function Result({ detail: { grams, legs } }: { detail: EmissionDetail }) {
  const sum = (of: 'wttGrams' | 'ttwGrams') => legs.reduce((all, leg) => all + leg[of], 0)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 rounded-md border border-line bg-sunken p-3 tabular-nums">
      <dt className="font-medium">{words.result}</dt>
      <dd className="text-right text-lg font-semibold">{emitted(grams)} CO₂e</dd>
      <dt className="text-sm text-ink-muted">{words.wtt}</dt>
      <dd className="text-right text-sm text-ink-muted">{emitted(sum('wttGrams'))}</dd>
      <dt className="text-sm text-ink-muted">{words.ttw}</dt>
      <dd className="text-right text-sm text-ink-muted">{emitted(sum('ttwGrams'))}</dd>
    </dl>
  )
}

/** What it lacks, with the way to the field, the question or the intensity that would help. */
function Missing({ detail: { reason, questions, ...detail }, onAnswer, onIntensities }: MissingProps) {
  if (!reason) return null
  const way = () => {
    if (reason === 'no-factor')
      return <Act label={sustainabilityWords.setIntensity} onClick={onIntensities} />
    if (reason === 'place-asked' && questions.length > 0)
      return <Act label={sustainabilityWords.answerPlace} onClick={onAnswer} />
    return <FieldLink reason={reason} {...detail} />
  }
  return <Notice tone="warning" title={sustainabilityWords.reasons[reason]} action={way()} />
}

interface MissingProps extends Ways {
  detail: EmissionDetail
}

const Act = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="outline" size="xs" onClick={onClick}>
    {label}
  </Button>
)

type FieldLinkProps = Pick<EmissionDetail, 'documentIds' | 'evidence'> & {
  reason: NonNullable<EmissionDetail['reason']>
}

/** On the document that the rest was read from; contracts of carriage come first. */
function FieldLink({ reason, documentIds, evidence }: FieldLinkProps) {
  const field = sustainabilityWords.fields[reason]
  const known = evidence.find(({ input }) => input === INPUT_OF[reason])
  const documentId = known?.documentId ?? documentIds[0]
  if (!field || !documentId) return null
  return (
    <Button asChild variant="outline" size="xs">
      <Link to="/documents/$id" params={{ id: documentId }} search={{ field: known?.path ?? field.path }}>
        {field.label}
      </Link>
    </Button>
  )
}

const INPUT_OF: Partial<Record<NonNullable<EmissionDetail['reason']>, string>> = {
  'place-asked': 'to',
  'same-place': 'to',
  'no-route': 'to',
}

const ORDER = Object.keys(words.inputs)

const inOrder = (evidence: readonly EmissionEvidence[]) =>
  evidence.toSorted((left, right) => ORDER.indexOf(left.input) - ORDER.indexOf(right.input))

/** Modes by name, masses ('12000 kg') with the reader's separators, anything else as printed. */
function asShown(input: EmissionEvidence['input'], shown: string): string {
  if (input === 'mode') return modeOf(shown)
  const mass = input === 'mass' && /^(\d+(?:\.\d+)?) kg$/.exec(shown)
  return mass ? `${formatQuantity(Number(mass[1]))} kg` : shown
}

const modeOf = (code: string) =>
  sustainabilityWords.modes[code as keyof typeof sustainabilityWords.modes] ?? code
