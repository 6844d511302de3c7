import { billOfLading } from '../../kinds/bill-of-lading.ts'
import type { Format } from '../format.ts'
import type { Table } from '../table.ts'
import { childNamed } from '../tree.ts'
import { tableOfDataSet } from './table-of-data-set.ts'
import { exchangedDocument, goodsByItem } from './uncefact.ts'

const goods = 'includedConsignmentItem'

/** A party of the eFBL, whose names are those of the data set but for the carrier's: the combined transport operator. */
const operator: Table = [
  ['cto/name', 'carrier/name'],
  ['cto/definedContactDetails/personName', 'carrier/definedContactDetails/personName'],
  ['cto/definedContactDetails/telephone', 'carrier/definedContactDetails/telephone/completeNumber'],
  ...['postcode', 'streetName', 'cityName', 'countryCode', 'countrySubDivisionName'].map(
    (part) => [`cto/postalAddress/${part}`, `carrier/postalAddress/${part}`] as const,
  ),
  ['cto/taxRegistration', 'carrier/taxRegistration/id'],
]

/** Numbers, addresses and registrations stand here one level higher than in the data set. */
const contacts: Table = ['consignor', 'consignee'].flatMap(
  (party): Table => [
    [`${party}/definedContactDetails/telephone`, `${party}/definedContactDetails/telephone/completeNumber`],
    [`${party}/definedContactDetails/emailAddress`, `${party}/definedContactDetails/emailAddress/uRI`],
    [`${party}/taxRegistration`, `${party}/taxRegistration/id`],
  ],
)

/** A container at sea is the unit that the goods are in; its carriage by road or rail comes later. */
const containers: Table = [
  {
    each: `${goods}/associatedTransportEquipment|usedTransportEquipment`,
    under: [1],
    lines: [
      ['id', 'usedTransportEquipment/carriedTransportEquipment/id'],
      ['affixedSeal', 'usedTransportEquipment/carriedTransportEquipment/affixedSeal/id'],
      { known: ['sealQuantity', 'tareWeight'] },
    ],
  },
]

const ports: Table = (
  [
    ['loadingBaseportLocation', 'loadingEvent'],
    ['unloadingBaseportLocation', 'unloadingEvent'],
  ] as const
).flatMap(([theirs, event]): Table => {
  const place = `mainCarriageTransportMovement/${event}/occurrenceLocation`
  return [
    [`${theirs}/id`, `${place}/id`],
    [`${theirs}/name`, `${place}/name`],
    [`${theirs}/countryCode`, `${place}/postalAddress/countryCode`],
  ]
})

/** Their movement is the vessel itself, with the number of its voyage. */
const vessels: Table = [
  {
    each: 'mainCarriageTransportMovement',
    lines: [
      ['voyageNumber', 'mainCarriageTransportMovement/id'],
      ['id', 'mainCarriageTransportMovement/usedTransportMeans/id'],
      ['name', 'mainCarriageTransportMovement/usedTransportMeans/name'],
      ['typeCode', 'mainCarriageTransportMovement/usedTransportMeans/typeCode'],
    ],
  },
  { say: '1', to: 'mainCarriageTransportMovement/modeCode', where: 'loadingBaseportLocation' },
]

/** The electronic FIATA multimodal bill of lading: JSON on the UN/CEFACT multimodal transport model, short names. */
export const eFbl: Format = {
  name: 'an electronic FIATA bill of lading (eFBL)',
  syntax: 'json',
  recognises: (node) =>
    childNamed(node, 'supply_chain_consignment') !== undefined ||
    childNamed(node, 'supply_chain_consighment') !== undefined,
  kind: billOfLading.id,
  consignments: 'supply_chain_consignment|supply_chain_consighment',
  table: [
    ...operator,
    ...contacts,
    ...containers,
    ...ports,
    ...['carrierAcceptance', 'consigneeReceipt'].map(
      (place) => [`${place}Location/countryCode`, `${place}Location/postalAddress/countryCode`] as const,
    ),
    ...vessels,
    ...tableOfDataSet(null, ['mainCarriageTransportMovement']),
    {
      each: `${goods}/transportPackage`,
      lines: [['shippingMarks', 'transportPackage/shippingMarks/markingText']],
    },
    {
      each: `${goods}`,
      lines: [
        {
          each: 'transportDangerousGoods',
          lines: [
            ['undgId', 'includedConsignmentItem/transportDangerousGoods/uNDGID'],
            [
              'hazardClassificationId',
              'includedConsignmentItem/transportDangerousGoods/hazardClassificationID',
            ],
          ],
        },
      ],
    },
    ...goodsByItem,
    {
      known: [
        'notifiedParty',
        'ctoAgent',
        'cto/*',
        'handling',
        'cargoInsuranceProvidedByCTO|cargoInsuranceNotProvidedByCTO',
        'insurancePolicyNumber',
        'insurancePolicyCompany',
        'totalChargeAmount',
        'consignor|consignee/postalAddress/countryName',
        'consignor|consignee/definedContactDetails/mobileTelephone|note',
        'consignor/definedContactDetails/personName',
        'applicableServiceCharge/paymentPlace',
        `${goods}/originTradeCountry`,
        `${goods}/goodsTypeCode`,
        `${goods}/insuranceValueAmount`,
        'mainCarriageTransportMovement/typeText|stageCode',
      ],
    },
  ],
  document: exchangedDocument,
}
