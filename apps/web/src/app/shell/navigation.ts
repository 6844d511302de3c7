import {
  Boxes,
  ChartColumn,
  FileCog,
  FileText,
  History,
  LayoutDashboard,
  Leaf,
  type LucideIcon,
  Settings,
  TriangleAlert,
} from 'lucide-react'
import { routeNames, shellWords } from '../../words/shell.ts'

export interface NavigationEntry {
  to:
    | '/'
    | '/processing'
    | '/results'
    | '/admin'
    | '/sustainability'
    | '/audit'
    | '/violations'
    | '/settings'
    | '/consignments'
  label: string
  icon: LucideIcon
  /** Pages outside its own path that belong to it. */
  covers?: RegExp
  badge?: 'live' | 'openViolations'
}

export const navigation: { label: string; entries: NavigationEntry[] }[] = [
  {
    label: shellWords.navigation,
    entries: [
      { to: '/', label: routeNames.dashboard, icon: LayoutDashboard },
      { to: '/processing', label: routeNames.processing, icon: FileCog, covers: /^.(doc|batch)/ },
      { to: '/results', label: routeNames.results, icon: FileText },
      { to: '/admin', label: routeNames.admin, icon: ChartColumn },
      { to: '/sustainability', label: routeNames.sustainability, icon: Leaf },
      { to: '/consignments', label: routeNames.consignments, icon: Boxes },
    ],
  },
  {
    label: shellWords.tools,
    entries: [
      { to: '/audit', label: routeNames.audit, icon: History, badge: 'live' },
      { to: '/violations', label: routeNames.violations, icon: TriangleAlert, badge: 'openViolations' },
      { to: '/settings', label: routeNames.settings, icon: Settings },
    ],
  },
]
