import { Progress as Radix } from 'radix-ui'

interface ProgressProps {
  label: string
  /** Without a value the bar is indeterminate; at the maximum of 100 it is complete. */
  value?: number
}

export function Progress({ label, value }: ProgressProps) {
  const known = value !== undefined
  return (
    <Radix.Root
      aria-label={label}
      value={value ?? null}
      className="h-1.5 w-full overflow-hidden rounded-full bg-hover"
    >
      <Radix.Indicator
        className={
          known
            ? 'h-full rounded-full bg-brand transition-[width] data-[state=complete]:bg-success'
            : 'h-full w-2/5 animate-glide rounded-full bg-brand'
        }
        style={known ? { width: `${value}%` } : undefined}
      />
    </Radix.Root>
  )
}
