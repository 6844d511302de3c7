import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { closeOnEscape } from './close-on-escape.ts'
import { Scrim } from './overlay.tsx'
import { useReturnFocus } from './return-focus.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  description: string
  children: ReactNode
}

/** Slides in from the left, over the page; the phone's sidebar. */
export function Sheet({ open, onClose, title, description, children }: SheetProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          // The first thing that is no link would be chosen otherwise, which is the footer.
          onOpenAutoFocus={(event) => {
            focus.remember()
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={closeOnEscape(onClose)}
          className="fixed inset-y-0 left-0 z-40 flex w-sidebar-phone max-w-[85vw] flex-col bg-surface shadow-overlay data-[state=open]:animate-slide-from-left data-[state=closed]:animate-fade-out focus:outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Description className="sr-only">{description}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
