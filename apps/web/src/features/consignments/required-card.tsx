import type { ConsignmentDetail, RequiredDocument } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX, Truck } from 'lucide-react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { consignmentPageWords as words } from '../../words/consignments.ts'
import { CabQuestion } from './cab-question.tsx'
import { useConsignmentChange } from './use-consignment-change.ts'

const LOOKS = {
  document: { icon: CircleCheck, mark: 'text-success' },
  carried: { icon: Truck, mark: 'text-success' },
  confirmed: { icon: Truck, mark: 'text-success' },
  missing: { icon: CircleX, mark: 'text-error' },
}

export function RequiredCard({ consignment }: { consignment: ConsignmentDetail }) {
  const names = new Map(consignment.papers.map(({ id, originalName }) => [id, originalName]))
  return (
    <Card aria-labelledby="required">
      <CardHeader title={words.required} titleId="required" description={words.requiredHint} />
      <CabQuestion consignment={consignment} />
      <ul className="border-t border-line">
        {consignment.required.map((document) => (
          <Row
            key={document.code}
            document={document}
            consignment={consignment}
            documentName={document.documentId ? names.get(document.documentId) : undefined}
          />
        ))}
      </ul>
    </Card>
  )
}

interface RowProps {
  document: RequiredDocument
  consignment: ConsignmentDetail
  documentName: string | undefined
}

function Row({ document, consignment: { id, can }, documentName }: RowProps) {
  const { code, name, reason, clause, state, documentId, confirmedBy } = document
  const change = useConsignmentChange(id)
  const { icon: Icon, mark } = LOOKS[state]
  const confirm = (confirmed: boolean) => {
    const { title, description } = confirmed ? words.confirmed : words.takenBack
    change.mutate({
      send: () =>
        call('PATCH /api/consignments/{id}', { path: { id }, body: { confirmed: [{ code, confirmed }] } }),
      done: { title, description: description(name) },
    })
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:px-5">
      <Icon className={cn('mt-0.5 size-4 shrink-0', mark)} aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <p>
          <span className="font-medium">{name}</span>{' '}
          <span className={cn('text-sm', mark)}>{words.states[state]}</span>
        </p>
        <p className="text-sm text-ink-muted">{reason}</p>
        <p className="text-sm text-ink-muted">{clause}</p>
        {documentId && documentName && (
          <p className="text-sm wrap-anywhere">
            <Link
              to="/documents/$id"
              params={{ id: documentId }}
              className="text-brand underline-offset-4 hover:underline"
            >
              {documentName}
            </Link>
          </p>
        )}
        {confirmedBy && (
          <p className="text-sm text-ink-muted">{words.confirmedBy(confirmedBy.author.name)}</p>
        )}
      </div>
      {(state === 'missing' || state === 'confirmed') && (
        <Button
          variant="outline"
          size="xs"
          aria-label={state === 'missing' ? words.confirmThis(name) : words.takeBackThis(name)}
          disabled={!can.includes('confirm') || change.isPending}
          title={can.includes('confirm') ? undefined : words.mayNot}
          onClick={() => confirm(state === 'missing')}
        >
          {state === 'missing' ? words.confirm : words.takeBack}
        </Button>
      )}
    </li>
  )
}
