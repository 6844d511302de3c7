import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The browser's own, for long lists in forms: it can be typed in, and a phone shows it its own way. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select
      className={cn(
        'h-10 w-full min-w-0 rounded-md border border-line-control bg-surface px-2.5 text-base text-ink',
        'focus-visible:border-brand focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60',
        'aria-invalid:border-error aria-invalid:outline-error',
        className,
      )}
      {...props}
    />
  )
}
