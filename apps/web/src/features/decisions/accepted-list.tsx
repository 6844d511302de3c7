import type { ComplianceCheck } from '@efti-hub/contract'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { decisionWords as words } from '../../words/decisions.ts'
import { severityLabels } from '../../words/violations.ts'

/** Everything that an approval accepts. */
export function AcceptedList({ check }: { check: Pick<ComplianceCheck, 'score' | 'violations' | 'unread'> }) {
  const { score, violations, unread } = check
  if (violations.length + unread.length === 0) {
    return <p>{score === null ? words.notJudged : words.nothingOpen}</p>
  }
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{words.accepts}</p>
      <ScrollArea label={words.open} className="max-h-60 rounded-md border border-line text-sm">
        <ul>
          {violations.map(({ id, severity, description }) => (
            <li key={id} className="border-b border-line px-3 py-1.5 wrap-anywhere last:border-b-0">
              <span className="font-medium">{severityLabels[severity]}:</span> {description}
            </li>
          ))}
          {unread.map(({ code, path, description }) => (
            <li
              key={`${code} ${path}`}
              className="border-b border-line px-3 py-1.5 wrap-anywhere last:border-b-0"
            >
              <span className="font-medium">{words.unread}:</span> {description}
            </li>
          ))}
        </ul>
      </ScrollArea>
    </div>
  )
}
