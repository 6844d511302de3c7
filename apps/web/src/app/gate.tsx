import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../features/accounts/current-user.ts'
import { Spinner } from '../ui/spinner.tsx'
import { common } from '../words/common.ts'
import { Shell } from './shell/shell.tsx'

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
  if (session.loading) return <CentredSpinner />
  if (!session.user) {
    return (
      <Suspense fallback={<CentredSpinner />}>
        <VisitorScreen session={session} />
      </Suspense>
    )
  }
  return (
    <Shell user={session.user}>
      <Outlet />
    </Shell>
  )
}
