import type { Membership } from '@efti-hub/contract'
import { lazy, Suspense, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { product } from '../../words/common.ts'
import { SidebarFooter } from './sidebar-footer.tsx'
import { SidebarNav } from './sidebar-nav.tsx'
import type { SidebarState } from './use-sidebar.ts'

const PhoneSidebar = lazy(async () => ({ default: (await import('./phone-sidebar.tsx')).PhoneSidebar }))

export interface SidebarProps {
  state: SidebarState
  openViolations: number | null
  /** Who is signed in, and where; in the sheet, where the header has no space for it. */
  name: string
  tenants: readonly Membership[]
}

export function Sidebar(props: SidebarProps) {
  const { state, openViolations } = props
  // Loaded at the first opening, and kept so that it can close with its motion.
  const [wanted, setWanted] = useState(state.sheetOpen)
  if (state.sheetOpen && !wanted) setWanted(true)
  if (state.phone) return <Suspense>{wanted && <PhoneSidebar {...props} />}</Suspense>
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
