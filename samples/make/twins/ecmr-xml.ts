import type { Party } from '../../../bench/extraction/paper.ts'
import { road, totalOf } from './road.ts'
import { document, type Element } from './xml.ts'

const compact = (date: string) => date.replaceAll('-', '')

const day = (name: string, date: string): Element => [
  name,
  ['udt:DateTimeString', { format: '102' }, compact(date)],
]

const address = (party: Party): Element => [
  'ram:PostalTradeAddress',
  ['ram:PostcodeCode', party.postcode],
  ['ram:StreetName', party.street ?? ''],
  ['ram:CityName', party.city],
  ['ram:CountryID', party.country],
]

const party = (name: string, { name: [called = ''], ...rest }: Party): Element => [
  `ram:${name}TradeParty`,
  ['ram:Name', called],
  address({ name: [called], ...rest }),
]

const place = (name: string, at: Party): Element => [
  `ram:${name}LogisticsLocation`,
  ['ram:Name', at.city],
  address(at),
]

const items = road.goods.map(
  (goods, i): Element => [
    'ram:IncludedSupplyChainConsignmentItem',
    ['ram:SequenceNumeric', String(i + 1)],
    ['ram:GrossWeightMeasure', { unitCode: 'KGM' }, String(goods.weight)],
    ['ram:GrossVolumeMeasure', { unitCode: 'MTQ' }, String(goods.volume)],
    ['ram:NatureIdentificationTransportCargo', ['ram:Identification', goods.nature]],
    [
      'ram:TransportLogisticsPackage',
      ['ram:ItemQuantity', String(goods.count)],
      ['ram:TypeCode', goods.packingCode],
      ['ram:TypeText', goods.packing],
      ['ram:PhysicalLogisticsShippingMarks', ['ram:Marking', goods.marks]],
    ],
  ],
)

const standard = 'urn:un:unece:uncefact:data:standard'

/** UN/CEFACT e-CMR of the early kind, with totals of the consignment and dates as digits. */
export const eCmrXml = document([
  'rsm:eCMR',
  {
    'xmlns:rsm': `${standard}:eCMR:1`,
    'xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:101`,
    'xmlns:udt': `${standard}:UnqualifiedDataType:25`,
  },
  ['rsm:ExchangedDocumentContext', ['ram:SpecifiedTransactionID', '1']],
  [
    'rsm:ExchangedDocument',
    ['ram:ID', road.number],
    day('ram:IssueDateTime', road.issued.date),
    ['ram:IssueLogisticsLocation', ['ram:Name', road.issued.city]],
  ],
  [
    'rsm:SpecifiedSupplyChainConsignment',
    ['ram:GrossWeightMeasure', { unitCode: 'KGM' }, String(totalOf((g) => g.weight))],
    ['ram:GrossVolumeMeasure', { unitCode: 'MTQ' }, String(totalOf((g) => g.volume ?? 0))],
    ['ram:PackageQuantity', String(totalOf((g) => g.count))],
    ['ram:PaymentArrangementCode', 'PP'],
    ['ram:ConsignorProvidedInformation', road.instructions],
    party('Consignor', road.consignor),
    party('Consignee', road.consignee),
    party('Carrier', road.carrier),
    place('CarrierAcceptance', road.consignor),
    place('ConsigneeReceipt', road.consignee),
    ['ram:PickUpTransportEvent', day('ram:ActualOccurrenceDateTime', road.takingOver.date)],
    ...items,
    [
      'ram:MainCarriageLogisticsTransportMovement',
      ['ram:ModeCode', '3'],
      ['ram:UsedLogisticsTransportMeans', ['ram:ID', road.tractor]],
    ],
    ['ram:UtilizedLogisticsTransportEquipment', ['ram:ID', road.trailer], ['ram:CategoryCode', 'TE']],
  ],
])

/** The same note by another maker: D25A namespaces as default, no totals, dates in ISO, streets in lines. */
export const eCmrXmlD25A = document([
  'eCMR',
  { xmlns: `${standard}:eCMR:100`, 'xmlns:a': `${standard}:ReusableAggregateBusinessInformationEntity:100` },
  [
    'ExchangedDocument',
    ['a:ID', road.number],
    ['a:IssueDateTime', ['a:DateTime', `${road.issued.date}T00:00:00`]],
    ['a:IssueLogisticsLocation', ['a:Name', road.issued.city]],
  ],
  [
    'SpecifiedSupplyChainConsignment',
    ...(['Consignor', 'Consignee', 'Carrier'] as const).map((role): Element => {
      const who = { Consignor: road.consignor, Consignee: road.consignee, Carrier: road.carrier }[role]
      return [`a:${role}TradeParty`, ['a:Name', who.name[0] ?? ''], addressD25A(who)]
    }),
    ['a:PaymentArrangementCode', 'PP'],
    placeD25A('CarrierAcceptance', road.consignor),
    placeD25A('ConsigneeReceipt', road.consignee),
    [
      'a:PickUpTransportEvent',
      ['a:ActualOccurrenceDateTime', ['a:DateTime', `${road.takingOver.date}T00:00:00`]],
    ],
    ...items.map((item) => renamed(item)),
    ['a:ConsignorProvidedInformation', road.instructions],
    [
      'a:SpecifiedLogisticsTransportMovement',
      ['a:ModeCode', '3'],
      ['a:UsedLogisticsTransportMeans', ['a:ID', road.tractor]],
    ],
    ['a:UtilizedLogisticsTransportEquipment', ['a:ID', road.trailer], ['a:CategoryCode', 'TE']],
  ],
])

function addressD25A(who: Party): Element {
  return [
    'a:PostalTradeAddress',
    ['a:PostcodeCode', who.postcode],
    ['a:LineOne', who.street ?? ''],
    ['a:CityName', who.city],
    ['a:CountryID', { schemeID: '3166-1' }, who.country],
  ]
}

function placeD25A(name: string, at: Party): Element {
  return [`a:${name}LogisticsLocation`, ['a:Name', at.city], addressD25A(at)]
}

function renamed([name, ...content]: Element): Element {
  return [name.replace('ram:', 'a:'), ...content.map((c) => (Array.isArray(c) ? renamed(c) : c))]
}
