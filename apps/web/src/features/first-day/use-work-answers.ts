import type { TenantSettings } from '@efti-hub/contract'
import { call } from '../../api/call.ts'
import { firstDayQuery } from '../../api/queries/overview.ts'
import { tenantSettingsQuery } from '../../api/queries/settings.ts'
import { useChange } from '../../api/use-change.ts'

export type WorkAnswers = Pick<TenantSettings, 'modes' | 'dangerousGoods' | 'carriedInCab'>

export function useWorkAnswers() {
  return useChange({
    change: (body: Partial<WorkAnswers>) => call('PATCH /api/settings/tenant', { body }),
    stale: [firstDayQuery().queryKey, tenantSettingsQuery().queryKey],
  })
}
