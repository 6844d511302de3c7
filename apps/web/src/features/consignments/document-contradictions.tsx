import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GitCompareArrows } from 'lucide-react'
import { consignmentDetailQuery } from '../../api/queries/consignments.ts'
import { contradictionWords as words } from '../../words/contradictions.ts'

interface DocumentContradictionsProps {
  documentId: string
  /** Null: it is in none. */
  consignmentId: string | null
}

/** What other documents of the consignment state differently. They are no violations of this document, and not counted. */
export function DocumentContradictions({ documentId, consignmentId }: DocumentContradictionsProps) {
  const { data } = useQuery({
    ...consignmentDetailQuery(consignmentId ?? ''),
    enabled: consignmentId !== null,
  })
  const ours = data?.contradictions.filter(
    ({ values, accepted }) =>
      !accepted && values.some(({ documents }) => documents.some(({ id }) => id === documentId)),
  )
  if (!data || !ours || ours.length === 0) return null
  return (
    <ul className="border-b border-line px-4 py-2 text-sm sm:px-5">
      {ours.map(({ code, label }) => (
        <li key={code} className="flex items-start gap-2 py-0.5">
          <GitCompareArrows className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
          <Link
            to="/consignments/$id"
            params={{ id: data.id }}
            className="min-w-0 text-brand underline-offset-4 wrap-anywhere hover:underline"
          >
            {words.differsHere(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
