import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
}

/** What can be done with one thing, behind a button. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 animate-fade-in rounded-md border border-line bg-surface p-1 shadow-overlay"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  onSelect: () => void
  /** Why it cannot be chosen; shown beside it. */
  reason?: string | undefined
  children: ReactNode
}

export function MenuItem({ onSelect, reason, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={reason !== undefined}
      onSelect={onSelect}
      className="flex min-h-8 items-center gap-2 rounded-sm px-2.5 py-1 text-base outline-none select-none data-disabled:text-ink-muted data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted"
    >
      {children}
      {reason && <span className="ml-auto pl-4 text-sm text-ink-muted">{reason}</span>}
    </Radix.Item>
  )
}

/** Items under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <Radix.Group aria-labelledby={id} className="mt-1 border-t border-line pt-1">
      <Radix.Label id={id} className="px-2.5 py-1 text-sm font-medium text-ink-muted">
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  )
}
