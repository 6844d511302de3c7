import { expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const goods = `
CONSIGNOR                                CONSIGNEE
Lee Gases Ltd                            Shannon Fabrication Ltd
Unit 6, Harbour Park                     Raheen Business Park
Cork                                     Limerick

CARRIER: Lee Gases Ltd      VEHICLE: 231-C-4187      Date: 26/11/2026

QTY   PACKAGE             DESCRIPTION                                    QUANTITY
10    cylinders 50 L      UN 1072 OXYGEN, COMPRESSED, 2.2 (5.1), (E)     500 L
12    cylinders 50 L      UN 1006 ARGON, COMPRESSED, 2.2, (E)            600 L
22    PACKAGES IN TOTAL`

it('a delivery note that is the document of dangerous goods as well is read as one', () => {
  expect(readPaper(`DELIVERY NOTE${goods}`).kind).toBe('delivery-note')
  expect(readPaper(`DELIVERY NOTE\n& ADR TRANSPORT DOCUMENT${goods}`).kind).toBe('dangerous-goods')
  expect(readPaper(`DELIVERY NOTE${goods}\nDescription by ADR 5.4.1`).kind).toBe('dangerous-goods')
})

it('litres in a cell of the line are the quantity of the goods', () => {
  const { values } = readPaper(`DELIVERY NOTE\n& ADR TRANSPORT DOCUMENT${goods}`)
  expect(values.filter(({ eftiId }) => eftiId === 'eFTI243').map(({ value }) => value)).toEqual([
    { value: 500, unit: 'LTR' },
    { value: 600, unit: 'LTR' },
  ])
})
