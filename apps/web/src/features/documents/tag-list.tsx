import { workListWords as words } from '../../words/work-list.ts'

interface TagListProps {
  tags: readonly string[]
  /** Leads to the documents with that tag. */
  onTag: (tag: string) => void
}

export function TagList({ tags, onTag }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={words.tags} className="flex max-h-12 flex-wrap gap-1 overflow-hidden">
      {tags.map((tag) => (
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
    </ul>
  )
}
