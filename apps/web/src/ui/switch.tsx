import { Switch as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useId } from 'react'

interface SwitchProps {
  label: string
  description?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A switch with its name and what it does before it. */
export function Switch({ label, description, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {description && (
          <div id={`${id}-description`} className="mt-0.5 text-sm text-ink-muted">
            {description}
          </div>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        className="relative h-6 w-10 shrink-0 rounded-full border border-line-control bg-sunken transition-colors disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-brand data-[state=checked]:bg-brand"
      >
        <Radix.Thumb className="block size-4 translate-x-1 rounded-full bg-line-control transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-brand" />
      </Radix.Root>
    </div>
  )
}
