import { Sheet } from '../../ui/sheet.tsx'
import { shellWords } from '../../words/shell.ts'
import { Brand } from '../brand.tsx'
import { OrganisationSwitch } from './organisation.tsx'
import type { SidebarProps } from './sidebar.tsx'
import { SidebarFooter } from './sidebar-footer.tsx'
import { SidebarNav } from './sidebar-nav.tsx'

/** Over the page, where there is no space beside it. */
export function PhoneSidebar({ state, openViolations, name, tenants }: SidebarProps) {
  return (
    <Sheet
      open={state.sheetOpen}
      onClose={state.closeSheet}
      title={shellWords.sidebar}
      description={shellWords.sidebarDescription}
    >
      <div className="flex h-header items-center border-b border-line px-4">
        <Brand />
      </div>
      <SidebarNav collapsed={false} openViolations={openViolations} onNavigate={state.closeSheet} />
      <div className="grid justify-items-start px-4 py-2.5">
        <p className="max-w-full truncate text-sm text-ink-muted">{shellWords.signedInAs(name)}</p>
        <OrganisationSwitch tenants={tenants} />
      </div>
      <SidebarFooter collapsed={false} />
    </Sheet>
  )
}
