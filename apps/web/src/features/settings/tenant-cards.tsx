import type { CurrentUser } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { userKey } from '../../api/keys.ts'
import { tenantWords as words } from '../../words/settings.ts'
import { CheckingForm } from './checking-form.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { RetentionForm } from './retention-form.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useSettings } from './use-settings.ts'

export function OrganisationCard() {
  const query = useSettings('tenant')
  const client = useQueryClient()
  const rename = (tenantName: string) =>
    client.setQueryData<CurrentUser>(userKey, (user) => {
      const [active, ...others] = user?.tenants ?? []
      return user && active ? { ...user, tenants: [{ ...active, tenantName }, ...others] } : user
    })
  return (
    <SettingsPart {...words.organisation} query={query}>
      {(tenant) => <OrganisationForm tenant={tenant} onSaved={rename} />}
    </SettingsPart>
  )
}

export function CheckingCard() {
  return (
    <SettingsPart {...words.checking} query={useSettings('tenant')}>
      {(tenant) => <CheckingForm tenant={tenant} />}
    </SettingsPart>
  )
}

export function RetentionCard() {
  return (
    <SettingsPart {...words.retention} query={useSettings('tenant')}>
      {(tenant) => <RetentionForm tenant={tenant} />}
    </SettingsPart>
  )
}
