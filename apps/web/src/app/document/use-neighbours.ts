import { useEffect, useState } from 'react'
import { useDocumentOrder } from '../../features/documents/use-documents.ts'
import { useResultsOrder } from '../../features/results/use-results.ts'
import { useDocumentsWithViolations } from '../../features/violations/use-violations.ts'
import type { CameFrom } from './came-from.ts'

export interface Neighbours {
  previous: string | null
  next: string | null
  /** From 1; null where the document is not in the list any more. */
  at: number | null
  total: number
}

/** The documents before and after this one in the list that one came from, in its order. */
export function useNeighbours(from: CameFrom, documentId: string, tenantId: string | null): Neighbours {
  const documents = useDocumentOrder(
    from.list === 'processing' ? from.filters : {},
    from.list === 'processing' ? tenantId : null,
  )
  const violations = useDocumentsWithViolations(
    from.list === 'violations' ? from.filters : {},
    from.list === 'violations' ? tenantId : null,
  )
  const results = useResultsOrder(
    from.list === 'results' ? from.filters : {},
    from.list === 'results' ? tenantId : null,
  )
  const order = { processing: documents.order, violations: violations.order, results: results.order }[
    from.list
  ]
  const at = order.indexOf(documentId)

  // What was just corrected leaves a list of violations; its neighbours stay where they were.
  const [kept, setKept] = useState(order)
  useEffect(() => {
    if (at >= 0) setKept(order)
  }, [order, at])
  const { more } = { processing: documents, violations, results }[from.list]
  useEffect(() => {
    if (at >= 0 && at === order.length - 1) more?.()
  }, [at, order, more])

  const shown = at >= 0 ? order : kept
  const place = shown.indexOf(documentId)
  const total = {
    processing: Math.max(documents.total, shown.length),
    violations: more ? violations.least : shown.length,
    results: Math.max(results.total, shown.length),
  }
  return {
    previous: place > 0 ? (shown[place - 1] ?? null) : null,
    next: shown[place + 1] ?? null,
    at: place < 0 ? null : place + 1,
    total: total[from.list],
  }
}
