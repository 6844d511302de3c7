import { describe, expect, it } from 'vitest'
import { readPaper } from '../../../../../packages/reading/src/testing/typed-paper.ts'
import { findingsOf } from '../../../../../samples/stages.ts'
import { withDerived } from './derive/with-derived.ts'

function judged(town: string, plate = 'HH AB 1234') {
  const read = readPaper(
    [
      '# CMR CONSIGNMENT NOTE',
      '',
      '1 Sender',
      'Muster AG',
      'Hafenstrasse 12',
      ...town.split('\n'),
      '',
      '2 Consignee',
      'Exemple SARL',
      'Quai du Commerce 4',
      '69009 Lyon',
      'France',
      '',
      'Place of delivery: Lyon, France',
      '',
      `Registration number of the vehicle: ${plate}`,
      'Gross weight: 1200 kg',
    ].join('\n'),
  )
  const values = withDerived(read.values, read)
  const at = (path: string) => values.find((value) => value.path === path)?.value
  return {
    sender: at('consignor/postalAddress/countryCode'),
    vehicle: at('mainCarriageTransportMovement[1]/usedTransportMeans/registrationCountry/code'),
    wrong: findingsOf(read).findings.flatMap(({ code, message }) =>
      code === 'CDS-COUNTRY' ? [message] : [],
    ),
  }
}

describe('a country code that is no country', () => {
  it.each(['20457 Hamburg\nPQ', '20457 Hamburg, PQ', 'PQ-20457 Hamburg', '20457 Hamburg\nCountry: PQ'])(
    'is kept as the address has it and is a violation: %j',
    (town) => {
      const { sender, wrong } = judged(town)
      expect(sender).toBe('PQ')
      expect(wrong).toEqual([expect.stringContaining("'PQ' is not a country code")])
    },
  )

  it('is kept behind a plate, and not replaced by the one that the plate has the shape of', () => {
    const { vehicle, wrong } = judged('20457 Hamburg, DE', 'HH-AB 1234 (PQ)')
    expect(vehicle).toBe('PQ')
    expect(wrong).toEqual([expect.stringContaining("'PQ' is not a country code")])
  })
})

describe('letters that name a part of a country', () => {
  it.each(['20121 Milano, MI', '20121 Milano\nMI', '9500 Wil SG', 'Baltimore, MD 21224', '20457 Hamburg'])(
    'are no country: %j',
    (town) => {
      expect(judged(town).wrong).toEqual([])
    },
  )
})
