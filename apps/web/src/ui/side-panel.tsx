import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { closeOnEscape } from './close-on-escape.ts'
import { CloseButton, Scrim } from './overlay.tsx'
import { useReturnFocus } from './return-focus.ts'

interface SidePanelProps {
  open: boolean
  onClose: () => void
  title: string
  description: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** Slides in from the right, over the page: something to look through and leave again. */
export function SidePanel({ open, onClose, title, description, action, children }: SidePanelProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            focus.remember()
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={closeOnEscape(onClose)}
          className="fixed inset-y-0 right-0 z-40 flex w-104 max-w-full flex-col border-l border-line bg-surface shadow-overlay data-[state=open]:animate-slide-from-right data-[state=closed]:animate-fade-out focus:outline-none"
        >
          <div className="flex h-header shrink-0 items-center gap-2 border-b border-line pr-3 pl-5">
            <Radix.Title className="mr-auto text-lg font-semibold tracking-tight">{title}</Radix.Title>
            {action}
            <CloseButton />
          </div>
          <Radix.Description className="sr-only">{description}</Radix.Description>
          <div className="flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
