import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { violationsWords as words } from '../../words/violations.ts'
import type { DocumentViolations } from './use-violations.ts'
import { ViolationEntry } from './violation-entry.tsx'

interface DocumentViolationsCardProps {
  group: DocumentViolations
  action: ReactNode
}

export function DocumentViolationsCard({ group, action }: DocumentViolationsCardProps) {
  const { documentId, documentName, violations } = group
  const headingId = `violations-of-${documentId}`
  return (
    <Card aria-labelledby={headingId}>
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <h2 id={headingId} className="truncate font-semibold" title={documentName}>
            <Link
              to="/documents/$id"
              params={{ id: documentId }}
              className="underline-offset-4 hover:text-brand hover:underline"
            >
              {documentName}
            </Link>
          </h2>
          <p className="text-sm text-ink-muted tabular-nums">{words.inDocument(violations.length)}</p>
        </div>
        {action}
      </header>
      <ul className="divide-y divide-line">
        {violations.map((violation) => (
          <ViolationEntry key={violation.id} violation={violation} />
        ))}
      </ul>
    </Card>
  )
}
