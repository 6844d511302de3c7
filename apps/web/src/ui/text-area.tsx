import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        'w-full min-w-0 resize-y rounded-md border border-line-control bg-surface px-3 py-2 text-base text-ink',
        'placeholder:text-ink-muted disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-60 focus-visible:border-brand focus-visible:outline-offset-0',
        'aria-invalid:border-error aria-invalid:outline-error',
        className,
      )}
      {...props}
    />
  )
}
