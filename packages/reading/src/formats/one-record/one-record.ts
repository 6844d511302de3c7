import type { Format } from '../format.ts'
import type { Table } from '../table.ts'
import { gather, speaksOfCargo } from './gather.ts'

/*
 * IATA ONE Record, data model 3 and near versions: linked data around a waybill, its shipment and pieces. Measures are
 * `{ numericalValue, unit }`, codes `{ code }` or the address of a named code.
 */

const sides = {
  consignor: 'SHP|Shipper|CONSIGNOR',
  consignee: 'CNE|Consignee',
  freightForwarder: 'AGT|FFW|FreightForwarder',
  carrier: 'CAR|Carrier',
}

function party(role: string, ours: string): Table {
  return ['waybill', 'shipment'].flatMap((where): Table => {
    const details = `${where}/involvedParties[partyRole=${role}]/partyDetails`
    const address = `${details}/basedAtLocation/address`
    const person = `${details}/contactPersons/contactDetails`
    const phone = '[contactDetailType=PHONE|PHONE_NUMBER]/textualValue'
    return [
      [`${details}/name`, `${ours}/name`],
      [`${address}/streetAddressLines`, `${ours}/postalAddress/streetName`],
      [`${address}/postOfficeBox`, `${ours}/postalAddress/postOfficeBox`],
      [`${address}/textualPostCode`, `${ours}/postalAddress/postcode`],
      [`${address}/postalCode/code`, `${ours}/postalAddress/postcode`],
      [`${address}/cityName`, `${ours}/postalAddress/cityName`],
      [`${address}/cityCode/codeDescription`, `${ours}/postalAddress/cityName`],
      [`${address}/country/code`, `${ours}/postalAddress/countryCode`],
      [`${address}/country`, `${ours}/postalAddress/countryCode`],
      [`${address}/regionCode/codeDescription`, `${ours}/postalAddress/countrySubDivisionName`],
      ...(ours === 'freightForwarder' ? [] : [`${person}${phone}`, `${details}/contactDetails${phone}`]).map(
        (from) => [from, `${ours}/definedContactDetails/telephone/completeNumber`] as const,
      ),
      { known: [`${where}/involvedParties/partyRole`] },
    ]
  })
}

/** A name where there is one, else the code of the airport. */
function place(from: string, ours: string): Table {
  return [
    [`${from}/locationName`, `${ours}/name`],
    [`${from}/locationCodes/code`, `${ours}/name`],
    [`${from}/locationCodes[codeListName=UN/LOCODE|UNLOCODE]/code`, `${ours}/id`],
    { known: [`${from}/locationType`, `${from}/locationCodes`] },
  ]
}

const movement = 'mainCarriageTransportMovement'
const item = 'includedConsignmentItem/transportDangerousGoods'

const transport: Table = [
  {
    each: 'movements',
    lines: [
      ['transportIdentifier', `${movement}/id`],
      ['modeCode/code', `${movement}/modeCode`, { codes: { 4: '4', AIR: '4', AIR_TRANSPORT: '4' } }],
      ['modeCode', `${movement}/modeCode`, { codes: { 4: '4', AIR: '4', AIR_TRANSPORT: '4' } }],
      ...place('departureLocation', `${movement}/loadingEvent/occurrenceLocation`),
      ...place('arrivalLocation', `${movement}/unloadingEvent/occurrenceLocation`),
      [
        'movementTimes[direction=OUTBOUND|DEPARTURE][movementTimeType=SCHEDULED]/movementTimestamp',
        `${movement}/departureEvent/scheduledOccurrenceDateTime`,
      ],
      ['departureDate', `${movement}/departureEvent/scheduledOccurrenceDateTime`],
      { known: ['movementTimes', 'modeQualifier', 'operatingTransportMeans'] },
    ],
  },
  { say: '4', to: `${movement}/modeCode` },
]

const security: Table = [
  [
    'securityDeclarations/securityStatus',
    'logisticsRiskAnalysisResult/consignmentRiskRelatedCode',
    { codes: { SPX: 'SPX', SHR: 'SHR' } },
  ],
  ['securityDeclarations/screeningMethods', 'logisticsRiskAnalysisResult/screeningMethodCode'],
  ['securityDeclarations/groundsForExemption', 'logisticsRiskAnalysisResult/securityExemptionCode'],
  [
    'securityDeclarations/issuedOn',
    'transportEvent/certifyingParty/confirmedDocumentAuthentication/actualDateTime',
  ],
  [
    'securityDeclarations/issuedBy/firstName|lastName',
    'transportEvent/certifyingParty/authoritativeSignatoryPerson/name',
    { join: ' ' },
  ],
  [
    'securityDeclarations/regulatedEntityIssuer/regulatedEntityIdentifier',
    'transportEvent/certifyingParty/id',
  ],
]

const dangerous: Table = [
  {
    each: 'dangerous',
    lines: [
      ['unNumber', `${item}/uNDGID`],
      ['properShippingName', `${item}/properShippingName`],
      ['technicalName', `${item}/technicalName`],
      ['hazardClassificationId', `${item}/hazardClassificationID`],
      ['packagingDangerLevelCode', `${item}/packagingDangerLevelCode`],
      ['specialProvisionId', `${item}/specialProvisionID`],
    ],
  },
]

const pieces: Table = [
  {
    each: 'pieces',
    lines: [
      ['slac', 'transportPackage/itemQuantity'],
      ['shippingMarks', 'transportPackage/shippingMarks/markingText'],
      ['packagingType/typeCode/code', 'transportPackage/typeCode'],
      ['packagingType/typeCode', 'transportPackage/typeCode'],
      ['packagingType/description', 'transportPackage/typeText'],
      ['goodsDescription', 'natureIdentificationCargo/identificationText'],
      {
        known: [
          'coload',
          'nvdForCarriage',
          'nvdForCustoms',
          'stackable',
          'turnable',
          'loadType',
          'specialHandlingCodes',
          'grossWeight',
          'dimensions',
          'upid',
        ],
      },
    ],
  },
  ['shipment/goodsDescription', 'natureIdentificationCargo/identificationText'],
  { sum: 'slac', of: 'pieces', to: 'numberOfPackages' },
]

const contract = 'transportContractDocument'
const types = { MASTER: '741', HOUSE: '703', DIRECT: '740' }

const table: Table = [
  ['waybill/fullNumber', `${contract}/id`],
  ['waybill/waybillType', `${contract}/typeCode`, { codes: types }],
  { say: '740', to: `${contract}/typeCode`, where: 'waybill' },
  ['waybill/carrierDeclarationDate', `${contract}/formattedIssueDateTime`],
  ['waybill/carrierDeclarationPlace/locationName', `${contract}/issueLocation/name`],
  ['waybill/carrierDeclarationPlace/locationCodes/code', `${contract}/issueLocation/name`],
  ...Object.entries(sides).flatMap(([ours, role]) => party(role, ours)),
  ...place('waybill/departureLocation', 'carrierAcceptanceLocation'),
  ...place('waybill/arrivalLocation', 'consigneeReceiptLocation'),
  ['shipment/totalGrossWeight', 'grossWeight'],
  { sum: 'grossWeight', of: 'pieces', to: 'grossWeight' },
  ['shipment/totalDimensions/volume', 'grossVolume'],
  [
    'waybill/weightValuationIndicator',
    'paymentArrangementCode',
    { codes: { P: 'PP', PREPAID: 'PP', C: 'CC', COLLECT: 'CC' } },
  ],
  ['waybill/declaredValueForCarriage', 'declaredValueForCarriageAmount'],
  ['shipment/textualHandlingInstructions', 'information'],
  ...pieces,
  ...dangerous,
  ...transport,
  ...security,
  {
    known: [
      ...[
        'waybillPrefix',
        'waybillNumber',
        'otherChargesIndicator',
        'carrierDeclarationSignature',
        'consignorDeclarationSignature',
        'accountingInformation',
        'otherCharges',
        'waybillLineItems',
        'shippingInfo',
        'shippingRefNo',
        'originCurrency',
        'carrierChargeCode',
      ].map((name) => `waybill/${name}`),
      ...['totalDimensions', 'incoterms', 'insurance', 'specialHandlingCodes'].map(
        (name) => `shipment/${name}`,
      ),
    ],
  },
]

export const oneRecord: Format = {
  name: 'a ONE Record message',
  syntax: 'json',
  recognises: speaksOfCargo,
  prepare: gather,
  isOneGraph: true,
  furniture: ['@context', 'locationType', 'contactDetailType', 'hasRevision', 'hasLatestRevision'],
  kind: null,
  consignments: 'consignment',
  table,
  document: [],
}
