import { cmr } from '../../kinds/cmr.ts'
import type { Format } from '../format.ts'
import type { Table } from '../table.ts'
import { childNamed, type Node } from '../tree.ts'
import { tableOfDataSet } from './table-of-data-set.ts'

const item = 'IncludedSupplyChainConsignmentItem|includedConsignmentItem'
const cargo = 'NatureIdentificationTransportCargo|natureIdentificationCargo|cargoNatureIdentification'
const packages = 'TransportLogisticsPackage|transportPackage'
const consignment =
  'SpecifiedSupplyChainConsignment|supplyChainConsignment|supply_chain_consignment|specifiedConsignment'

/** What consignment notes say of goods line by line, and eFTI of the consignment. */
export const goodsByItem: Table = [
  {
    each: `${item}/${cargo}/Identification|identificationText`,
    unless: cargo,
    lines: [['.', 'natureIdentificationCargo/identificationText']],
  },
  { each: `${item}/${packages}`, unless: packages, lines: tableOfDataSet('transportPackage') },
  { sum: 'GrossWeightMeasure|grossWeight', of: item, to: 'grossWeight' },
  { sum: 'NetWeightMeasure|netWeight', of: item, to: 'netWeight' },
  { sum: 'GrossVolumeMeasure|grossVolume', of: item, to: 'grossVolume' },
  { sum: 'ItemQuantity', of: `${item}/${packages}`, to: 'numberOfPackages' },
  { sum: 'ItemQuantity', of: packages, to: 'numberOfPackages' },
  { known: [`${item}/SequenceNumeric`] },
]

const dangerous = 'includedConsignmentItem/transportDangerousGoods'

/** ADR 5.4.1.1.1 (c): in these classes the class is the number of the label; e-CMR has no place for the label itself. */
const labelsOfClasses: Table = [
  {
    each: item,
    lines: [
      {
        each: 'ApplicableTransportDangerousGoods|transportDangerousGoods',
        lines: [
          [
            'HazardClassificationID',
            `${dangerous}/dangerousGoodsLogisticsPackage/shippingMarks/markingText`,
            { read: (text) => (/^(?:3|4\.[123]|5\.[12]|6\.[12]|8)$/.test(text) ? text : undefined) },
          ],
        ],
      },
    ],
  },
]

/** Names and places of the trade's messages beside those of the data set. */
const table: Table = [
  ...tableOfDataSet(),
  ['PickUpTransportEvent|pickUpEvent/ActualOccurrenceDateTime', 'carrierAcceptanceDateTime'],
  ...['carrierAcceptance', 'consigneeReceipt'].map(
    (place) =>
      [
        `${place}LogisticsLocation|${place}Location/CountryID|countryCode`,
        `${place}Location/postalAddress/countryCode`,
      ] as const,
  ),
  ...['carrierAcceptance', 'consigneeReceipt'].map(
    (place) =>
      [
        `${place}LogisticsLocation|${place}Location/PostalTradeAddress|postalAddress/LineOne`,
        `${place}Location/postalAddress/streetName`,
      ] as const,
  ),
  ...['consignor', 'consignee', 'carrier'].map(
    (party) =>
      [
        `${party}TradeParty|${party}Party|${party}/PostalTradeAddress|postalAddress/LineOne`,
        `${party}/postalAddress/streetName`,
      ] as const,
  ),
  {
    each: 'SpecifiedLogisticsTransportMovement[!StageCode]|SpecifiedLogisticsTransportMovement[StageCode=20|Main-Carriage]',
    unless: 'MainCarriageLogisticsTransportMovement|mainCarriageTransportMovement',
    lines: tableOfDataSet('mainCarriageTransportMovement'),
  },
  ...goodsByItem,
  {
    known: [
      'ConsignmentItemQuantity',
      'SpecifiedLogisticsTransportMovement/StageCode',
      'NotifiedTradeParty',
      'AssociatedInvoiceAmount',
      ...['consignor', 'consignee', 'carrier'].flatMap((party) =>
        ['RoleCode', 'SpecifiedGovernmentRegistration', 'DefinedTradeContact/PersonName'].map(
          (part) => `${party}TradeParty/${part}`,
        ),
      ),
    ],
  },
]

const exchanged = 'ExchangedDocument|exchanged_document'
const contract = 'transportContractDocument'

export const exchangedDocument: Table = [
  [`${exchanged}/ID`, `${contract}/id`],
  [`${exchanged}/TypeCode`, `${contract}/typeCode`],
  [`${exchanged}/IssueDateTime`, `${contract}/formattedIssueDateTime`],
  [`${exchanged}/IssueLogisticsLocation|issueLocation/Name`, `${contract}/issueLocation/name`],
  [
    `${exchanged}/ContractualDocumentClause|contractualClause/Content|text`,
    `${contract}/contractualClause/contentText`,
  ],
  { known: ['ExchangedDocumentContext', `${exchanged}/*`] },
]

const holdsConsignment = (node: Node): boolean =>
  consignment.split('|').some((name) => childNamed(node, name.toLowerCase()) !== undefined)

/** e-CMR of UN/CEFACT from D17B on (urn:un:unece:uncefact:data:standard:eCMR:...), and the Ukrainian e-TTN made from it. */
export const eCmrXml: Format = {
  name: 'a UN/CEFACT e-CMR',
  syntax: 'xml',
  recognises: (node, { namespaces }) =>
    node.key === 'ecmr' ||
    (node.parent === null && namespaces.some((n) => /:uncefact:data:standard:ecmr:/i.test(n))),
  kind: cmr.id,
  consignments: consignment,
  table: [...table, ...labelsOfClasses],
  document: [
    ...exchangedDocument,
    { say: '730', to: `${contract}/typeCode` },
    { say: '3', to: 'mainCarriageTransportMovement/modeCode' },
  ],
}

/** Other XML messages around a SpecifiedSupplyChainConsignment, the newer eFTI family (urn:eu:move:eFTI) among them. */
export const unCefactXml: Format = {
  name: 'a UN/CEFACT transport message',
  syntax: 'xml',
  recognises: holdsConsignment,
  kind: null,
  consignments: consignment,
  table,
  document: exchangedDocument,
}

/** The same library in JSON: long names, or the short ones of its JSON schemas. */
export const unCefactJson: Format = { ...unCefactXml, syntax: 'json' }
