import type { Membership } from '@efti-hub/contract'
import { cn } from '../../ui/cn.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { product } from '../../words/common.ts'
import { shellWords } from '../../words/shell.ts'
import { Brand } from '../brand.tsx'
import { Organisation } from './organisation.tsx'
import { SidebarFooter } from './sidebar-footer.tsx'
import { SidebarNav } from './sidebar-nav.tsx'
import type { SidebarState } from './use-sidebar.ts'

interface SidebarProps {
  state: SidebarState
  openViolations: number | null
  /** Who is signed in, and where; in the sheet, where the header has no room for it. */
  name: string
  tenants: readonly Membership[]
}

export function Sidebar({ state, openViolations, name, tenants }: SidebarProps) {
  if (state.phone) {
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
          <Organisation tenants={tenants} />
        </div>
        <SidebarFooter collapsed={false} />
      </Sheet>
    )
  }
  const collapsed = !state.expanded
  return (
    <aside
      aria-label={product.subtitle}
      data-state={collapsed ? 'collapsed' : 'expanded'}
      className={cn(
        'sticky top-header flex h-[calc(100dvh-var(--spacing-header))] shrink-0 flex-col border-r border-line bg-surface transition-[width]',
        collapsed ? 'w-sidebar-collapsed' : 'w-sidebar',
      )}
    >
      <SidebarNav collapsed={collapsed} openViolations={openViolations} />
      <SidebarFooter collapsed={collapsed} />
    </aside>
  )
}
