import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** In the order of Tab, though it is no control: that is what lets the keyboard scroll it. */
const REACHABLE = 0

interface ScrollAreaProps {
  label: string
  className?: string
  children: ReactNode
}

export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      tabIndex={REACHABLE}
      className={cn('overflow-y-auto overscroll-contain -outline-offset-2!', className)}
    >
      {children}
    </section>
  )
}
