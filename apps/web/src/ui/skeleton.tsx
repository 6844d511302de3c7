import { cn } from './cn.ts'

const SHAPES = { line: 'rounded-sm', tile: 'rounded-md', card: 'rounded-lg', pill: 'rounded-full' }

interface SkeletonProps {
  className?: string
  shape?: keyof typeof SHAPES
}

/** Placeholder in the size of something that is still loading. */
export function Skeleton({ className, shape = 'line' }: SkeletonProps) {
  return <span aria-hidden className={cn('block animate-breathe bg-hover', SHAPES[shape], className)} />
}
