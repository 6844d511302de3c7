import type { CurrentUser, Membership } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../api/queries/accounts.ts'
import { signOut } from '../features/accounts/sign-out.ts'
import { TenantSwitcher } from '../features/accounts/tenant-switcher.tsx'
import { CodeForm } from '../features/identity/code-form.tsx'
import { ConfirmationHost } from '../features/identity/confirmation-host.tsx'
import { SetUpButton } from '../features/own-account/set-up-button.tsx'
import { Button } from '../ui/button.tsx'
import { common } from '../words/common.ts'
import { twoFactorScreenWords as words } from '../words/identity.ts'
import { Brand } from './brand.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** In place of everything else, for who is in an organisation that requires a second factor and came without one. */
export function TwoFactorScreen({ user, tenant }: { user: CurrentUser; tenant: Membership }) {
  const client = useQueryClient()
  const goOn = () => void client.invalidateQueries({ queryKey: userQuery().queryKey })
  const title = user.hasTwoFactor ? words.codeTitle : words.setUpTitle
  return (
    <div className="flex min-h-dvh flex-col bg-surface px-4 sm:px-8">
      <title>{common.page(title)}</title>
      <header className="flex h-16 items-center justify-between gap-4">
        <Brand />
        <div className="flex min-w-0 items-center gap-3">
          {user.tenants.length > 1 && <TenantSwitcher tenants={user.tenants} />}
          <ThemeToggle />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-6 py-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="mt-1 wrap-anywhere text-ink-muted">
            {user.hasTwoFactor ? words.code(tenant.tenantName) : words.setUp(tenant.tenantName)}
          </p>
        </div>
        {user.hasTwoFactor ? <CodeForm onDone={goOn} /> : <SetUpButton onDone={goOn} />}
        <Button variant="ghost" className="justify-self-center" onClick={() => void signOut(client)}>
          {words.signOut}
        </Button>
      </main>
      <ConfirmationHost />
    </div>
  )
}
