import type { QueryClient } from '@tanstack/react-query'
import { documentKey, isBelow } from '../../api/keys.ts'
import type { Stale } from './apply-job-update.ts'

/** Updates of many jobs arrive together; what they make stale is read once for all of them. */
const GATHER_MS = 150

export function gatherRefetches(client: QueryClient): { add: (stale: Stale) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let documents = new Set<string>()
  let violations = false

  const flush = () => {
    const ids = documents
    const withViolations = violations
    timer = undefined
    documents = new Set()
    violations = false
    // What is read below a document: itself, its jobs, its values.
    for (const id of ids) void client.invalidateQueries({ queryKey: documentKey(id) })
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        (queryKey.length === 1 && isBelow('/api/documents', queryKey)) ||
        (withViolations && isBelow('/api/violations', queryKey)),
    })
  }

  return {
    add(stale) {
      documents.add(stale.documentId)
      violations ||= stale.violations
      timer ??= setTimeout(flush, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
