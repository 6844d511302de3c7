import type { Party } from '../../../bench/extraction/paper.ts'
import { road } from './road.ts'
import { document, type Element } from './xml.ts'

const address = (party: Party): Element[] => [
  ['Street', party.street ?? ''],
  ['PostCode', party.postcode],
  ['City', party.city],
  ['Country', party.country],
]

const partyElement = (name: string, party: Party): Element => [
  name,
  ['Name', party.name[0] ?? ''],
  ...address(party),
]

/** An order in the XML of some transport management system: no standard, and keys that people understand. */
export const orderXml = document([
  'TransportOrder',
  { version: '2.3' },
  ['Header', ['ConsignmentNumber', road.number], ['DocumentType', 'CMR'], ['ProfitCentre', '4410']],
  partyElement('Sender', road.consignor),
  partyElement('Consignee', road.consignee),
  partyElement('Carrier', road.carrier),
  ['Pickup', ...address(road.consignor), ['Date', road.takingOver.date]],
  ['Delivery', ...address(road.consignee)],
  ['SenderInstructions', road.instructions],
  ['FreightPayment', 'prepaid'],
  ['IssuePlace', road.issued.city],
  ['IssueDate', road.issued.date],
  ['Vehicle', ['TractorPlate', road.tractor], ['TrailerPlate', road.trailer]],
  [
    'Goods',
    ...road.goods.map(
      (goods): Element => [
        'Line',
        ['Marks', goods.marks],
        ['Packages', String(goods.count)],
        ['Packaging', goods.packing],
        ['Description', goods.nature],
        ['GrossWeightKg', String(goods.weight)],
        ['VolumeM3', String(goods.volume)],
      ],
    ),
  ],
])
