import { expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const town = (values: ReturnType<typeof readPaper>['values'], place: string) =>
  values.find(({ path }) => path.startsWith(`${place}/`) && path.endsWith('cityName[1]'))?.value

it('a stage of the journey with a colon asks for its place where nothing else does', () => {
  const note = (line: string) =>
    readPaper(`
ROAD CONSIGNMENT NOTE  No. UK-88
Sender: Penrhyn Slate Ltd, Quarry Road, Bethesda LL57 4YG
Consignee: Roofline Ltd, Canal St, Leeds LS1 4AB
Collection: Bethesda, 23/11/2026
${line}
Carrier: Menai Haulage Ltd, Dock Rd, Bangor LL57 2AA
Vehicle reg: CX70 ABC
Goods: roofing slate
`).values
  expect(town(note('Delivery: Leeds'), 'consigneeReceiptLocation')).toBe('Leeds')
  expect(town(note('Delivery: Leeds\nPlace of delivery: York'), 'consigneeReceiptLocation')).toBe('York')
  expect(town(note('Delivery: 24/11/2026'), 'consigneeReceiptLocation')).toBeUndefined()
})
