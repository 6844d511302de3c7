import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { useFocusAfter } from './use-focus-after.ts'

interface SelectionBarProps {
  /** What is selected, as a name of the bar. */
  label: string
  /** '20 selected'; null: nothing is, and there is no bar. */
  selected: string | null
  /** Selects more than what is shown; left out where everything is selected. */
  all?: { label: string; onSelect: () => void } | undefined
  /** Why some of it cannot be done. */
  reason?: string | null | undefined
  clear: string
  onClear: () => void
  /** Of the heading that the focus goes to when nothing is selected any more; left out: that of the page. */
  headingId?: string
  /** What can be done with the selection. */
  children: ReactNode
}

/** Slides in from below while something of a list is selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, selected, all, reason, clear, onClear, headingId, children } = props
  const clearing = useRef<HTMLButtonElement>(null)
  useFocusAfter(selected !== null, headingId)
  if (selected === null) return null
  return (
    <section
      aria-label={label}
      className="sticky bottom-4 z-30 mx-auto my-4 flex w-fit max-w-[calc(100%-1rem)] animate-pop-in flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-overlay"
    >
      <span className="flex items-center gap-1">
        <Button ref={clearing} variant="ghost" size="iconSmall" aria-label={clear} onClick={onClear}>
          <X aria-hidden />
        </Button>
        <p className="font-medium tabular-nums" aria-live="polite">
          {selected}
        </p>
      </span>
      {all && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            // This button goes once everything is selected.
            clearing.current?.focus()
            all.onSelect()
          }}
        >
          {all.label}
        </Button>
      )}
      {children}
      {reason && <p className="text-sm text-ink-muted">{reason}</p>}
    </section>
  )
}

interface SelectionActProps {
  label: string
  may: boolean
  busy?: boolean
  onAct: () => void
  /** Its icon. */
  children: ReactNode
}

export function SelectionAct({ label, may, busy = false, onAct, children }: SelectionActProps) {
  return (
    <Button variant="outline" size="sm" busy={busy} disabled={!may} onClick={onAct}>
      {children}
      {label}
    </Button>
  )
}
