import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { useId } from 'react'
import { cspNonce } from './csp-nonce.ts'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A filter: its label is inside the control, before the chosen option. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const id = useId()
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.Trigger
        // The role takes no name from its content, and the chosen option belongs to what is read out.
        aria-labelledby={`${id}-label ${id}-value`}
        className="flex h-9 max-w-full items-center gap-2 rounded-md border border-line-control bg-surface pr-2.5 pl-3 text-base whitespace-nowrap transition-colors hover:bg-hover"
      >
        <span id={`${id}-label`} className="text-ink-muted">
          {label}
        </span>
        <span id={`${id}-value`} className="min-w-0 truncate font-medium">
          <Radix.Value />
        </span>
        <Radix.Icon className="ml-auto text-ink-muted">
          <ChevronDown className="size-4" aria-hidden />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade-in overflow-hidden rounded-md border border-line bg-surface shadow-overlay"
        >
          <Radix.Viewport nonce={cspNonce} className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex h-8 items-center gap-6 rounded-sm pr-2 pl-2.5 text-base outline-none select-none data-highlighted:bg-hover data-[state=checked]:font-medium"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto text-brand">
                  <Check className="size-4" aria-hidden />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
