import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../../api/queries/settings.ts'
import { formatFileSizeInUnits, formatMonth, formatNumber } from '../../words/format.ts'
import { tenantWords } from '../../words/settings.ts'

const words = tenantWords.usage

/** What the organisation uses of the service, beside what its operator allows. */
export function UsageLines() {
  const { data } = useQuery(usageQuery())
  if (!data) return null
  const { month, documents, documentsLimit, bytes, bytesLimit } = data
  return (
    <section aria-label={words.title} className="mt-6 max-w-xl border-t border-line pt-4">
      <h3 className="text-sm font-medium">{words.title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-ink-muted">{words.documents(formatMonth(month))}</dt>
        <dd className="tabular-nums">
          {words.of(formatNumber(documents), documentsLimit && formatNumber(documentsLimit))}
        </dd>
        <dt className="text-ink-muted">{words.files}</dt>
        <dd className="tabular-nums">
          {words.of(formatFileSizeInUnits(bytes), bytesLimit && formatFileSizeInUnits(bytesLimit))}
        </dd>
      </dl>
    </section>
  )
}
