import type { PARTY_ROLES, SuggestedRecipient } from '@efti-hub/contract'
import { partnersNamed } from '../../accounts/partners/store.ts'
import type { TenantDb } from '../../platform/database.ts'
import { foldName } from '../../platform/towns/fold-name.ts'
import { requireConsignment } from '../extraction/corrections/correct-document.ts'
import { languageOf } from './words/index.ts'

interface PartyIds {
  role: (typeof PARTY_ROLES)[number]
  name: string
  email: string | null
  country: string
}

/** Elements of the data set. */
const PARTIES: readonly PartyIds[] = [
  { role: 'consignor', name: 'eFTI51', email: 'eFTI53', country: 'eFTI58' },
  { role: 'carrier', name: 'eFTI87', email: null, country: 'eFTI102' },
  { role: 'consignee', name: 'eFTI68', email: 'eFTI1457', country: 'eFTI76' },
  { role: 'freight-forwarder', name: 'eFTI1310', email: null, country: 'eFTI1317' },
]

/** The parties that the document names, with the email of the partner directory, else the one on the document. */
export async function suggestedRecipients(db: TenantDb, documentId: string): Promise<SuggestedRecipient[]> {
  const { values } = await requireConsignment(db, documentId)
  const textAt = (id: string | null) => {
    const value = id === null ? undefined : values.find(({ eftiId }) => eftiId === id)?.value
    return typeof value === 'string' ? value : ''
  }
  const named = PARTIES.map((ids) => ({ ...ids, called: textAt(ids.name).slice(0, 200) })).filter(
    ({ called }) => called !== '',
  )
  const partners = await partnersNamed(
    db,
    named.map(({ called }) => called),
  )
  return named.map(({ role, called, email, country }) => {
    const known = partners.filter(({ name }) => foldName(name) === foldName(called))
    return {
      role,
      name: called,
      email: known.find((one) => one.email !== '')?.email ?? textAt(email),
      language: languageOf(textAt(country) || (known[0]?.country ?? '')),
    }
  })
}
