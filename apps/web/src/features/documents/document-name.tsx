import type { Document } from '@efti-hub/contract'
import { defaultStringifySearch, Link, useLocation } from '@tanstack/react-router'
import { jobsWords, jobTypeLabels, documentsWords as words } from '../../words/documents.ts'
import { useLiveProgress } from './use-live-progress.ts'

/** The name, and under it what is going on or what else has these bytes. */
export function DocumentName({ document }: { document: Document }) {
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
    </div>
  )
}

/** With the filters and the order, so that the document's page can go on to the next of the list. */
const listAddress = (pathname: string, filters: object) =>
  `${pathname}${defaultStringifySearch({ ...filters })}`
