import type { QueryClient } from '@tanstack/react-query'
import { isBelow } from '../../api/keys.ts'
import type { Stale } from './apply-job-update.ts'

/** Updates of many jobs arrive together; what they make stale is read once for all of them. */
const GATHER_MS = 150
/** Figures of a year are read from a hundred thousand rows: not for each job of a batch. */
const FIGURES_MS = 2_000

/** They change with every document. */
const ALWAYS = [
  '/api/first-day',
  '/api/documents/counts',
  '/api/documents/tags',
  '/api/dashboard',
  '/api/results',
  '/api/accepted-rules',
]

export function gatherRefetches(client: QueryClient): { add: (stale: Stale) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let documents = new Set<string>()
  let everyDocument = false
  let violations = false
  let notifications = false
  let audit = false

  let figures: ReturnType<typeof setTimeout> | undefined
  const readFigures = () => {
    figures = undefined
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        ['/api/results/summary', '/api/sustainability', '/api/audit/counts'].some((path) =>
          isBelow(path, queryKey),
        ),
    })
  }

  const flush = () => {
    figures ??= setTimeout(readFigures, FIGURES_MS)
    const ids = documents
    const every = everyDocument
    const withViolations = violations
    const withNotifications = notifications
    const withAudit = audit
    timer = undefined
    documents = new Set()
    everyDocument = false
    violations = false
    notifications = false
    audit = false
    void client.invalidateQueries({
      predicate: ({ queryKey }) => {
        if (isBelow('/api/violations', queryKey)) return withViolations
        if (isBelow('/api/notes', queryKey)) return every || ids.size > 0
        if (isBelow('/api/notifications', queryKey)) return withNotifications
        if (ALWAYS.some((path) => isBelow(path, queryKey))) return true
        if (isBelow('/api/audit', queryKey)) return withAudit
        // Whether one is ready hangs on the status of each of its documents.
        if (isBelow('/api/consignments', queryKey)) return every || ids.size > 0
        if (!isBelow('/api/documents', queryKey)) return false
        // Lists; and what is read below a document: itself, its jobs, its values.
        return queryKey.length === 1 || queryKey[1] === 'pages' || every || ids.has(String(queryKey[1]))
      },
    })
  }

  return {
    add(stale) {
      if (stale.documentIds === 'all') everyDocument = true
      else for (const id of stale.documentIds) documents.add(id)
      violations ||= stale.violations
      notifications ||= stale.notifications === true
      audit ||= stale.audit === true
      timer ??= setTimeout(flush, GATHER_MS)
    },
    stop: () => {
      clearTimeout(timer)
      clearTimeout(figures)
    },
  }
}
