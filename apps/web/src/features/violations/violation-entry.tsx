import type { ViolationRow } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { violationsWords as words } from '../../words/violations.ts'
import { SeverityBadge } from './severity-badge.tsx'

export function ViolationEntry({ violation }: { violation: ViolationRow }) {
  const { severity, violationType, description, fieldName, eftiId, clause, suggestedFix, code, subsets } =
    violation
  return (
    <li className="grid gap-x-4 gap-y-1.5 px-4 py-3.5 sm:grid-cols-[6rem_minmax(0,1fr)] sm:px-5">
      <div>
        <SeverityBadge severity={severity} />
      </div>
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">{violationType}</h3>
        <p className="mt-0.5 wrap-anywhere">{description}</p>
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
          {fieldName && (
            <Fact label={words.field}>
              {fieldName}
              {eftiId && <Identifier text={eftiId} />}
            </Fact>
          )}
          {clause && <Fact label={words.clause}>{clause}</Fact>}
          {suggestedFix && <Fact label={words.fix}>{suggestedFix}</Fact>}
          <Fact label={words.code}>
            <Identifier text={code} />
            {subsets.map((subset) => (
              <Identifier key={subset} text={subset} />
            ))}
          </Fact>
        </dl>
      </div>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere max-sm:mb-1">
        {children}
      </dd>
    </>
  )
}

function Identifier({ text }: { text: string }) {
  return (
    <code className="rounded-sm border border-line bg-sunken px-1 font-mono text-xs whitespace-nowrap">
      {text}
    </code>
  )
}
