import { pathOf } from '@efti-hub/efti'
import { describe, expect, it } from 'vitest'
import type { ExtractedValue } from '../extracted.ts'
import { cmr } from '../kinds/papers/cmr.ts'
import { addressesByReference } from './addresses-by-reference.ts'
import { referredParty } from './refer-to-party.ts'

describe('a box that refers to a party', () => {
  it.each([
    ['as consignee', 'consignee'],
    ['wie Empfänger', 'consignee'],
    ['jak odbiorcy', 'consignee'],
    ['come il mittente', 'consignor'],
    ['same as shipper', 'consignor'],
    ['siehe Feld 1', 'consignor'],
    ['idem', 'consignee'],
    ['als geadresseerde / idem destinataire', 'consignee'],
  ])('%s: %s', (text, party) => {
    expect(referredParty(text, 'consignee', cmr.boxes)).toBe(party)
  })

  it.each(['As Consignee GmbH Hamburg', 'Alsfeld', 'wie besprochen', 'Como, IT', 'See Hafen 2', ''])(
    'is not one that says something else: %s',
    (text) => expect(referredParty(text, 'consignee', cmr.boxes)).toBeNull(),
  )
})

describe('an address by reference', () => {
  const evidence = { page: 1, box: null, snippet: 'as consignee' }
  const read = (eftiId: string, value: string): ExtractedValue => ({
    eftiId,
    path: pathOf(eftiId),
    value,
    asWritten: value,
    confidence: 0.9,
    source: 'text',
    evidence: null,
  })
  const consignee = [read('eFTI68', 'Kallio Oy'), read('eFTI75', 'Lahti'), read('eFTI76', 'FI')]
  const box = { concept: 'placeOfDelivery', text: 'as consignee', evidence } as const

  it('is that of the party, found where the reference is', () => {
    const town = addressesByReference([box], consignee, cmr).find(({ eftiId }) => eftiId === 'eFTI161')
    expect(town).toMatchObject({ value: 'Lahti', evidence, why: { refersTo: 'consignee' } })
  })

  it('replaces the reference that was read as a name', () => {
    const misread = read('eFTI154', 'as consignee')
    const values = addressesByReference([box], [...consignee, misread], cmr)
    expect(values.find(({ eftiId }) => eftiId === 'eFTI154')?.value).toBe('Kallio Oy')
  })

  it('yields to an address that is printed', () => {
    const own = read('eFTI161', 'Kotka')
    const values = addressesByReference([box], [...consignee, own], cmr)
    expect(values.find(({ eftiId }) => eftiId === 'eFTI161')?.value).toBe('Kotka')
  })
})
