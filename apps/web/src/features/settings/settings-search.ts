export const SETTINGS_TABS = ['profile', 'notifications', 'security', 'tenant'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

interface SettingsSearch {
  tab?: Exclude<SettingsTab, 'profile'>
  /** Of the tab, what somebody came for. */
  part?: 'memory' | 'accepted'
}

/** The address contains the tab; the first one is the default. */
export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const tab = SETTINGS_TABS.find((known) => known === search.tab)
  if (!tab || tab === 'profile') return {}
  if (tab !== 'tenant') return { tab }
  const part = (['memory', 'accepted'] as const).find((known) => known === search.part)
  return part ? { tab, part } : { tab }
}
