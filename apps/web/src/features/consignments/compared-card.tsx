import type { ComparedField } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { consignmentPageWords as words } from '../../words/consignments.ts'
import { formatCompared } from './format-compared.ts'

/** Contradictions first. */
export function ComparedCard({ compared }: { compared: readonly ComparedField[] }) {
  const inOrder = compared.toSorted((left, right) => Number(left.agrees) - Number(right.agrees))
  return (
    <Card aria-labelledby="compared">
      <CardHeader
        title={words.compared}
        titleId="compared"
        description={compared.length > 0 ? words.comparedHint : words.nothingCompared}
      />
      <ul className="border-t border-line empty:hidden">
        {inOrder.map((field) => (
          <Field key={field.code} field={field} />
        ))}
      </ul>
    </Card>
  )
}

function Field({ field: { label, severity, agrees, note, values } }: { field: ComparedField }) {
  const { icon: Icon, mark } = SEVERITY_LOOKS[severity]
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-5">
      <div>
        <p className="font-medium">{label}</p>
        <p
          className={cn('flex items-center gap-1.5 text-sm [&_svg]:size-4', agrees ? 'text-ink-muted' : mark)}
        >
          {agrees ? <Check aria-hidden /> : <Icon aria-hidden />}
          {agrees ? words.agrees : words.contradiction}
        </p>
        {note && <p className="text-sm text-ink-muted">{note}</p>}
      </div>
      <ul className="grid content-start gap-1">
        {values.map(({ documentId, documentName, value, path, disagrees }) => (
          <li key={documentId} className="flex flex-wrap items-baseline gap-x-3">
            <Link
              to="/documents/$id"
              params={{ id: documentId }}
              search={path ? { field: path } : {}}
              aria-label={`${label} ${formatCompared(value)}, ${documentName}`}
              className={cn(
                'wrap-anywhere tabular-nums underline-offset-4 hover:text-brand hover:underline',
                disagrees && 'font-semibold',
              )}
            >
              {formatCompared(value)}
            </Link>
            <span className="text-sm wrap-anywhere text-ink-muted">{documentName}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
