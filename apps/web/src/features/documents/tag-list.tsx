import { workListWords as words } from '../../words/work-list.ts'

interface TagListProps {
  tags: readonly string[]
  /** So many are shown, and how many more there are; left out: all. */
  most?: number
  /** Leads to the documents with that tag. */
  onTag: (tag: string) => void
}

export function TagList({ tags, most = tags.length, onTag }: TagListProps) {
  if (tags.length === 0) return null
  const others = tags.slice(most)
  return (
    <ul aria-label={words.tags} className="flex flex-wrap gap-1">
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            title={words.filterByTag(tag)}
            onClick={() => onTag(tag)}
            className="relative z-10 block h-5.5 max-w-full truncate rounded-full border border-line px-2 text-xs font-medium text-ink-muted hover:bg-hover hover:text-ink"
          >
            {tag}
          </button>
        </li>
      ))}
      {others.length > 0 && (
        <li title={others.join(', ')} className="relative z-10 h-5.5 px-1 text-xs leading-5.5 text-ink-muted">
          <span aria-hidden>{words.moreTags(others.length)}</span>
          <span className="sr-only">{others.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
