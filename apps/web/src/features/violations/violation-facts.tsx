import type { ViolationRow } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { violationsWords as words } from '../../words/violations.ts'

/** The field and what to do; the whole of it with clause, example, rule and subsets. */
export function ViolationFacts({ violation, whole }: { violation: ViolationRow; whole: boolean }) {
  const { fieldName, eftiId, clause, suggestedFix, example, code, subsets } = violation
  return (
    <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-sm @xl:grid-cols-[7rem_minmax(0,1fr)]">
      {fieldName && (
        <Fact label={words.field}>
          {fieldName}
          {eftiId && <Identifier text={eftiId} />}
        </Fact>
      )}
      {suggestedFix && <Fact label={words.fix}>{suggestedFix}</Fact>}
      {whole && example && <Fact label={words.example}>{example}</Fact>}
      {clause && <Fact label={words.clause}>{clause}</Fact>}
      {whole && (
        <Fact label={words.code}>
          <Identifier text={code} />
          {subsets.map((subset) => (
            <Identifier key={subset} text={subset} />
          ))}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere @max-xl:mb-1">
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
