import type { NewPartnerRequest, PartnerDraft, PartnerMessageRequest } from '@efti-hub/contract'
import { readOrganisation } from '../../accounts/settings/tenant-settings.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Member } from '../../platform/http.ts'
import { mailIsOn } from '../../platform/mail/queue-mail.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { requireConsignment } from '../extraction/corrections/correct-document.ts'
import { composeMessage, valueInWords } from './compose-message.ts'
import { scheduleFollowUp } from './follow-up.ts'
import { DAY_MS } from './request-state.ts'
import { mailLink, makeLink, refuseUnwanted } from './send-link.ts'
import { settleWaiting } from './settle-waiting.ts'
import { insertRequest } from './store.ts'
import type { RequestRow } from './tables.ts'
import { refuseWebAddresses } from './web-addresses.ts'
import { askableFields, chosenFields } from './what-to-ask.ts'
import { suggestedRecipients } from './whom-to-ask.ts'

const NUMBER_OF_DOCUMENT = 'eFTI170'

export async function draftRequest(services: Services, db: TenantDb, id: string): Promise<PartnerDraft> {
  const document = await requireDocument(db, id)
  return {
    fields: await askableFields(db, document.id),
    recipients: await suggestedRecipients(db, document.id),
    mailIsOn: mailIsOn(services),
  }
}

export async function draftMessage(
  services: Services,
  db: TenantDb,
  member: Member,
  id: string,
  { paths, language, days }: PartnerMessageRequest,
): Promise<string> {
  const document = await requireDocument(db, id)
  return composeMessage({
    language,
    fields: await chosenFields(db, document.id, paths),
    document: await numberOrName(db, document),
    expiresAt: expiryAfter(days, services.clock.now()),
    person: member.name,
    organisation: (await readOrganisation(db)).name,
  })
}

async function numberOrName(db: TenantDb, { id, originalName }: DocumentRow): Promise<string> {
  const { values } = await requireConsignment(db, id)
  const number = values.find(({ eftiId }) => eftiId === NUMBER_OF_DOCUMENT)?.value
  return number === undefined ? originalName : String(number)
}

const expiryAfter = (days: number, now: Date) => new Date(now.getTime() + days * DAY_MS)

/** Stores the request, mails its link where an email is given, and lets the document wait. @throws Refusal */
export async function askPartner(
  services: Services,
  db: TenantDb,
  member: Member,
  id: string,
  wanted: NewPartnerRequest,
): Promise<{ row: RequestRow; link: string }> {
  const { partner, email, language, message, days, reminderDays } = wanted
  const now = services.clock.now()
  const document = await requireDocument(db, id)
  if (email !== '') await refuseUnwanted(services, db, email)
  const fields = await chosenFields(db, document.id, wanted.paths)
  const quoted = fields.flatMap(({ known }) => (known ? valueInWords(known, language) : []))
  refuseWebAddresses(message, [...quoted, await numberOrName(db, document)])
  const row = await insertRequest(
    db,
    {
      documentId: document.id,
      createdAt: now,
      author: member.userId,
      partner,
      email,
      language,
      message,
      expiresAt: expiryAfter(days, now),
      reminderDays: email === '' ? null : reminderDays,
    },
    fields.map(({ path, eftiId, reason, violationId, known }) => ({
      path,
      eftiId,
      reason,
      violationId,
      known: known?.value ?? null,
    })),
  )
  const link = await makeLink(services, db, row)
  if (email !== '') await mailLink(services, db, row, link, 'first')
  await recordAct(
    db,
    actOnDocument(document, {
      action: 'partner-asked',
      details: [partner, email].filter(Boolean).join(', '),
      newValue: { fields: fields.map(({ label }) => label), expiresAt: row.expiresAt },
    }),
  )
  await settleWaiting(db, row, { now, after: 'asked' })
  await scheduleFollowUp(services, db, row)
  return { row, link }
}
