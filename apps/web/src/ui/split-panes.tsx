import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { clamp } from './clamp.ts'

interface SplitPanesProps {
  /** Names the divider. */
  label: string
  /** Under which this browser keeps the position of the divider. */
  keptAs: string
  className?: string
  first: ReactNode
  second: ReactNode
}

/** Percent of the width that the first pane gets. */
const [LEAST, USUAL, MOST] = [25, 53, 75]
const STEP = 2
/** In the order of Tab: a divider that can be moved is a control. */
const REACHABLE = 0

/** Two panes side by side with a divider that is dragged, or moved by the arrow keys; one above the other on phones. */
export function SplitPanes({ label, keptAs, className = '', first, second }: SplitPanesProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(() => readShare(keptAs))
  useLayoutEffect(() => drawShare(frame.current, share), [share])

  const settle = (next: number) => {
    const kept = clamp(next, LEAST, MOST)
    setShare(kept)
    localStorage.setItem(keptAs, String(kept))
  }
  /** Drawn without React while it moves: both panes may be large. */
  const shareAt = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 1 } = frame.current?.getBoundingClientRect() ?? {}
    return clamp(Math.round(((clientX - left) / width) * 100), LEAST, MOST)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: LEAST, End: MOST }[event.key]
    if (next === undefined) return
    event.preventDefault()
    settle(next)
  }
  return (
    <div
      ref={frame}
      className={`grid grid-cols-1 lg:grid-cols-[var(--first)_auto_minmax(0,1fr)] ${className}`}
    >
      {first}
      <hr
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        aria-valuenow={share}
        tabIndex={REACHABLE}
        onKeyDown={onKeyDown}
        onDoubleClick={() => settle(USUAL)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drawShare(frame.current, shareAt(event))
        }}
        onPointerUp={(event) => settle(shareAt(event))}
        className="m-0 hidden h-auto w-1.5 cursor-col-resize touch-none border-x border-line bg-sunken transition-colors hover:bg-brand-soft focus-visible:bg-brand lg:block"
      />
      {second}
    </div>
  )
}

function drawShare(frame: HTMLElement | null, share: number) {
  frame?.style.setProperty('--first', `minmax(0, ${share}%)`)
}

function readShare(keptAs: string): number {
  const kept = Number(localStorage.getItem(keptAs))
  return kept >= LEAST && kept <= MOST ? kept : USUAL
}
