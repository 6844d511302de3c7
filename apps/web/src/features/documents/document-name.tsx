import type { Document } from '@efti-hub/contract'
import { defaultStringifySearch, Link, useLocation } from '@tanstack/react-router'
import { kindLabel } from '../../words/document.ts'
import { jobsWords, jobTypeLabels, documentsWords as words } from '../../words/documents.ts'
import { routeOf } from './facts.tsx'
import { useLiveProgress } from './use-live-progress.ts'

interface DocumentNameProps {
  document: Document
  /** Under the name: number, route and kind. */
  facts?: boolean
}

/** The name, and under it what is going on, what else has these bytes, or what it is. */
export function DocumentName({ document, facts = false }: DocumentNameProps) {
  const { originalName, duplicateOf, status } = document
  const live = useLiveProgress(document.id)
  const from = useLocation({
    select: ({ pathname, search: { jobs: _dialog, ...filters } }) => listAddress(pathname, filters),
  })
  const atWork = live && (status === 'pending' || status === 'processing')
  return (
    <div className="min-w-0">
      <p className="truncate font-medium" title={originalName}>
        <Link
          to="/documents/$id"
          params={{ id: document.id }}
          search={{ from }}
          className="relative z-10 underline-offset-4 hover:text-brand hover:underline"
        >
          {originalName}
        </Link>
      </p>
      {atWork && (
        <p className="truncate text-sm text-ink-muted tabular-nums">
          {live.jobType && `${jobTypeLabels[live.jobType].name} · `}
          {jobsWords.percent(live.progress)}
          {live.message && ` · ${live.message}`}
        </p>
      )}
      {!atWork && duplicateOf && (
        <p className="truncate text-sm text-ink-muted">
          {words.sameFileAs}{' '}
          <Link
            to="/documents/$id"
            params={{ id: duplicateOf.id }}
            search={{ from }}
            className="relative z-10 text-brand underline underline-offset-4"
          >
            {duplicateOf.originalName}
          </Link>
        </p>
      )}
      {!atWork && !duplicateOf && facts && <Facts document={document} />}
    </div>
  )
}

function Facts({ document: { summary } }: { document: Document }) {
  const parts = [summary.number, routeOf(summary), summary.kind && kindLabel(summary.kind)].filter(Boolean)
  if (parts.length === 0) return null
  const text = parts.join(' · ')
  return (
    <p className="truncate text-sm text-ink-muted" title={text}>
      {text}
    </p>
  )
}

/** With the filters and the order, so that the document's page can go on to the next of the list. */
const listAddress = (pathname: string, filters: object) =>
  `${pathname}${defaultStringifySearch({ ...filters })}`
