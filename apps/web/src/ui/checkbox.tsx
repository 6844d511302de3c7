import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The browser's own, in the colours of the product. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={cn('size-4 shrink-0 accent-brand', className)} {...props} />
}
