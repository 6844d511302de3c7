import type {
  NotificationSettings,
  ProfileSettings,
  SecuritySettings,
  TenantSettings,
} from '@efti-hub/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { settingsKey } from '../../api/keys.ts'
import { request, serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { settingsWords as words } from '../../words/settings.ts'

interface SettingsByTab {
  profile: ProfileSettings
  notifications: NotificationSettings
  security: SecuritySettings
  tenant: TenantSettings
}

export function useSettings<Tab extends keyof SettingsByTab>(tab: Tab) {
  return useQuery<SettingsByTab[Tab]>({ queryKey: settingsKey(tab) })
}

/** Stored by the server first, then said so; refused: its reason, and what was typed stays. */
export function useSaveSettings<Tab extends keyof SettingsByTab>(
  tab: Tab,
  saved: { title: string; description: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<SettingsByTab[Tab]>) =>
      request<SettingsByTab[Tab]>('PATCH', `/api/settings/${tab}`, change),
    onSuccess: (answer) => {
      client.setQueryData(settingsKey(tab), answer)
      // When documents are due follows from the retention.
      if (tab === 'tenant') void client.invalidateQueries({ queryKey: settingsKey('retention') })
      showToast(saved)
    },
    onError: showRefusal,
  })
}

export function showRefusal(error: unknown): void {
  const { title, description } = words.notSaved
  showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
}
