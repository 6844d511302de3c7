import type { ComplianceCheck } from '@efti-hub/contract'
import { Check, ListChecks } from 'lucide-react'
import { serverMessage } from '../../api/request.ts'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { checkWords as words } from '../../words/checks.ts'
import { formatNumber } from '../../words/format.ts'
import { severityLabels } from '../../words/violations.ts'
import { CheckComparisonLine } from './comparison-line.tsx'
import { useLatestCheck } from './use-checks.ts'

/** Why the score is what it is: every rule that applied, its weight, and how often it passed. */
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
        <p className="wrap-anywhere">{check.scoreSum ? words.sum(check.scoreSum) : check.scoreExplanation}</p>
        <p className="text-sm text-ink-muted">
          {words.edition(check.edition)} · {words.addressReading[check.addressReading]} ·{' '}
          <Time at={check.createdAt} />
        </p>
        <CheckComparisonLine documentId={documentId} />
      </div>
      <Rules
        title={words.obligations}
        hint={words.obligationsHint}
        checks={check.checks.filter((line) => line.obligation)}
      />
      <Rules
        title={words.others}
        hint={words.othersHint}
        checks={check.checks.filter((line) => !line.obligation)}
      />
    </ScrollArea>
  )
}

type Line = ComplianceCheck['checks'][number]

/** Failed ones first, the heaviest first among each. */
const inOrder = (checks: readonly Line[]) =>
  checks.toSorted((a, b) => Math.sign(b.failed) - Math.sign(a.failed) || b.weight - a.weight)

interface RulesProps {
  title: string
  hint: string
  checks: readonly Line[]
}

function Rules({ title, hint, checks }: RulesProps) {
  if (checks.length === 0) return null
  return (
    <table className="w-full border-collapse text-sm" aria-label={title}>
      <caption className="px-4 pt-3 pb-1 text-left sm:px-5">
        <span className="font-semibold">{title}</span> <span className="text-ink-muted">{hint}</span>
      </caption>
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
  const { icon: Warning, mark } = SEVERITY_LOOKS[severity]
  return (
    <tr className="border-t border-line align-top">
      <td className="py-1.5 pr-2 pl-4 sm:pl-5">
        <span className="flex gap-2">
          {failed > 0 ? (
            <Warning className={cn('mt-0.5 size-3.5 shrink-0', mark)} aria-hidden />
          ) : (
            <Check className="mt-0.5 size-3.5 shrink-0 text-ink-muted" aria-hidden />
          )}
          <span className="min-w-0 wrap-anywhere">
            {failed > 0 && <span className="sr-only">{severityLabels[severity]}: </span>}
            {rule} <code className="font-mono text-xs text-ink-muted">{code}</code>
          </span>
        </span>
      </td>
      <td className="px-2 py-1.5 text-right tabular-nums">{formatNumber(weight)}</td>
      <td className="px-2 py-1.5 text-right tabular-nums">{formatNumber(passed)}</td>
      <td
        className={cn(
          'py-1.5 pr-4 pl-2 text-right tabular-nums sm:pr-5',
          failed > 0 && 'font-semibold text-error',
        )}
      >
        {formatNumber(failed)}
      </td>
    </tr>
  )
}
