import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const badge = cva(
  'inline-flex h-5.5 shrink-0 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        default: 'bg-inverse text-on-inverse',
        secondary: 'bg-hover text-ink-muted',
        destructive: 'bg-error-solid text-on-error',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        error: 'bg-error-soft text-error',
        info: 'bg-info-soft text-info',
        outline: 'border border-line text-ink-muted',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export type BadgeVariant = NonNullable<VariantProps<typeof badge>['variant']>

export function Badge({ className, variant, ...props }: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return <span className={cn(badge({ variant }), className)} {...props} />
}
