export const SETTINGS_TABS = ['profile', 'notifications', 'security', 'tenant'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** The address holds the tab; the first one goes without saying. */
export function settingsSearch(search: Record<string, unknown>): { tab?: Exclude<SettingsTab, 'profile'> } {
  const tab = SETTINGS_TABS.find((known) => known === search.tab)
  return tab && tab !== 'profile' ? { tab } : {}
}
