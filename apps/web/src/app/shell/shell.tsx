import type { CurrentUser } from '@efti-hub/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { displayName } from '../../features/accounts/current-user.ts'
import { NoTenantNotice } from '../../features/accounts/no-tenant-notice.tsx'
import { PasswordWarning } from '../../features/accounts/password-warning.tsx'
import { ConfirmationHost } from '../../features/identity/confirmation-host.tsx'
import { LiveUpdates } from '../../features/live/live-updates.tsx'
import { useOpenViolations } from '../../features/violations/open-violations.ts'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { shellWords } from '../../words/shell.ts'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'

const ConfirmEmailNotice = lazy(async () => ({
  default: (await import('../../features/accounts/confirm-email-notice.tsx')).ConfirmEmailNotice,
}))

export function Shell({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const sidebar = useSidebar()
  const openViolations = useOpenViolations(user.tenantId)
  const name = displayName(user)
  return (
    <TooltipProvider>
      <LiveUpdates tenantId={user.tenantId}>
        {(notice) => (
          <>
            <a
              href="#content"
              className="sr-only z-50 rounded-md bg-brand px-3 py-2 text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
            >
              {shellWords.skipToContent}
            </a>
            <Header
              name={name}
              tenants={user.tenants}
              platformAdmin={user.platformAdmin}
              tenantId={user.tenantId}
              onToggleSidebar={sidebar.toggle}
            />
            {notice}
            <div className="flex">
              <Sidebar state={sidebar} openViolations={openViolations} name={name} tenants={user.tenants} />
              <main id="content" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none md:p-6">
                <div className="mx-auto max-w-[90rem]">
                  {!user.tenantId && <NoTenantNotice />}
                  {user.confirmsEmail && (
                    <Suspense>
                      <ConfirmEmailNotice email={user.email} />
                    </Suspense>
                  )}
                  <PasswordWarning />
                  {children}
                </div>
              </main>
            </div>
            <ConfirmationHost />
          </>
        )}
      </LiveUpdates>
    </TooltipProvider>
  )
}
