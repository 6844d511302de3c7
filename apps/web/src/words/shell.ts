import { counted } from './counted.ts'
export const shellWords = {
  navigation: 'Navigation',
  tools: 'Compliance Tools',
  mainNavigation: 'Main',
  sidebar: 'Sidebar',
  sidebarDescription: 'Main navigation',
  toggleSidebar: 'Toggle sidebar',
  toggleSidebarHint: 'Toggle sidebar (Ctrl or ⌘ + B)',
  skipToContent: 'Skip to content',
  live: 'Live',
  openViolations: (count: number) => counted(count, 'open violation'),
  version: (version: string) => `Version ${version}`,
  build: (id: string) => `Build ${id}`,
  ready: 'EU Compliance Ready',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  search: 'Search',
  signedInAs: (name: string) => `Signed in as ${name}`,
}

export const routeNames = {
  dashboard: 'Dashboard',
  processing: 'Document Processing',
  results: 'Compliance Results',
  admin: 'Admin Metrics',
  sustainability: 'Sustainability',
  consignments: 'Consignments',
  audit: 'Audit Trail',
  violations: 'Violations',
  settings: 'Settings',
}
