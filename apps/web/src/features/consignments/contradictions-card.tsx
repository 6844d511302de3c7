import type { ConsignmentDetail, Contradiction } from '@efti-hub/contract'
import { kindLabel } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { contradictionWords as words } from '../../words/contradictions.ts'
import { sourceName } from '../../words/verdict.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { formatCompared } from './format-compared.ts'
import { AcceptedContradiction, SettledContradiction } from './settled-contradiction.tsx'
import { useConsignmentChange } from './use-consignment-change.ts'

const isSettled = ({ settled, accepted }: Contradiction) => settled !== null || accepted !== null

/** Open ones first, then those that somebody settled. */
export function ContradictionsCard({ consignment }: { consignment: ConsignmentDetail }) {
  const { contradictions } = consignment
  if (contradictions.length === 0) return null
  const inOrder = contradictions.toSorted((left, right) => Number(isSettled(left)) - Number(isSettled(right)))
  return (
    <Card aria-labelledby="contradictions">
      <CardHeader title={words.title} titleId="contradictions" description={words.hint} />
      <ul className="border-t border-line">
        {inOrder.map((one) => (
          <li
            key={one.code}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
          >
            {one.settled ? (
              <SettledContradiction contradiction={one} consignment={consignment} />
            ) : one.accepted ? (
              <AcceptedContradiction contradiction={one} consignment={consignment} />
            ) : (
              <Open contradiction={one} consignment={consignment} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface OpenProps {
  contradiction: Contradiction
  consignment: ConsignmentDetail
}

function Open({ contradiction, consignment: { id, can } }: OpenProps) {
  const { code, label, severity, values, remedy, clause, canSettle } = contradiction
  const change = useConsignmentChange(id)
  const [accepting, setAccepting] = useState(false)
  const { icon: Icon, mark } = SEVERITY_LOOKS[severity]
  const maySettle = can.includes('settle')
  const sources = values.flatMap(({ documents }) => documents.slice(0, 1))
  const settle = (value: Contradiction['values'][number]['value']) =>
    change.mutate({
      send: () =>
        call('POST /api/consignments/{id}/contradictions/{code}/settle', {
          path: { id, code },
          body: { value },
        }),
      settles: code,
      done: {
        title: words.settled.title,
        description: words.settled.description(label, formatCompared(value)),
      },
    })
  return (
    <>
      <h3 className="flex items-center gap-2 font-medium">
        <Icon className={cn('size-4 shrink-0', mark)} aria-hidden />
        {words.differs(label)}{' '}
        <span className={cn('text-sm font-normal', mark)}>{words.severities[severity]}</span>
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {values.map(({ value, documents }) => {
          const shown = formatCompared(value)
          const [source] = documents
          const from = source ? sourceName(source, sources) : ''
          return (
            <li key={shown} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold wrap-anywhere tabular-nums">{shown}</p>
                <ul>
                  {documents.map((document) => (
                    <li key={document.id} className="text-sm wrap-anywhere text-ink-muted">
                      {kindLabel(document.kind)}:{' '}
                      <Link
                        to="/documents/$id"
                        params={{ id: document.id }}
                        search={{ field: document.path }}
                        className="text-brand underline underline-offset-4"
                      >
                        {document.originalName}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
              {canSettle && (
                <Button
                  variant="outline"
                  size="xs"
                  className="h-auto min-h-7 max-w-full py-1 text-left whitespace-normal!"
                  aria-label={words.takeFor(label, shown, from)}
                  disabled={!maySettle || change.isPending}
                  title={maySettle ? undefined : words.mayNot}
                  onClick={() => settle(value)}
                >
                  {words.take(shown, from)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-muted">
          {canSettle ? remedy : words.oneByOne}
        </p>
        <Button
          variant="outline"
          size="xs"
          aria-label={words.acceptOf(label, values.length)}
          disabled={!maySettle || change.isPending}
          title={maySettle ? undefined : words.mayNot}
          onClick={() => setAccepting(true)}
        >
          {words.accept(values.length)}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">{clause}</p>
      <AcceptDialog
        contradiction={contradiction}
        consignmentId={id}
        open={accepting}
        onClose={() => setAccepting(false)}
      />
    </>
  )
}
