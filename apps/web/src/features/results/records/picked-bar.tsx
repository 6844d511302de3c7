import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { recordsWords as words } from '../../../words/results.ts'
import type { Picked } from './use-picked.ts'

interface PickedBarProps {
  picked: Picked
  /** How many match the filters. */
  total: number
  children: ReactNode
}

/** Slides in from below while something is selected. */
export function PickedBar({ picked, total, children }: PickedBarProps) {
  const { pickAll, clear } = picked
  const count = picked.count(total)
  if (count <= 0) return null
  return (
    <section
      aria-label={words.selection}
      className="sticky bottom-4 z-20 mx-auto mt-4 mb-4 flex w-fit max-w-full animate-pop-in flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-overlay"
    >
      <Badge variant="info" aria-live="polite" className="tabular-nums">
        {words.selected(count)}
      </Badge>
      {count < total && (
        <Button variant="ghost" size="sm" className="text-brand" onClick={pickAll}>
          {words.selectAll(total)}
        </Button>
      )}
      {children}
      <Button variant="ghost" size="iconSmall" aria-label={words.clear} onClick={clear}>
        <X aria-hidden />
      </Button>
    </section>
  )
}
