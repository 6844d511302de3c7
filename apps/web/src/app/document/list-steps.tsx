import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { listWords as words } from '../../words/lists.ts'
import type { Neighbours } from './use-neighbours.ts'

interface ListStepsProps {
  neighbours: Neighbours
  /** Address of the list, kept while one goes through it. */
  from: string | undefined
}

/** To the document before and after, by button or by Alt with an arrow. */
export function ListSteps({ neighbours: { previous, next, at, total }, from }: ListStepsProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const id = { ArrowUp: previous, ArrowDown: next }[event.key]
      if (!event.altKey || event.ctrlKey || event.metaKey || !id) return
      event.preventDefault()
      void navigate({ to: '/documents/$id', params: { id }, search: from ? { from } : {} })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navigate, previous, next, from])
  if (total < 2 && at !== null) return null
  return (
    <nav aria-label={words.steps} className="flex items-center gap-1 text-sm text-ink-muted tabular-nums">
      <Step id={previous} from={from} label={words.previous} hint={words.keys(words.previous, 'Alt+↑')}>
        <ChevronLeft aria-hidden />
      </Step>
      {at !== null && <span>{words.place(at, total)}</span>}
      <Step id={next} from={from} label={words.next} hint={words.keys(words.next, 'Alt+↓')}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  )
}

interface StepProps {
  id: string | null
  from: string | undefined
  label: string
  hint: string
  children: ReactNode
}

function Step({ id, from, label, hint, children }: StepProps) {
  if (!id) {
    return (
      <Button variant="ghost" size="iconSmall" aria-label={label} disabled>
        {children}
      </Button>
    )
  }
  return (
    <Tooltip text={hint} side="bottom">
      <Button asChild variant="ghost" size="iconSmall">
        <Link to="/documents/$id" params={{ id }} search={from ? { from } : {}} aria-label={label}>
          {children}
        </Link>
      </Button>
    </Tooltip>
  )
}
