import { NotMe } from '../../features/accounts/not-me.tsx'
import { useMailToken } from '../../features/accounts/use-mail-token.ts'
import { notMeWords as words } from '../../words/accounts.ts'
import { common } from '../../words/common.ts'
import { Brand } from '../brand.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'

/** For somebody without an account, and the same for those with one. */
export function NotMeScreen() {
  const token = useMailToken('token') ?? ''
  return (
    <div className="flex min-h-dvh flex-col bg-surface px-4 sm:px-8">
      <title>{common.page(words.title)}</title>
      <header className="flex h-16 items-center justify-between">
        <Brand />
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-8">
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 mb-6 text-ink-muted">{words.subtitle}</p>
        <NotMe token={token} />
      </main>
    </div>
  )
}
