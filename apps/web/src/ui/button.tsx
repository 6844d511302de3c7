import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from './cn.ts'

const button = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none',
    'transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-brand text-on-brand hover:bg-brand-hover',
        outline: 'border border-line bg-surface text-ink shadow-raised hover:bg-hover',
        ghost: 'text-ink-muted hover:bg-hover hover:text-ink',
        link: 'text-brand hover:bg-hover',
      },
      size: {
        xs: 'h-7 px-2.5 text-sm',
        sm: 'h-8 px-3 text-sm',
        md: 'h-9 px-4 text-base',
        lg: 'h-10 px-4 text-base',
        iconSmall: 'size-7',
        icon: 'size-9',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof button> {
  asChild?: boolean
  /** Does nothing for now. Unlike a disabled button it keeps the focus, and with it the keyboard's place in a dialog. */
  busy?: boolean
}

export function Button({ className, variant, size, asChild = false, busy, type, ...props }: ButtonProps) {
  const classes = cn(button({ variant, size }), className)
  if (asChild) return <Slot.Root className={classes} {...props} />
  const waiting = busy && { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
  return <button type={type ?? 'button'} className={classes} {...props} {...waiting} />
}
