import type { Membership } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { LogOut, PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '../../features/accounts/sign-out.ts'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { accountWords } from '../../words/accounts.ts'
import { shellWords } from '../../words/shell.ts'
import { Brand } from '../brand.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'
import { OrganisationSwitch } from './organisation.tsx'
import { SearchButton } from './search-button.tsx'

interface HeaderProps {
  name: string
  tenants: readonly Membership[]
  platformAdmin: boolean
  tenantId: string | null
  onToggleSidebar: () => void
}

export function Header({ name, tenants, platformAdmin, tenantId, onToggleSidebar }: HeaderProps) {
  const client = useQueryClient()
  const isPhone = usePhone()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut(client)
  }
  return (
    <header className="sticky top-0 z-30 flex h-header items-center gap-1.5 border-b border-line bg-surface px-2 sm:gap-3 sm:pl-3 sm:pr-5">
      <Tooltip text={shellWords.toggleSidebarHint} side="bottom">
        <Button
          variant="ghost"
          size="icon"
          className="-ml-1"
          aria-label={shellWords.toggleSidebar}
          onClick={onToggleSidebar}
        >
          <PanelLeft aria-hidden />
        </Button>
      </Tooltip>
      <Brand tight person={isPhone ? name : undefined} />
      <div className="ml-auto flex shrink-0 items-center sm:min-w-0 sm:shrink sm:gap-3">
        {!isPhone && (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-end text-right">
            <span className="flex max-w-full items-center gap-2">
              {platformAdmin && <Badge variant="info">{accountWords.platformAdministrator}</Badge>}
              <span className="truncate font-medium">{name}</span>
            </span>
            <OrganisationSwitch tenants={tenants} />
          </div>
        )}
        <SearchButton />
        <NotificationBell tenantId={tenantId} />
        <ThemeToggle />
        <Button variant="outline" size="sm" className="max-sm:px-2" disabled={leaving} onClick={leave}>
          <LogOut aria-hidden className="max-sm:hidden" />
          {accountWords.logout}
        </Button>
      </div>
    </header>
  )
}
