export const SETTINGS_TABS = ['profile', 'notifications', 'security', 'tenant'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** Cards of the tenant's tab that people are led to. */
const SETTINGS_PARTS = ['organisation', 'members', 'vehicles', 'partners', 'memory', 'accepted'] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]

interface SettingsSearch {
  tab?: Exclude<SettingsTab, 'profile'>
  /** Of the tab, what somebody came for. */
  part?: SettingsPart
}

/** The address contains the tab; the first one is the default. */
export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const tab = SETTINGS_TABS.find((known) => known === search.tab)
  if (!tab || tab === 'profile') return {}
  const part = SETTINGS_PARTS.find((known) => known === search.part)
  return tab === 'tenant' && part ? { tab, part } : { tab }
}
