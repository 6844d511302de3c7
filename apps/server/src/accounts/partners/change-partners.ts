import { MOST_PARTNERS, type NewPartner, type PartnersAdded } from '@efti-hub/contract'
import { isCountry } from '@efti-hub/efti/values'
import type { TenantDb } from '../../platform/database.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockTenant } from '../tenant-store.ts'
import { countPartners, deletePartner, putPartners } from './store.ts'

/** All or none. @throws Refusal for a country that does not exist, or too many. */
export async function addPartners(db: TenantDb, partners: readonly NewPartner[]): Promise<PartnersAdded> {
  const unknown = partners.find(({ country }) => !isCountry(country))
  if (unknown) throw new Refusal('invalid_request', `'${unknown.country}' is no country of ISO 3166-1.`)
  await lockTenant(db)
  const answer = await putPartners(db, partners)
  if ((await countPartners(db)) > MOST_PARTNERS)
    throw new Refusal('invalid_request', `An organisation has at most ${MOST_PARTNERS} partners.`)
  await recordPartners(db, { oldValue: [], newValue: partners })
  return answer
}

/** False: there is none of that id. */
export async function removePartner(db: TenantDb, id: string): Promise<boolean> {
  const removed = await deletePartner(db, id)
  if (!removed) return false
  await recordPartners(db, { oldValue: [removed], newValue: [] })
  return true
}

const namesOf = (partners: readonly NewPartner[]): string[] =>
  partners.map(({ name, street, postcode, town, country }) =>
    [name, street, `${postcode} ${town}`.trim(), country].filter(Boolean).join(', '),
  )

async function recordPartners(
  db: TenantDb,
  { oldValue, newValue }: { oldValue: readonly NewPartner[]; newValue: readonly NewPartner[] },
): Promise<void> {
  await recordAct(db, {
    action: 'partners-changed',
    resourceType: 'settings',
    resourceId: db.tenantId,
    resourceName: 'Our partners',
    oldValue: { partners: namesOf(oldValue) },
    newValue: { partners: namesOf(newValue) },
  })
}
