import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../../api/queries/accounts.ts'
import { tenantSettingsQuery } from '../../api/queries/settings.ts'
import { QueryCard } from '../../ui/query-card.tsx'
import { tenantWords as words } from '../../words/settings.ts'
import { CheckingForm } from './checking-form.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { RetentionForm } from './retention-form.tsx'
import { RetentionStatusCard } from './retention-status.tsx'
import { UsageLines } from './usage-lines.tsx'

export function OrganisationCard() {
  const query = useQuery(tenantSettingsQuery())
  const client = useQueryClient()
  const rename = (tenantName: string) =>
    client.setQueryData(userQuery().queryKey, (user) => {
      const [active, ...others] = user?.tenants ?? []
      return user && active ? { ...user, tenants: [{ ...active, tenantName }, ...others] } : user
    })
  return (
    <QueryCard {...words.organisation} query={query}>
      {(tenant) => (
        <>
          <OrganisationForm tenant={tenant} onSaved={rename} />
          <UsageLines />
        </>
      )}
    </QueryCard>
  )
}

export function CheckingCard() {
  return (
    <QueryCard {...words.checking} query={useQuery(tenantSettingsQuery())}>
      {(tenant) => <CheckingForm tenant={tenant} />}
    </QueryCard>
  )
}

export function RetentionCard() {
  return (
    <QueryCard {...words.retention} query={useQuery(tenantSettingsQuery())}>
      {(tenant) => (
        <>
          <RetentionForm tenant={tenant} />
          <RetentionStatusCard />
        </>
      )}
    </QueryCard>
  )
}
