import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue } from 'react'
import { cameWithoutSession } from '../features/accounts/came-without-session.ts'
import { useSession } from '../features/accounts/current-user.ts'
import { useMailLink } from '../features/accounts/use-mail-link.ts'
import { Spinner } from '../ui/spinner.tsx'
import { common } from '../words/common.ts'
import { begunPart } from './begun-part.tsx'

const loadShell = async () => (await import('./shell/shell.tsx')).Shell
const Shell = cameWithoutSession() ? lazy(async () => ({ default: await loadShell() })) : begunPart(loadShell)
const TwoFactorScreen = lazy(async () => ({
  default: (await import('./two-factor-screen.tsx')).TwoFactorScreen,
}))
const VisitorScreen = lazy(async () => ({ default: (await import('./visitor-screen.tsx')).VisitorScreen }))
const NotMeScreen = lazy(async () => ({
  default: (await import('./screens/not-me-screen.tsx')).NotMeScreen,
}))
const AnswerScreen = lazy(async () => ({
  default: (await import('./screens/answer-screen.tsx')).AnswerScreen,
}))

function CentredSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={common.loading} />
    </div>
  )
}

/** Loading, then the visitor's two screens, the one thing that is left to do first, or the shell with the current route in it. */
export function Gate() {
  const session = useSession()
  const followsLink = useMailLink(session.user)
  // The shell with its screen is much to draw: deferred, it is done in slices between which the page can answer.
  const isThere = useDeferredValue(session.user !== null)
  const { pathname } = useLocation()
  if (pathname === '/not-me' || pathname === '/answer') {
    return (
      <Suspense fallback={<CentredSpinner />}>
        {pathname === '/answer' ? <AnswerScreen /> : <NotMeScreen />}
      </Suspense>
    )
  }
  if (session.loading || followsLink || (session.user && !isThere)) return <CentredSpinner />
  const [active] = session.user?.tenants ?? []
  return (
    <Suspense fallback={<CentredSpinner />}>
      {session.user && active?.needsTwoFactor ? (
        <TwoFactorScreen user={session.user} tenant={active} />
      ) : session.user ? (
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
