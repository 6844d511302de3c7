import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

interface InputProps extends ComponentProps<'input'> {
  /** As tall as the filters beside it. */
  dense?: boolean
}

export function Input({ className, dense = false, ...props }: InputProps) {
  return (
    <input
      className={cn(
        dense ? 'h-9' : 'h-10',
        'w-full min-w-0 rounded-md border border-line-control bg-surface px-3 text-base text-ink',
        'transition-colors placeholder:text-ink-muted read-only:bg-sunken disabled:cursor-not-allowed disabled:opacity-60',
        'focus-visible:border-brand focus-visible:outline-offset-0',
        'aria-invalid:border-error aria-invalid:outline-error',
        className,
      )}
      {...props}
    />
  )
}
