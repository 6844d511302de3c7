import type { Violation } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { violationsQuery } from '../../api/queries/violations.ts'
import { checkWords as words } from '../../words/checks.ts'
import { ComparedLine } from './comparison-line.tsx'
import { useComparison } from './use-checks.ts'

interface RecheckStripProps {
  documentId: string
  /** Whether it was checked at all. */
  checked: boolean
  /** Violations that are open now; undefined until they are known. */
  open: readonly Pick<Violation, 'id'>[] | undefined
}

interface Arrival {
  checkId: string
  open: ReadonlySet<string>
}

/** What all checks since the document was opened have changed, as long as there was one. */
export function RecheckStrip({ documentId, checked, open }: RecheckStripProps) {
  const checkId = useComparison(documentId, checked).data?.after.id
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    if (checkId && open) setArrival((known) => known ?? { checkId, open: idsOf(open) })
  }, [checkId, open])
  const checkedAgain = arrival !== null && checkId !== undefined && checkId !== arrival.checkId
  // What a person waived meanwhile is open no more, though no check resolved it.
  const waived = useQuery({
    ...violationsQuery({ documentId, status: 'waived' }),
    enabled: checkedAgain,
  })
  if (!checkedAgain || !open || !waived.data) return null
  const now = idsOf(open)
  const byHand = idsOf(waived.data.items)
  const resolved = [...arrival.open].filter((id) => !now.has(id) && !byHand.has(id)).length
  const fresh = open.filter(({ id }) => !arrival.open.has(id)).length
  return (
    <div className="shrink-0 border-b border-line bg-sunken px-4 py-2 sm:px-5">
      <ComparedLine label={words.sinceOpened} resolved={resolved} fresh={fresh} stay={open.length - fresh} />
    </div>
  )
}

const idsOf = (violations: readonly Pick<Violation, 'id'>[]) => new Set(violations.map(({ id }) => id))
