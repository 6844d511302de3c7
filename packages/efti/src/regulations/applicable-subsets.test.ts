import { describe, expect, it } from 'vitest'
import type { Consignment } from '../dataset/consignment.ts'
import { cabotageEvidence, transportDocument, value, without, withValue } from '../testing/consignments.ts'
import { applicableSubsets } from './applicable-subsets.ts'

function bySeaAndRoad(): Consignment {
  const bySea = withValue(transportDocument(), 'eFTI581', '1')
  return { values: [...bySea.values, value('eFTI581', '3', undefined, [2])] }
}

describe('subsets that apply', () => {
  it.each([
    ['road between Member States', transportDocument(), ['EU01'], 'Carriage by road from DE to FR'],
    ['rail', withValue(transportDocument(), 'eFTI581', '2'), ['EU01'], 'Carriage by rail'],
    ['inland waterway', withValue(transportDocument(), 'eFTI581', '8'), ['EU01'], 'by inland waterway'],
    ['no mode', without(transportDocument(), 'eFTI581'), ['EU01'], 'not stated, taken as road'],
    ['no countries', without(transportDocument(), 'eFTI146', 'eFTI136', 'eFTI162'), ['EU01'], 'are unknown'],
    [
      'a vehicle from abroad',
      cabotageEvidence(),
      ['EU03'],
      'the vehicle is registered in another country (PL)',
    ],
    [
      'a carrier from abroad',
      withValue(cabotageEvidence(), 'eFTI620', 'DE'),
      ['EU03'],
      'the carrier is established',
    ],
    [
      'an unknown vehicle',
      without(withValue(cabotageEvidence(), 'eFTI102', 'DE'), 'eFTI620'),
      ['EU03'],
      "the vehicle's country is unknown",
    ],
    [
      'an unknown carrier',
      without(withValue(cabotageEvidence(), 'eFTI620', 'DE'), 'eFTI102'),
      ['EU03'],
      "the carrier's country is unknown",
    ],
    [
      'both unknown',
      without(cabotageEvidence(), 'eFTI102', 'eFTI620'),
      ['EU03'],
      "the vehicle's and the carrier's country are unknown",
    ],
    ['a leg by sea and one by road', bySeaAndRoad(), ['EU01'], 'Carriage by road'],
    ['a place by UN/LOCODE only', without(transportDocument(), 'eFTI146'), ['EU01'], 'from DE to FR'],
  ])('%s', (_name, consignment, ids, words) => {
    const choices = applicableSubsets(consignment)
    expect(choices.map(({ id }) => id)).toEqual(ids)
    expect(choices[0]?.reason).toContain(words)
  })

  it.each([
    ['air', withValue(transportDocument(), 'eFTI581', '4')],
    ['own account', withValue(transportDocument(), 'eFTI703', '2')],
    ['a home carrier at home', withValue(withValue(cabotageEvidence(), 'eFTI620', 'DE'), 'eFTI102', 'DE')],
    [
      'a journey outside of the Union',
      withValue(withValue(transportDocument(), 'eFTI146', 'CH'), 'eFTI162', 'NO'),
    ],
  ])('none: %s', (_name, consignment) => {
    expect(applicableSubsets(consignment)).toEqual([])
  })

  it('an identifier message is judged as that', () => {
    expect(applicableSubsets(transportDocument(), { schema: 'identifier' }).map(({ id }) => id)).toEqual([
      'identifier',
    ])
  })
})
