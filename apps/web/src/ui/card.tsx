import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('min-w-0 rounded-lg border border-line bg-surface shadow-raised', className)}
      {...props}
    />
  )
}

interface CardHeaderProps {
  title: string
  titleId?: string
  description?: ReactNode
  action?: ReactNode
}

export function CardHeader({ title, titleId, description, action }: CardHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 sm:px-5">
      <div className="min-w-0">
        <h2 id={titleId} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {description && <p className="mt-0.5 text-sm text-ink-muted">{description}</p>}
      </div>
      {action}
    </header>
  )
}
