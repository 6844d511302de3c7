import type { Document } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/notice.tsx'
import { shortTime } from '../../words/format.ts'
import { outcomeWords } from '../../words/upload-outcome.ts'

/** The same bytes twice are ordinary work: reported, with a link to the first, and not refused. */
export function DuplicateNotice({ original }: { original: NonNullable<Document['duplicateOf']> }) {
  const words = outcomeWords.duplicate
  return (
    <Notice tone="info" title={words.title}>
      {words.before}
      <Link
        to="/documents/$id"
        params={{ id: original.id }}
        className="font-medium text-brand underline underline-offset-4"
      >
        {original.originalName}
      </Link>
      {words.after(shortTime(original.createdAt))}
    </Notice>
  )
}
