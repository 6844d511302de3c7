import { Link, useLocation } from '@tanstack/react-router'
import { useConnectionState } from '../../features/live/live-updates.tsx'
import { cn } from '../../ui/cn.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { shellWords } from '../../words/shell.ts'
import { LiveBadge, OpenViolationsBadge } from './nav-badge.tsx'
import { type NavigationEntry, navigation } from './navigation.ts'

interface SidebarNavProps {
  /** Icons alone, their names in tooltips. */
  collapsed: boolean
  openViolations: number | null
  onNavigate?: () => void
}

export function SidebarNav({ collapsed, openViolations, onNavigate }: SidebarNavProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav
      aria-label={shellWords.mainNavigation}
      className="flex-1 overflow-x-hidden overflow-y-auto px-2 py-3"
    >
      {navigation.map((group) => (
        <div key={group.label} className="mb-4">
          <h2
            className={cn(
              'flex h-8 items-center px-2 text-xs font-medium whitespace-nowrap text-ink-muted',
              collapsed && 'sr-only',
            )}
          >
            {group.label}
          </h2>
          <ul className="grid gap-0.5">
            {group.entries.map((entry) => (
              <li key={entry.to}>
                <Tooltip text={entry.label} side="right" disabled={!collapsed}>
                  <Link
                    to={entry.to}
                    onClick={onNavigate}
                    {...(entry.covers?.test(path) && { 'data-status': 'active', 'aria-current': true })}
                    activeOptions={{ exact: entry.to === '/', includeSearch: false }}
                    className="relative flex h-8.5 items-center gap-2.5 rounded-md px-2 text-ink-muted transition-colors hover:bg-hover hover:text-ink data-[status=active]:bg-brand-soft data-[status=active]:font-medium data-[status=active]:text-brand"
                  >
                    <entry.icon className="size-4 shrink-0" aria-hidden />
                    <span className={cn('truncate', collapsed && 'sr-only')}>{entry.label}</span>
                    <EntryBadge entry={entry} collapsed={collapsed} openViolations={openViolations} />
                  </Link>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface EntryBadgeProps {
  entry: NavigationEntry
  collapsed: boolean
  openViolations: number | null
}

function EntryBadge({ entry, collapsed, openViolations }: EntryBadgeProps) {
  const isConnected = useConnectionState() === 'connected'
  if (!entry.badge) return null
  const live = entry.badge === 'live'
  if (!collapsed) return live ? <LiveBadge /> : <OpenViolationsBadge count={openViolations} />
  if (!live && !openViolations) return null
  return (
    <span
      className={cn(
        'absolute top-1 right-1 size-1.5 rounded-full',
        live ? (isConnected ? 'bg-success' : 'bg-ink-muted') : 'bg-warning',
      )}
    >
      <span className="sr-only">
        {live ? shellWords.live : shellWords.openViolations(openViolations ?? 0)}
      </span>
    </span>
  )
}
