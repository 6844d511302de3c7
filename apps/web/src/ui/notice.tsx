import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const TONES = {
  info: { icon: Info, box: 'border-info/30 bg-info-soft', mark: 'text-info' },
  success: { icon: CircleCheck, box: 'border-success/30 bg-success-soft', mark: 'text-success' },
  warning: { icon: TriangleAlert, box: 'border-warning/30 bg-warning-soft', mark: 'text-warning' },
  error: { icon: CircleAlert, box: 'border-error/30 bg-error-soft', mark: 'text-error' },
}

interface NoticeProps {
  tone: keyof typeof TONES
  title: string
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** An inline message that stays until its cause is gone. */
export function Notice({ tone, title, children, action, className }: NoticeProps) {
  const { icon: Icon, box, mark } = TONES[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-md border p-3', box, className)}
    >
      <Icon className={cn('mt-0.5 size-4 shrink-0', mark)} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children && <div className="mt-0.5 text-sm wrap-anywhere">{children}</div>}
      </div>
      {action}
    </div>
  )
}
