import type { Membership } from '@efti-hub/contract'
import { lazy, Suspense } from 'react'

// With it comes the menu's library, which few people need.
const TenantSwitcher = lazy(async () => ({
  default: (await import('../../features/accounts/tenant-switcher.tsx')).TenantSwitcher,
}))

/** The name of the organisation that one is in; for who belongs to several, the way to the others. */
export function OrganisationSwitch({ tenants }: { tenants: readonly Membership[] }) {
  const [active] = tenants
  if (!active) return null
  const name = (
    <span className="max-w-[min(13rem,100%)] truncate text-xs text-ink-muted">{active.tenantName}</span>
  )
  if (tenants.length === 1) return name
  return (
    <Suspense fallback={name}>
      <TenantSwitcher tenants={tenants} />
    </Suspense>
  )
}
