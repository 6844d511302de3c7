import type { FieldToAnswer, QuestionForPartner } from '@efti-hub/contract'
import { elementById, type Value } from '@efti-hub/efti'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import type { PartnerLimits } from '../../accounts/partner-limits.ts'
import { readOrganisation } from '../../accounts/settings/tenant-settings.ts'
import { isSuspended } from '../../accounts/tenant-store.ts'
import { readTenantToken } from '../../accounts/tenant-token.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { presentElement } from '../compliance/present-element.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { isOpen, linkEnded } from './request-state.ts'
import { changeRequest, fieldsOfRequests, lockRequestOfLink } from './store.ts'
import type { FieldRow, RequestRow } from './tables.ts'
import { shownValue } from './what-to-ask.ts'
import { fieldLabel } from './words/field-label.ts'

export interface OpenedLink {
  db: TenantDb
  row: RequestRow
  fields: FieldRow[]
  now: Date
}

/**
 * `work` with the request that a token leads to, locked: in the tenant that the token names (docs/decisions/0023), as nobody.
 * @throws Refusal `link_ended`, the same for every token that leads nowhere; TooMany by the link and by the address
 */
export async function withLink<T>(
  services: Services,
  limits: PartnerLimits,
  { token, address }: { token: string; address: string },
  work: (opened: OpenedLink) => Promise<T>,
): Promise<T> {
  await limits.refuseAfterWrongLinks(address)
  const link = readTenantToken(token)
  const now = services.clock.now()
  const done =
    link &&
    (await services.database.inTenant({ tenantId: link.tenantId, userId: null }, async (db) => {
      const row = await lockRequestOfLink(db, link.hash)
      if (!row || !isOpen(row, now)) return null
      await limits.countVisit(link.hash, address)
      if (await isSuspended(db)) throw suspended()
      return { result: await work({ db, row, fields: await fieldsOfRequests(db, [row.id]), now }) }
    }))
  if (done) return done.result
  await limits.countWrongLink(address)
  throw linkEnded()
}

const suspended = () =>
  new Refusal('suspended', 'The organisation that asked is suspended. Please try again later.')

/** What the page shows; that it was opened is recorded once. */
export async function openQuestion(services: Services, { db, row, fields, now }: OpenedLink) {
  if (!row.openedAt) {
    await changeRequest(db, row.id, { openedAt: now })
    const document = await requireDocument(db, row.documentId)
    await recordAct(db, actOnDocument(document, { action: 'partner-request-opened', details: row.partner }))
  }
  return presentQuestion(services, { db, row, fields })
}

/** Only what was asked, and what is known of it: nothing else of the document leaves. */
export async function presentQuestion(
  services: Services,
  { db, row, fields }: Pick<OpenedLink, 'db' | 'row' | 'fields'>,
): Promise<QuestionForPartner> {
  const names = await namesOfPeople(services, [row.author])
  return {
    organisation: (await readOrganisation(db)).name,
    askedBy: names.get(row.author) ?? '',
    partner: row.partner,
    language: row.language,
    message: row.message,
    expiresAt: row.expiresAt.toISOString(),
    fields: fields.map((field) => presentField(field, row)),
    received: row.receivedId !== null,
  }
}

function presentField(field: FieldRow, { language }: RequestRow): FieldToAnswer {
  const element = elementById(field.eftiId)
  const shown = element && presentElement(element)
  return {
    id: field.id,
    label: fieldLabel(field, language),
    reason: field.reason,
    type: shown?.type ?? 'text',
    codes: shown?.codes ?? null,
    units: shown?.units ?? null,
    known: field.known === null ? null : shownValue(field.eftiId, field.known satisfies Value),
    answered: field.answer !== null,
  }
}
