import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cn } from './cn.ts'

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

interface SortHeaderProps {
  label: string
  direction?: keyof typeof ICONS
  /** Without it the column cannot be sorted by. */
  onSort?: () => void
  right?: boolean
  className?: string
  /** Pixels of the column; left out: what is left. */
  width?: number | undefined
}

export function SortHeader({
  label,
  direction = 'none',
  onSort,
  right = false,
  className,
  width,
}: SortHeaderProps) {
  const Icon = ICONS[direction]
  return (
    <th
      scope="col"
      style={width === undefined ? undefined : { width }}
      aria-sort={onSort && direction !== 'none' ? direction : undefined}
      className={cn(
        'sticky top-header z-20 h-9 border-y border-line bg-sunken px-3 text-sm font-medium text-ink-muted',
        right && 'text-right',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="group inline-flex items-center gap-1 rounded-sm hover:text-ink"
        >
          {!right && label}
          <Icon
            aria-hidden
            className={cn(
              'size-3.5',
              direction === 'none' && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            )}
          />
          {right && label}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
