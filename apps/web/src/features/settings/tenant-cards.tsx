import type { CurrentUser } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { userKey } from '../../api/keys.ts'
import { QueryCard } from '../../ui/query-card.tsx'
import { tenantWords as words } from '../../words/settings.ts'
import { CheckingForm } from './checking-form.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { RetentionForm } from './retention-form.tsx'
import { RetentionStatus } from './retention-status.tsx'
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
    <QueryCard {...words.organisation} query={query}>
      {(tenant) => <OrganisationForm tenant={tenant} onSaved={rename} />}
    </QueryCard>
  )
}

export function CheckingCard() {
  return (
    <QueryCard {...words.checking} query={useSettings('tenant')}>
      {(tenant) => <CheckingForm tenant={tenant} />}
    </QueryCard>
  )
}

export function RetentionCard() {
  return (
    <QueryCard {...words.retention} query={useSettings('tenant')}>
      {(tenant) => (
        <>
          <RetentionForm tenant={tenant} />
          <RetentionStatus />
        </>
      )}
    </QueryCard>
  )
}
