import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useLayoutEffect, useState } from 'react'
import { common } from '../words/common.ts'
import { cn } from './cn.ts'
import { ASKING_MS, dismissToast, useToasts } from './toast-store.ts'

/** Where toasts are, from the corner at the bottom right. */
const CORNER = { width: 420, height: 140 }

type Side = 'below' | 'above' | 'above a dialog'

/** 'above': a control in use is where a toast would be, which is the one with the focus, or any of an open dialog. */
function sideFor(): Side {
  const { activeElement, documentElement } = document
  const ofDialogs = document.querySelectorAll('[role=dialog] :is(a,button,input,select,textarea)')
  const isInUse = [activeElement, ...ofDialogs].some((control) => {
    // Neither the page as a whole nor the toasts' own list.
    if (!control || control.matches('body,#content') || control.closest('ol[tabindex]')) return false
    const { right, bottom } = control.getBoundingClientRect()
    return (
      right > documentElement.clientWidth - CORNER.width &&
      bottom > documentElement.clientHeight - CORNER.height
    )
  })
  if (!isInUse) return 'below'
  return ofDialogs.length > 0 ? 'above a dialog' : 'above'
}

const SIDES: Record<Side, string> = {
  below: 'right-0 bottom-0',
  above: 'top-0 right-0',
  // At the top on the left, where a dialog has its title and no cross.
  'above a dialog': 'top-0 left-0 max-sm:pr-16',
}

/** Five seconds, F8 to the region, a swipe of 50 px to the right: Radix's own defaults, given in the specification. */
export function Toaster() {
  const toasts = useToasts()
  const latest = toasts[0]?.id
  const [side, setSide] = useState<Side>('below')
  // It goes out of the way of a focus that comes, and does not jump back when that moves on.
  useLayoutEffect(() => {
    if (latest === undefined) return
    setSide(sideFor())
    const giveRoom = () => setSide((before) => (sideFor() === 'below' ? before : sideFor()))
    document.addEventListener('focusin', giveRoom)
    return () => document.removeEventListener('focusin', giveRoom)
  }, [latest])
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={common.notifications}>
      {toasts.map(({ id, title, description, variant, action, open }) => {
        const Icon = variant === 'destructive' ? CircleAlert : CircleCheck
        return (
          <Radix.Root
            key={id}
            open={open}
            {...(action && { duration: ASKING_MS })}
            onOpenChange={(next) => !next && dismissToast(id)}
            type={variant === 'destructive' ? 'foreground' : 'background'}
            data-variant={variant}
            className={cn(
              'pointer-events-auto flex items-start gap-3 rounded-lg border p-3.5 pr-2.5 shadow-overlay',
              'data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-from-right',
              'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-swipe-out',
              'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              variant === 'destructive' ? 'border-error-solid bg-error-solid text-on-error' : 'bg-surface',
            )}
          >
            <Icon
              className={cn('mt-0.5 size-4 shrink-0', variant === 'default' && 'text-success')}
              aria-hidden
            />
            <div className="min-w-0 flex-1 wrap-anywhere">
              <Radix.Title className="font-semibold">{title}</Radix.Title>
              {description && <Radix.Description className="mt-0.5 text-sm">{description}</Radix.Description>}
            </div>
            {action && (
              <Radix.Action
                altText={action.hint}
                onClick={action.act}
                className="h-7 shrink-0 rounded-md border border-current/30 px-2.5 text-sm font-medium hover:bg-current/10"
              >
                {action.label}
              </Radix.Action>
            )}
            <Radix.Close
              aria-label={common.close}
              className="grid size-7 shrink-0 place-items-center rounded-sm opacity-75 transition-opacity hover:opacity-100"
            >
              <X className="size-4" aria-hidden />
            </Radix.Close>
          </Radix.Root>
        )
      })}
      <Radix.Viewport
        hotkey={['F8']}
        label={common.toastRegion('{hotkey}')}
        className={cn(
          'pointer-events-none fixed z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none',
          SIDES[side],
        )}
      />
    </Radix.Provider>
  )
}
