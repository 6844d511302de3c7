import { type Membership, ROLE_LABELS } from '@efti-hub/contract'
import { Check, ChevronsUpDown } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { accountWords as words } from '../../words/accounts.ts'
import { useTenantChange } from './use-tenant-change.ts'

/** The organisation that one is in, and the others that one belongs to. */
export function TenantSwitcher({ tenants }: { tenants: readonly Membership[] }) {
  const [active] = tenants
  const change = useTenantChange()
  if (!active) return null
  const byName = tenants.toSorted((left, right) => left.tenantName.localeCompare(right.tenantName))
  return (
    <Radix.Root>
      <Radix.Trigger
        disabled={change.isPending}
        aria-label={`${words.switchTenant}: ${active.tenantName}`}
        className="flex max-w-[min(13rem,100%)] min-w-0 items-center gap-1 rounded-sm text-xs text-ink-muted hover:text-ink"
      >
        <span className="truncate">{active.tenantName}</span>
        <ChevronsUpDown className="size-3.5 shrink-0" aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 max-w-[calc(100vw-1rem)] animate-fade-in overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-overlay"
        >
          <Radix.Label className="px-2.5 py-1.5 text-xs font-medium text-ink-muted">
            {words.switchTenant}
          </Radix.Label>
          {byName.map(({ tenantId, tenantName, role }) => (
            <Radix.Item
              key={tenantId}
              onSelect={() => tenantId !== active.tenantId && change.mutate(tenantId)}
              className="flex items-center gap-3 rounded-sm px-2.5 py-1.5 outline-none select-none data-highlighted:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate">{tenantName}</span>
                <span className="block text-xs text-ink-muted">{ROLE_LABELS[role]}</span>
              </span>
              {tenantId === active.tenantId && <Check className="size-4 shrink-0 text-brand" aria-hidden />}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
