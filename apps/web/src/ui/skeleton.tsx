import { cn } from './cn.ts'

/** Holds the place, at the size, of something that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block animate-breathe rounded-sm bg-hover', className)} />
}
