import { type InvitationRequest, ROLE_LABELS } from '@efti-hub/contract'
import type { Member } from '../../platform/http.ts'
import { addressOfHub } from '../../platform/mail/address-of-hub.ts'
import { mailIsOn, queueMail } from '../../platform/mail/queue-mail.ts'
import { recordAct, recordActs } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { readOrganisation } from '../settings/tenant-settings.ts'
import { newTenantToken } from '../tenant-token.ts'
import { notMeLink } from '../unwanted-mail/links.ts'
import { isSuppressed } from '../unwanted-mail/suppressions.ts'
import { actOfWithdrawal } from './act-of-withdrawal.ts'
import { invitationMail } from './invitation-mail.ts'
import { type InvitationRow, insertInvitation } from './store.ts'

const GOOD_FOR_MS = 14 * 86_400_000

/** The link is answered only where no mail carries it: who invites cannot then use it in somebody else's name. */
export async function invite(
  services: Services,
  member: Member,
  { email, role }: InvitationRequest,
  origin: string,
): Promise<{ row: InvitationRow; link: string | null }> {
  const { token, hash } = newTenantToken(member.tenantId)
  const mailed = mailIsOn(services)
  const row = await services.database.inTenant(member, async (db) => {
    if (mailed && (await isSuppressed(db, email))) throw noMoreMail()
    const expiresAt = new Date(services.clock.now().getTime() + GOOD_FOR_MS)
    const { made, replaced } = await insertInvitation(db, {
      email,
      role,
      hash,
      createdBy: member.userId,
      expiresAt,
      mailed,
    })
    await recordActs(
      db,
      replaced.map((row) => actOfWithdrawal(row, 'Replaced by a new one')),
    )
    await recordAct(db, {
      action: 'member-invited',
      resourceType: 'invitation',
      resourceId: made.id,
      resourceName: email,
      newValue: ROLE_LABELS[role],
    })
    if (mailed) {
      const { name: tenantName } = await readOrganisation(db)
      const notMe = notMeLink(services, { kind: 'invitation', tenantId: member.tenantId, id: made.id })
      const link = `${addressOfHub(services)}/register#invitation=${token}`
      const text = { email, role, invitedBy: member.name, tenantName, link, expiresAt, notMe }
      await queueMail(db, invitationMail(text))
    }
    return made
  })
  // The documented form, which programs read; the web app shows it with the token behind '#'.
  return { row, link: mailed ? null : `${origin}/register?invitation=${token}` }
}

const noMoreMail = () =>
  new Refusal(
    'mail_refused',
    'The owner of this address wants no email from your organisation. Nothing was sent.',
    { email: 'The owner of this address wants no email from your organisation.' },
  )
