import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { notificationWords as words } from '../../words/notifications.ts'
import { useUnread } from './use-unread.ts'

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}))

/** In the header of every screen: how much is new, and the way to all of it. */
export function NotificationBell({ tenantId }: { tenantId: string | null }) {
  const unread = useUnread(tenantId) ?? 0
  const [open, setOpen] = useState(false)
  // Loaded at the first opening, and kept so that it can close with its motion.
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Tooltip text={words.title} side="bottom">
        <Button
          variant="ghost"
          size="icon"
          className="relative"
          aria-label={words.open(unread)}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={tenantId === null}
          onClick={show}
        >
          <Bell aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-error-solid px-1 text-[0.625rem] leading-none font-semibold text-on-error tabular-nums"
            >
              {words.count(unread)}
            </span>
          )}
        </Button>
      </Tooltip>
      <span role="status" className="sr-only">
        {unread > 0 && words.arrived(unread)}
      </span>
      {wanted && (
        <Suspense>
          <NotificationPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
