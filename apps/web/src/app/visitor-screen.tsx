import { useSpecifiedMessages as installSpecifiedMessages } from '@efti-hub/contract'
import { Link, useLocation } from '@tanstack/react-router'
import type { Session } from '../features/accounts/current-user.ts'
import { ProviderSignIn } from '../features/accounts/provider-sign-in.tsx'
import { RegisterForm } from '../features/accounts/register-form.tsx'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { VisitorNotice } from '../features/accounts/visitor-notice.tsx'
import { registerWords, signInWords } from '../words/accounts.ts'
import { common } from '../words/common.ts'
import { Brand } from './brand.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { VisitorPanel } from './visitor-panel.tsx'

// Here and not at the start, since nothing before the first form needs a schema.
installSpecifiedMessages()

/** Registration has its own path; every other path of a visitor shows the sign-in form. */
export function VisitorScreen({ session }: { session: Session }) {
  const { pathname, search } = useLocation()
  const registering = pathname === '/register'
  const words = registering ? registerWords : signInWords
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <title>{common.page(words.title)}</title>
      <div className="flex min-w-0 flex-col bg-surface px-4 sm:px-8">
        <header className="flex h-16 items-center justify-between">
          <Brand />
          <ThemeToggle />
        </header>
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-8">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="mt-1 mb-6 text-ink-muted">{words.subtitle}</p>
          <div className="mb-5 empty:hidden">
            <VisitorNotice session={session} notice={'notice' in search ? search.notice : undefined} />
          </div>
          {registering ? <RegisterForm /> : <SignInForm />}
          <ProviderSignIn />
          <p className="mt-6 text-center text-ink-muted">
            {words.otherWay}{' '}
            <Link
              to={registering ? '/login' : '/register'}
              className="font-medium text-brand underline-offset-4 hover:underline"
            >
              {words.otherWayLink}
            </Link>
          </p>
        </main>
      </div>
      <VisitorPanel />
    </div>
  )
}
