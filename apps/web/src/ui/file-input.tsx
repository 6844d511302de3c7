import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** The browser's own choice of a file, whose button looks like one. */
export function FileInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  return (
    <Input
      {...props}
      type="file"
      className="px-1! py-1 file:mr-3 file:h-full file:rounded-sm file:border file:border-line-control file:bg-surface file:px-2.5 file:text-sm file:font-medium file:text-ink"
    />
  )
}
