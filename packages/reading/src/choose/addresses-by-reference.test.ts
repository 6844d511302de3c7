import { pathOf } from '@efti-hub/efti'
import { describe, expect, it } from 'vitest'
import type { ExtractedValue } from '../fields/extracted.ts'
import { cmr } from '../kinds/cmr.ts'
import { referredParty } from '../proposers/refer-to-party.ts'
import { addressesByReference } from './addresses-by-reference.ts'

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
    ['as sender, 20 Nov 2026', 'consignor'],
    ['See box 1 23.11.2026', 'consignor'],
    ['wie Absender, Datum: 23.11.2026, 10:15 Uhr', 'consignor'],
    ['le 23/11/2026 idem expéditeur', 'consignor'],
    ['jak nadawca dnia 23 listopada 2026 r.', 'consignor'],
    ['alıcı ile aynı', 'consignee'],
    ['gönderen ile aynı 23.11.2026', 'consignor'],
    ['a feladóval azonos, 2026. november 23.', 'consignor'],
    ['ditto 23.11.2026', 'consignee'],
  ])('%s: %s', (text, party) => {
    expect(referredParty(text, 'consignee', cmr.boxes)).toBe(party)
  })

  it.each([
    'As Consignee GmbH Hamburg',
    'Alsfeld',
    'wie besprochen',
    'Como, IT',
    'See Hafen 2',
    'as sender in Köln 23.11.2026',
    '23.11.2026',
    '',
  ])('is not one that says something else: %s', (text) =>
    expect(referredParty(text, 'consignee', cmr.boxes)).toBeNull(),
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

  it('is found by the line that refers, where the box says more', () => {
    const misread = { ...read('eFTI161', 'as consignee'), evidence }
    const latest = { ...box, text: 'as consignee not later than Monday, auction' }
    const town = addressesByReference([latest], [...consignee, misread], cmr).find(
      ({ eftiId }) => eftiId === 'eFTI161',
    )
    expect(town).toMatchObject({ value: 'Lahti', why: { refersTo: 'consignee' } })
  })

  it('stays open where the party itself was not read: the reference is no town', () => {
    const misread = read('eFTI161', 'as consignee')
    expect(addressesByReference([box], [misread], cmr)).toEqual([])
    const elsewhere = { ...box, text: 'see box 14' }
    expect(addressesByReference([elsewhere], [read('eFTI161', 'see box 14')], cmr)).toEqual([])
  })

  it('yields to an address that is printed', () => {
    const own = read('eFTI161', 'Kotka')
    const values = addressesByReference([box], [...consignee, own], cmr)
    expect(values.find(({ eftiId }) => eftiId === 'eFTI161')?.value).toBe('Kotka')
  })
})
