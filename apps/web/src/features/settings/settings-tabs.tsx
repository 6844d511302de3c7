import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { settingsWords as words } from '../../words/settings.ts'
import { SETTINGS_TABS, type SettingsTab } from './settings-search.ts'

interface SettingsTabsProps {
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  panels: Record<SettingsTab, ReactNode>
}

export function SettingsTabs({ tab, onTab, panels }: SettingsTabsProps) {
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(chosen) => onTab(SETTINGS_TABS.find((one) => one === chosen) ?? 'profile')}
    >
      <Tabs.List
        aria-label={words.tabs}
        className="mb-5 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {SETTINGS_TABS.map((one) => (
          <Tabs.Trigger
            key={one}
            value={one}
            className="-mb-px h-10 border-b-2 border-transparent px-2.5 font-medium text-ink-muted transition-colors -outline-offset-2! hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink sm:px-3.5"
          >
            {words.names[one]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {SETTINGS_TABS.map((one) => (
        <Tabs.Content key={one} value={one} tabIndex={-1} className="grid gap-5 outline-none">
          {panels[one]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
