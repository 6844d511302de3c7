import { Popover } from 'radix-ui'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'

interface SelectionPopoverProps {
  /** Of the selection in what it is drawn in. */
  place: CSSProperties
  label: string
  onClose: () => void
  children: ReactNode
}

/** A small bar beside what is selected; Escape and a click elsewhere close it. */
export function SelectionPopover({ place, label, onClose, children }: SelectionPopoverProps) {
  const content = useRef<HTMLDivElement>(null)
  const [before] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor className="absolute ring-2 ring-mark-active" style={place} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label={label}
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            // Not into the search for a field: a click on the page is no wish to type.
            event.preventDefault()
            content.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) before?.focus({ preventScroll: true })
          }}
          className="z-50 w-80 max-w-[calc(100vw-1rem)] animate-fade-in rounded-md border border-line bg-surface p-3 shadow-overlay outline-none"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
