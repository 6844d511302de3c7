export const SETTINGS_TABS = ['profile', 'notifications', 'security', 'tenant'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

interface SettingsSearch {
  tab?: Exclude<SettingsTab, 'profile'>
  /** Of the tab, what somebody came for. */
  part?: 'memory'
}

/** The address contains the tab; the first one is the default. */
export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const tab = SETTINGS_TABS.find((known) => known === search.tab)
  if (!tab || tab === 'profile') return {}
  return tab === 'tenant' && search.part === 'memory' ? { tab, part: 'memory' } : { tab }
}
