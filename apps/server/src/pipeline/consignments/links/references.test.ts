import { describe, expect, test } from 'vitest'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import { isDistinctive, isReference, normaliseNumber } from './normalise-number.ts'
import type { Profile } from './profile.ts'
import { referencesOf } from './references-of.ts'
import { isSameParty } from './same-party.ts'

describe('a number', () => {
  test.each([
    ['CMR-2026-0418', 'cmr no. 2026/418'],
    ['No. 000456-A', '456 a'],
    ['80 80 14005 00120', '8080-14005-00120'],
    ['PO 4500012345', '4500012345'],
  ])('%s is %s', (left, right) => {
    expect(normaliseNumber(left)).toBe(normaliseNumber(right))
  })

  test('distinguishes documents if it is long enough and no day', () => {
    expect(['D2026118', '4711', '1', '20261120', 'ABCDEF'].filter(isDistinctive)).toEqual(['D2026118'])
    expect(['D2026118', '4711', '1', '20261120', 'ABCDEF'].filter(isReference)).toEqual(['D2026118', '4711'])
  })
})

describe('names of one company', () => {
  test.each([
    ['Muster Maschinenbau AG', 'MUSTER MASCHINENBAU'],
    ['Van Dalen Wegvervoer B.V.', 'Van Dalen Wegvervoer BV, Rotterdam'],
    ['Établissements Morel et Fils SARL', 'Etablissements Morel'],
    ['Nordlicht Maschinenbau GmbH', 'Nordlicht Maschinebau GmbH'],
  ])('%s, %s', (left, right) => expect(isSameParty(left, right)).toBe(true))

  test.each([
    ['Muster Maschinenbau AG', 'Exemple Outillage SARL'],
    ['Spedition Beispiel GmbH', 'Spedition Oberlechner GmbH'],
    ['AG', 'GmbH'],
    ['', 'Muster AG'],
  ])('not %s, %s', (left, right) => expect(isSameParty(left, right)).toBe(false))
})

describe('labels of orders and transports', () => {
  const nothing = {
    values: [] as ConsignmentInForce['values'],
    corrections: [] as ConsignmentInForce['corrections'],
  } as ConsignmentInForce
  const bare = { number: null, containers: [] as string[], vehicle: null } as Profile
  const found = (text: string) =>
    referencesOf(nothing, bare, text)
      .filter(({ role }) => role === 'order' || role === 'transport')
      .map(({ role, value }) => `${role} ${value}`)

  test.each([
    ['Bestell-Nr.: 4500012345 vom 12.11.2026', 'order 4500012345'],
    ['Your order no. 45-88120', 'order 4588120'],
    ['Ordernr: 4500012345', 'order 4500012345'],
    ['P.O. 4500012345', 'order 4500012345'],
    ['Commande n° CF-2026-0091', 'order CF202691'],
    ['Número de pedido 20991', 'order 20991'],
    ['Zamówienie nr ZAM/2026/11/07', 'order ZAM2026117'],
    ['Sendungs-Nr.: 8812-4471', 'transport 88124471'],
    ['Booking No. HLCU26110455', 'transport HLCU26110455'],
  ])('%s', (text, reference) => expect(found(text)).toEqual([reference]))

  test.each([
    'Order no. 1',
    'Order date: 2026-11-12',
    'Customer no. 10023',
    'Ordered goods 12345',
    'Postfach 1412',
    'P.O. Box 1412',
    'PO BOX 20991',
  ])('not %s', (text) => expect(found(text)).toEqual([]))
})
