import { LoaderCircle } from 'lucide-react'
import { cn } from './cn.ts'

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" aria-label={label} className={cn('inline-grid place-items-center', className)}>
      <LoaderCircle className="size-6 animate-spin text-brand" aria-hidden />
    </span>
  )
}
