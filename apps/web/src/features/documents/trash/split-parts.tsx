import type { TrashedDocument } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { splittingWords as words } from '../../../words/splitting.ts'

/** What a document in the trash was split into, and what restoring it does with that. */
export function SplitParts({ parts }: Pick<TrashedDocument, 'parts'>) {
  if (parts.length === 0) return null
  return (
    <div className="mt-1 text-sm text-ink-muted">
      <p>{words.splitInto(parts.length)}</p>
      <ul>
        {parts.map(({ id, originalName }) => (
          <li key={id}>
            <Link
              to="/documents/$id"
              params={{ id }}
              className="text-brand wrap-anywhere underline underline-offset-4"
            >
              {originalName}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
