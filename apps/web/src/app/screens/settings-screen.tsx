import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/current-user.ts'
import { FleetCard } from '../../features/fleet/fleet-card.tsx'
import { KeysCard } from '../../features/keys/keys-card.tsx'
import { HeldAccessCard } from '../../features/members/held-access-card.tsx'
import { InvitationsCard } from '../../features/members/invitations-card.tsx'
import { MembersCard } from '../../features/members/members-card.tsx'
import { MemoryCard } from '../../features/memory/memory-card.tsx'
import { DeleteAccountCard } from '../../features/own-account/delete-account-card.tsx'
import { OwnDataCard } from '../../features/own-account/own-data-card.tsx'
import { PasswordCard } from '../../features/own-account/password-card.tsx'
import { SessionsCard } from '../../features/own-account/sessions-card.tsx'
import { TwoFactorCard } from '../../features/own-account/two-factor-card.tsx'
import { PartnersCard } from '../../features/partners/partners-card.tsx'
import { NotificationsCard } from '../../features/settings/notifications-form.tsx'
import { ProfileCard } from '../../features/settings/profile-form.tsx'
import { SecurityCard } from '../../features/settings/security-form.tsx'
import type { SettingsTab } from '../../features/settings/settings-search.ts'
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx'
import { CheckingCard, OrganisationCard, RetentionCard } from '../../features/settings/tenant-cards.tsx'
import { TwoFactorRequirementCard } from '../../features/settings/two-factor-requirement.tsx'
import { AcceptedRulesCard } from '../../features/violations/accepted-rules/accepted-rules-card.tsx'
import { WebhooksCard } from '../../features/webhooks/webhooks-card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { settingsWords as words } from '../../words/settings.ts'
import { SoughtPart } from './sought-part.tsx'

const route = getRouteApi('/settings')

export function SettingsScreen() {
  const user = useSession().user
  const { tab = 'profile', part } = route.useSearch()
  const navigate = route.useNavigate()
  const onTab = (chosen: SettingsTab) =>
    void navigate({ search: chosen === 'profile' ? {} : { tab: chosen }, resetScroll: false })
  const nothing = <p className="text-ink-muted">{words.noTenant}</p>
  const role = user?.tenants[0]?.role
  const mayManage = role === 'compliance_manager'
  const inTenant = user?.tenantId !== null
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <SettingsTabs
        tab={tab}
        onTab={onTab}
        panels={{
          profile: (
            <>
              <ProfileCard platformAdmin={user?.platformAdmin ?? false} />
              <PasswordCard />
              <TwoFactorCard />
              <SessionsCard />
              <OwnDataCard />
              <DeleteAccountCard />
            </>
          ),
          notifications: inTenant ? <NotificationsCard /> : nothing,
          security: inTenant ? (
            <>
              <SecurityCard />
              <TwoFactorRequirementCard />
              <KeysCard />
              <WebhooksCard />
            </>
          ) : (
            nothing
          ),
          tenant: inTenant ? (
            <>
              {mayManage && <HeldAccessCard />}
              <SoughtPart sought={part === 'organisation'}>
                <OrganisationCard />
              </SoughtPart>
              <MembersCard me={user?.id ?? ''} mayManage={mayManage} />
              {mayManage && (
                <SoughtPart sought={part === 'members'}>
                  <InvitationsCard />
                </SoughtPart>
              )}
              <CheckingCard />
              <SoughtPart sought={part === 'vehicles'}>
                <FleetCard />
              </SoughtPart>
              <SoughtPart sought={part === 'partners'}>
                <PartnersCard />
              </SoughtPart>
              <SoughtPart sought={part === 'memory'}>
                <MemoryCard mayForget={mayManage || role === 'operator'} />
              </SoughtPart>
              <SoughtPart sought={part === 'accepted'}>
                <AcceptedRulesCard />
              </SoughtPart>
              <RetentionCard />
            </>
          ) : (
            nothing
          ),
        }}
      />
    </>
  )
}
