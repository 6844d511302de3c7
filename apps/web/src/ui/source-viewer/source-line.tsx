import type { ReactNode } from 'react'
import { viewerWords as words } from '../../words/viewer.ts'
import { cn } from '../cn.ts'
import type { SourceRow } from './cut-rows.ts'
import type { SourcePlace } from './source-viewer.tsx'

interface SourceLineProps {
  text: string
  row: SourceRow
  /** Pixels from the upper end of the text. */
  top: number
  /** Space for line numbers. */
  digits: number
  /** Those that reach into this row, in order. */
  places: readonly SourcePlace[]
  activeId: string | null
  onSelect: ((id: string) => void) | undefined
}

export function SourceLine({ text, row, top, digits, places, activeId, onSelect }: SourceLineProps) {
  const parts: ReactNode[] = []
  let at = row.start
  for (const place of places) {
    const [start, end] = [Math.max(place.start, row.start), Math.min(place.end, row.end)]
    parts.push(text.slice(at, start))
    parts.push(
      <PlaceMark key={start} place={place} activeId={activeId} onSelect={onSelect}>
        {text.slice(start, end)}
      </PlaceMark>,
    )
    at = end
  }
  parts.push(text.slice(at, row.end))
  return (
    <div className="absolute inset-x-0 flex h-5 leading-5" style={{ transform: `translateY(${top}px)` }}>
      <span
        aria-hidden
        className="sticky left-0 shrink-0 bg-sunken pr-3 pl-3 text-right text-ink-muted select-none"
        style={{ width: `${digits + 4}ch` }}
      >
        {row.line}
      </span>
      <code data-start={row.start} className="pr-4 whitespace-pre">
        {parts}
      </code>
    </div>
  )
}

interface PlaceMarkProps {
  place: SourcePlace
  activeId: string | null
  onSelect: ((id: string) => void) | undefined
  children: string
}

/** Pressed again, it leads to the next of the values that come from these words. */
function PlaceMark({
  place: { start, ids, label, attention },
  activeId,
  onSelect,
  children,
}: PlaceMarkProps) {
  const at = activeId === null ? -1 : ids.indexOf(activeId)
  const next = ids[(at + 1) % ids.length]
  return (
    <button
      type="button"
      tabIndex={-1}
      data-start={start}
      title={label}
      aria-label={`${words.place(label)}: ${children}`}
      aria-pressed={at >= 0}
      onClick={() => next && onSelect?.(next)}
      className={cn(
        'rounded-[2px] border-b',
        attention ? 'border-warning bg-warning-soft' : 'border-brand bg-brand-soft',
        at >= 0 && 'ring-2 ring-brand',
      )}
    >
      {children}
    </button>
  )
}
