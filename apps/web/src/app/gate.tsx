import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../features/accounts/current-user.ts'
import { useMailLink } from '../features/accounts/use-mail-link.ts'
import { Spinner } from '../ui/spinner.tsx'
import { common } from '../words/common.ts'

const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }))
const VisitorScreen = lazy(async () => ({ default: (await import('./visitor-screen.tsx')).VisitorScreen }))

function CentredSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={common.loading} />
    </div>
  )
}

/** Loading, then either the visitor's two screens or the shell with the current route in it. */
export function Gate() {
  const session = useSession()
  const followsLink = useMailLink(session.user)
  if (session.loading || followsLink) return <CentredSpinner />
  return (
    <Suspense fallback={<CentredSpinner />}>
      {session.user ? (
        // Another organisation is another product: nothing that was read in the one stays on screen.
        <Shell key={session.user.tenantId} user={session.user}>
          <Outlet />
        </Shell>
      ) : (
        <VisitorScreen session={session} />
      )}
    </Suspense>
  )
}
