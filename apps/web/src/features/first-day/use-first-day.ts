import type { TenantSettings } from '@efti-hub/contract'
import { call } from '../../api/call.ts'
import { firstDayQuery } from '../../api/queries/overview.ts'
import { tenantSettingsQuery } from '../../api/queries/settings.ts'
import { useChange } from '../../api/use-change.ts'
import { firstDayWords as words } from '../../words/first-day.ts'

const stale = [firstDayQuery().queryKey, tenantSettingsQuery().queryKey]

export type WorkAnswers = Pick<TenantSettings, 'modes' | 'dangerousGoods' | 'carriedInCab'>

export function useDismissal() {
  return useChange({
    change: () => call('PATCH /api/settings/tenant', { body: { checklistDismissed: true } }),
    stale,
    done: () => words.dismissed,
  })
}

export function useWorkAnswers() {
  return useChange({
    change: (body: Partial<WorkAnswers>) => call('PATCH /api/settings/tenant', { body }),
    stale,
  })
}
