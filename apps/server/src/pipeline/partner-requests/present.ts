import type { AskedField, PartnerRequest } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { documentsById } from '../documents/store.ts'
import { isAnswerable, nextReminder, stateOf } from './request-state.ts'
import { fieldsOfRequests } from './store.ts'
import type { FieldRow, RequestRow } from './tables.ts'
import { shownValue } from './what-to-ask.ts'

export async function presentRequests(
  services: Services,
  db: TenantDb,
  rows: readonly RequestRow[],
): Promise<PartnerRequest[]> {
  const now = services.clock.now()
  const fields = await fieldsOfRequests(
    db,
    rows.map(({ id }) => id),
  )
  const names = await namesOfPeople(services, [
    ...rows.map(({ author }) => author),
    ...fields.flatMap(({ decidedBy }) => decidedBy ?? []),
  ])
  const received = await documentsById(
    db,
    rows.flatMap(({ receivedId }) => receivedId ?? []),
  )
  return rows.map((row) => {
    const own = fields.filter(({ requestId }) => requestId === row.id)
    const document = row.receivedId === null ? undefined : received.get(row.receivedId)
    return {
      id: row.id,
      documentId: row.documentId,
      state: stateOf(row, now),
      partner: row.partner,
      email: row.email,
      language: row.language,
      message: row.message,
      askedBy: personOf(row.author, names),
      askedAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      openedAt: row.openedAt?.toISOString() ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      remark: row.remark,
      remindedAt: row.remindedAt?.toISOString() ?? null,
      nextReminderAt: nextReminder(row, now)?.toISOString() ?? null,
      isOpen: isAnswerable(row, own, now),
      fields: own.map((field) => presentField(field, names)),
      received: document ? { id: document.id, originalName: document.originalName } : null,
    }
  })
}

export async function presentOne(services: Services, db: TenantDb, row: RequestRow): Promise<PartnerRequest> {
  const [request] = await presentRequests(services, db, [row])
  if (!request) throw new Error('a request was not presented')
  return request
}

function presentField(field: FieldRow, names: ReadonlyMap<string, string>): AskedField {
  const { id, path, eftiId, reason, violationId, known, answer, answeredAt } = field
  const { decision, decidedBy, decidedAt } = field
  return {
    id,
    path,
    eftiId,
    label: labelOf(eftiId),
    reason,
    violationId,
    known: known === null ? null : shownValue(eftiId, known),
    answer:
      answer === null || answeredAt === null
        ? null
        : { ...shownValue(eftiId, answer), at: answeredAt.toISOString() },
    decision:
      decision && decidedBy && decidedAt
        ? { decision, by: personOf(decidedBy, names), at: decidedAt.toISOString() }
        : null,
  }
}

const personOf = (id: string, names: ReadonlyMap<string, string>) => ({
  id,
  name: names.get(id) ?? 'Unknown User',
})
