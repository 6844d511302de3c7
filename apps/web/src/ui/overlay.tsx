import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { common } from '../words/common.ts'

/** What lies over the page while a dialog, sheet or panel is open. */
export function Scrim() {
  return (
    <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
  )
}

/** The cross in the corner of a dialog or panel. */
export function CloseButton() {
  return (
    <Radix.Close
      aria-label={common.close}
      className="grid size-8 shrink-0 place-items-center rounded-md text-ink-muted transition-colors hover:bg-hover hover:text-ink"
    >
      <X className="size-4" aria-hidden />
    </Radix.Close>
  )
}
