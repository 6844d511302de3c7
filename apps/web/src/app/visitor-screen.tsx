import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { CurrentSession } from '../features/accounts/current-user.ts'
import type { MailTokens } from '../features/accounts/mail-tokens.ts'
import { ResetForm } from '../features/accounts/reset-form.tsx'
import { ResetRequestForm } from '../features/accounts/reset-request-form.tsx'
import { VisitorNotice } from '../features/accounts/visitor-notice.tsx'
import { linkWords, registerWords, resetRequestWords, resetWords, signInWords } from '../words/accounts.ts'
import { common } from '../words/common.ts'
import { Brand } from './brand.tsx'
import { LinkForm } from './link-form.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { VisitorPanel } from './visitor-panel.tsx'
import { RegisterPart, SignInPart } from './visitor-parts.tsx'
import { type VisitorSearch, visitorSearch } from './visitor-search.ts'

interface Part {
  words: { title: string; subtitle: string }
  form: ReactNode
  otherWay: { text: string; link: string; to: '/login' | '/register' }
}

/** Registration has its own path; every other path of a visitor shows the sign-in form, or with a reset link its form. */
function partOf(pathname: string, search: VisitorSearch, { reset, invitation }: MailTokens): Part {
  const back = { text: resetWords.back, link: resetWords.backLink, to: '/login' } as const
  if (pathname === '/register') {
    const otherWay = { text: registerWords.otherWay, link: registerWords.otherWayLink, to: '/login' } as const
    return { words: registerWords, form: <RegisterPart invitation={invitation ?? null} />, otherWay }
  }
  if (pathname === '/login' && search.proof) {
    return { words: linkWords, form: <LinkForm asks={search.proof} />, otherWay: back }
  }
  if (pathname === '/login' && search.reset === 'request') {
    return { words: resetRequestWords, form: <ResetRequestForm />, otherWay: back }
  }
  if (pathname === '/login' && reset) {
    return { words: resetWords, form: <ResetForm token={reset} />, otherWay: back }
  }
  const otherWay = { text: signInWords.otherWay, link: signInWords.otherWayLink, to: '/register' } as const
  return { words: signInWords, form: <SignInPart invitation={invitation ?? null} />, otherWay }
}

/** Files of a batch that was not finished are documents: they do not outlast the session in this browser. */
function useNothingKept({ unreachable }: CurrentSession): void {
  useEffect(() => {
    if (unreachable) return
    void import('../features/intake/batch/keep-batch.ts').then(({ dropEverything }) => dropEverything())
  }, [unreachable])
}

export function VisitorScreen({ session }: { session: CurrentSession }) {
  useNothingKept(session)
  const { pathname, search, state } = useLocation()
  const asked = visitorSearch({ ...search })
  const { mail = {} } = state
  const { words, form, otherWay } = partOf(pathname, asked, mail)
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
            <VisitorNotice session={session} notice={asked.notice} />
          </div>
          {form}
          <p className="mt-6 text-center text-ink-muted">
            {otherWay.text}{' '}
            <Link
              to={otherWay.to}
              search={{}}
              state={{ mail: { invitation: mail.invitation } }}
              className="font-medium text-brand underline-offset-4 hover:underline"
            >
              {otherWay.link}
            </Link>
          </p>
        </main>
      </div>
      <VisitorPanel />
    </div>
  )
}
