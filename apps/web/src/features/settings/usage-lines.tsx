import type { OrganisationUsage } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { usageQuery } from '../../api/queries/settings.ts'
import { formatFileSizeInUnits, formatMonth, formatNumber } from '../../words/format.ts'
import { tenantWords } from '../../words/settings.ts'

const words = tenantWords.usage

/** What the organisation uses of the service, beside what its operator allows. */
export function UsageLines() {
  const { data, isError } = useQuery(usageQuery())
  if (!data && !isError) return null
  return (
    <section aria-label={words.title} className="mt-6 max-w-xl border-t border-line pt-4">
      <h3 className="text-sm font-medium">{words.title}</h3>
      {data ? <Lines usage={data} /> : <p className="mt-2 text-sm text-ink-muted">{words.notLoaded}</p>}
    </section>
  )
}

function Lines({
  usage: { month, documents, documentsLimit, bytes, bytesLimit },
}: {
  usage: OrganisationUsage
}) {
  const lines = [
    {
      name: words.documents(formatMonth(month)),
      used: documents,
      limit: documentsLimit,
      format: formatNumber,
    },
    { name: words.files, used: bytes, limit: bytesLimit, format: formatFileSizeInUnits },
  ]
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] text-sm">
      {lines.map(({ name, used, limit, format }) => (
        <Fragment key={name}>
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular-nums">
            {words.of(format(used), limit && format(limit))}
            {limit !== null && used >= limit && (
              <span className="ml-2 inline-flex items-center gap-1 text-error">
                <CircleAlert className="size-3.5 shrink-0" aria-hidden />
                {words.reached}
              </span>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
