import { elementById, normalisePath } from '@efti-hub/efti'
import { expect, it } from 'vitest'
import { addressPlaces, type FieldName, placeOf } from './field-map.ts'

it('gives every part of a party and place its element of the data set', () => {
  for (const concept of [
    'consignor',
    'consignee',
    'carrier',
    'successiveCarrier',
    'placeOfTakingOver',
    'placeOfDelivery',
  ]) {
    const places = Object.entries(addressPlaces(concept))
    expect(places.length).toBeGreaterThanOrEqual(5)
    for (const [part, { eftiId, path }] of places) {
      expect(normalisePath(path)).toBe(path)
      expect(elementById(eftiId)?.path).toBe(path.replace(/\[\d+\]/g, ''))
      if (part === 'country') expect(elementById(eftiId)?.name).toBe('countryCode')
    }
  }
})

it.each<[FieldName, number, string]>([
  ['packageCount', 2, 'transportPackage[2]/itemQuantity'],
  ['nature', 3, 'natureIdentificationCargo/identificationText[3]'],
  ['carriedContainer', 2, 'usedTransportEquipment[1]/carriedTransportEquipment[2]/id'],
  ['dateOfTakingOver', 1, 'carrierAcceptanceDateTime'],
])('numbers %s %i as %s', (field, number, path) => {
  expect(placeOf(field, number).path).toBe(path)
})
