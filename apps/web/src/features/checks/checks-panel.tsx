import type { ComplianceCheck } from '@efti-hub/contract'
import { ListChecks } from 'lucide-react'
import { serverMessage } from '../../api/request.ts'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { checkWords as words } from '../../words/checks.ts'
import { severityLabels } from '../../words/violations.ts'
import { CheckComparisonLine } from './comparison-line.tsx'
import { useLatestCheck } from './use-checks.ts'

/** Why the score is what it is: every rule that applied, its weight, and how often it held. */
export function ChecksPanel({ documentId }: { documentId: string }) {
  const { data: check, isError, error } = useLatestCheck(documentId)
  if (isError) {
    return (
      <EmptyState
        icon={ListChecks}
        title={words.loadFailed}
        description={serverMessage(error) ?? undefined}
      />
    )
  }
  if (check === undefined) return <Skeleton className="m-5 h-64" />
  if (check === null) return <EmptyState icon={ListChecks} title={words.none} description={words.noneHint} />
  return (
    <ScrollArea label={words.title} className="min-h-0 flex-1">
      <div className="grid gap-1 border-b border-line px-4 py-3 sm:px-5">
        <h2 className="font-semibold">{words.title}</h2>
        <p className="wrap-anywhere">{check.scoreExplanation}</p>
        <p className="text-sm text-ink-muted">
          {words.edition(check.edition)} · <Time at={check.createdAt} />
        </p>
        <CheckComparisonLine documentId={documentId} />
      </div>
      <Rules checks={check.checks} />
    </ScrollArea>
  )
}

type Line = ComplianceCheck['checks'][number]

/** Broken ones first, the heaviest first among each. */
const inOrder = (checks: readonly Line[]) =>
  checks.toSorted((a, b) => Math.sign(b.failed) - Math.sign(a.failed) || b.weight - a.weight)

function Rules({ checks }: { checks: readonly Line[] }) {
  return (
    <table className="w-full border-collapse text-sm" aria-label={words.title}>
      <thead className="text-left text-ink-muted">
        <tr>
          <th className="py-2 pr-2 pl-4 font-medium sm:pl-5">{words.columns.rule}</th>
          <th className="px-2 py-2 text-right font-medium">{words.columns.weight}</th>
          <th className="px-2 py-2 text-right font-medium">{words.columns.passed}</th>
          <th className="py-2 pr-4 pl-2 text-right font-medium sm:pr-5">{words.columns.failed}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(checks).map((line) => (
          <Rule key={line.code} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Rule({ line: { code, rule, severity, weight, passed, failed } }: { line: Line }) {
  const { icon: Icon, mark } = SEVERITY_LOOKS[severity]
  return (
    <tr className="border-t border-line align-top">
      <td className="py-1.5 pr-2 pl-4 sm:pl-5">
        <span className="flex gap-2">
          <Icon
            className={cn('mt-0.5 size-3.5 shrink-0', failed > 0 ? mark : 'text-ink-muted')}
            aria-hidden
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{severityLabels[severity]}: </span>
            {rule} <code className="font-mono text-xs text-ink-muted">{code}</code>
          </span>
        </span>
      </td>
      <td className="px-2 py-1.5 text-right tabular-nums">{weight}</td>
      <td className="px-2 py-1.5 text-right tabular-nums">{passed}</td>
      <td
        className={cn(
          'py-1.5 pr-4 pl-2 text-right tabular-nums sm:pr-5',
          failed > 0 && 'font-semibold text-error',
        )}
      >
        {failed}
      </td>
    </tr>
  )
}
