import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { closeOnEscape } from './close-on-escape.ts'
import { cn } from './cn.ts'
import { CloseButton, Scrim } from './overlay.tsx'
import { useReturnFocus } from './return-focus.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  /** What the focus goes to when it opens; left out: the first control. */
  startAt?: string
  children: ReactNode
}

/** A modal dialog whose body scrolls under a header that stays; in a low window, such as at 400 % zoom, both scroll together. */
export function Dialog({ open, onClose, title, description, startAt, children }: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            focus.remember()
            const first =
              startAt && event.currentTarget instanceof HTMLElement
                ? event.currentTarget.querySelector<HTMLElement>(startAt)
                : null
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={closeOnEscape(onClose)}
          className={cn(
            'fixed top-1/2 left-1/2 z-40 flex max-h-[85dvh] w-[calc(100vw-2rem)] max-w-2xl -translate-x-1/2 -translate-y-1/2 flex-col',
            'rounded-lg border border-line bg-surface shadow-overlay focus:outline-none',
            'short:block short:max-h-[96dvh] short:overflow-y-auto',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in',
          )}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line py-3.5 pr-3 pl-5">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
              <Radix.Description asChild>
                <div className="mt-0.5 text-sm wrap-anywhere text-ink-muted">{description}</div>
              </Radix.Description>
            </div>
            <CloseButton />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
