import { useMailToken } from '../../features/accounts/use-mail-token.ts'
import { AnswerPage } from '../../features/answer/answer-page.tsx'
import { Brand } from '../brand.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'

/** For a partner without an account, and the same for those with one: nothing of the application around it. */
export function AnswerScreen() {
  const token = useMailToken('token') ?? ''
  return (
    <div className="flex min-h-dvh flex-col bg-surface px-4 sm:px-8">
      <meta name="robots" content="noindex, nofollow" />
      <header className="flex h-16 items-center justify-between">
        <Brand />
        <ThemeToggle />
      </header>
      <main className="mx-auto w-full max-w-xl flex-1 py-6">
        <AnswerPage token={token} />
      </main>
    </div>
  )
}
