import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../testing/set-paper.ts'

const bill = (...lines: SetLine[]) =>
  readSet([
    [40, 20, 'BILL OF LADING', 14],
    [40, 50, 'SHIPPER'],
    [40, 62, 'KALAMON AVEE'],
    [300, 50, 'CONSIGNEE'],
    [300, 62, 'COASTLINE LTD'],
    [40, 100, 'VESSEL'],
    [200, 100, 'PORT OF LOADING'],
    [400, 100, 'PORT OF DISCHARGE'],
    [40, 112, 'ROSE'],
    [200, 112, 'BILBAO'],
    [400, 112, 'CORK'],
    ...lines,
  ]).values

it('dots lead from a label to its value', () => {
  const values = bill(
    [40, 130, 'PLACE OF RECEIPT ....... LAGUARDIA'],
    [40, 142, 'PLACE OF DELIVERY ..... DUBLIN 12'],
  )
  expect(values).toMatchObject({
    'mainCarriageTransportMovement[1]/loadingEvent[1]/occurrenceLocation/name[1]': 'BILBAO',
    'carrierAcceptanceLocation/name[1]': 'LAGUARDIA',
    'consigneeReceiptLocation/name[1]': 'DUBLIN 12',
  })
})

it('dots to be written on lead to nothing', () => {
  const values = bill([40, 130, 'PLACE OF RECEIPT ............ NAME ............'])
  expect(values['carrierAcceptanceLocation/name[1]']).toBeUndefined()
})
