import { awb } from '../../kinds/awb.ts'
import type { Format } from '../format.ts'
import type { Table } from '../table.ts'
import { childNamed, type Node } from '../tree.ts'
import type { Tree } from '../tree-of-xml.ts'
import { security } from './security.ts'

/*
 * IATA Cargo-XML, waybill (XFWB) and house waybill (XFZB) of version 3 and later: root iata:waybill:1 or
 * iata:housewaybill:1, content iata:datamodel:3. Earlier versions name the same elements.
 */

function party(theirs: string, ours: string, address: string): Table {
  const inside = `${theirs}/${address}`
  return [
    [`${theirs}/Name`, `${ours}/name`],
    [`${inside}/StreetName`, `${ours}/postalAddress/streetName`],
    [`${inside}/PostOfficeBox`, `${ours}/postalAddress/postOfficeBox`],
    [`${inside}/PostcodeCode`, `${ours}/postalAddress/postcode`],
    [`${inside}/CityName`, `${ours}/postalAddress/cityName`],
    [`${inside}/CountryID`, `${ours}/postalAddress/countryCode`],
    [`${inside}/CountrySubDivisionName|CountrySubDivisionID`, `${ours}/postalAddress/countrySubDivisionName`],
    {
      known: [
        `${inside}/CountryName`,
        `${theirs}/AccountID`,
        `${theirs}/CargoAgentID`,
        `${theirs}/SpecifiedCargoAgentLocation`,
      ],
    },
  ]
}

function contact(theirs: string, ours: string): Table {
  const inside = `${theirs}/DefinedTradeContact`
  return [
    [
      `${inside}/DirectTelephoneCommunication/CompleteNumber`,
      `${ours}/definedContactDetails/telephone/completeNumber`,
    ],
    [
      `${inside}/URIEmailCommunication/URIID|CompleteNumber`,
      `${ours}/definedContactDetails/emailAddress/uRI`,
    ],
  ]
}

/** Airports by their name or, mostly, their IATA code: no UN/LOCODE, so a name. */
const places: Table = [
  ['OriginLocation/Name', 'carrierAcceptanceLocation/name'],
  ['OriginLocation/ID', 'carrierAcceptanceLocation/name'],
  ['FinalDestinationLocation/Name', 'consigneeReceiptLocation/name'],
  ['FinalDestinationLocation/ID', 'consigneeReceiptLocation/name'],
]

const movement = 'mainCarriageTransportMovement'

const flights: Table = [
  {
    each: 'SpecifiedLogisticsTransportMovement[StageCode=Main-Carriage]|SpecifiedLogisticsTransportMovement[!StageCode]',
    lines: [
      ['ModeCode', `${movement}/modeCode`],
      ['ID', `${movement}/id`],
      ['SequenceNumeric', `${movement}/sequenceNumber`],
      [
        'DepartureEvent/ScheduledOccurrenceDateTime',
        `${movement}/departureEvent/scheduledOccurrenceDateTime`,
      ],
      ['DepartureEvent/OccurrenceDepartureLocation/Name', `${movement}/loadingEvent/occurrenceLocation/name`],
      ['DepartureEvent/OccurrenceDepartureLocation/ID', `${movement}/loadingEvent/occurrenceLocation/name`],
      ['ArrivalEvent/OccurrenceArrivalLocation/Name', `${movement}/unloadingEvent/occurrenceLocation/name`],
      ['ArrivalEvent/OccurrenceArrivalLocation/ID', `${movement}/unloadingEvent/occurrenceLocation/name`],
      ['ArrivalEvent/ScheduledOccurrenceDateTime', `${movement}/unloadingEvent/scheduledOccurrenceDateTime`],
      {
        known: [
          'StageCode',
          'Mode',
          'UsedLogisticsTransportMeans',
          'DepartureEvent/*/TypeCode',
          'ArrivalEvent/*/TypeCode',
        ],
      },
    ],
  },
  { say: '4', to: `${movement}/modeCode` },
]

function goods(item: string): Table {
  return [
    {
      each: `${item}/NatureIdentificationTransportCargo/Identification`,
      lines: [['.', 'natureIdentificationCargo/identificationText']],
    },
    ['SummaryDescription', 'natureIdentificationCargo/identificationText'],
    {
      each: `${item}[PieceQuantity]`,
      lines: [
        ['PieceQuantity', 'transportPackage/itemQuantity'],
        [
          'TransportLogisticsPackage/PhysicalLogisticsShippingMarks/Marking',
          'transportPackage/shippingMarks/markingText',
        ],
      ],
    },
    {
      known: [
        'GrossWeightMeasure',
        'GrossVolumeMeasure',
        'SequenceNumeric',
        'TypeCode',
        'PackageQuantity',
        'Information',
        'TransportLogisticsPackage',
        'ApplicableFreightRateServiceCharge',
        'OriginCountry',
      ].map((name) => `${item}/${name}`),
    },
  ]
}

const totals: Table = [
  ['IncludedTareGrossWeightMeasure', 'grossWeight'],
  ['GrossWeightMeasure', 'grossWeight'],
  ['GrossVolumeMeasure', 'grossVolume'],
  ['TotalPieceQuantity', 'numberOfPackages'],
  ['DeclaredValueForCarriageAmount', 'declaredValueForCarriageAmount'],
  [
    'TotalChargePrepaidIndicator',
    'paymentArrangementCode',
    { codes: { true: 'PP', false: 'CC', 1: 'PP', 0: 'CC' } },
  ],
  {
    known: [
      'NilCarriageValueIndicator',
      'NilCustomsValueIndicator',
      'NilInsuranceValueIndicator',
      'TotalDisbursementPrepaidIndicator',
      'PackageQuantity',
      'ID',
      'AdditionalID',
      'DeclaredValueForCustomsAmount',
      'InsuranceValueAmount',
      'WeightTotalChargeAmount',
      'TotalPrepaidChargeAmount',
      'TotalCollectChargeAmount',
      'DensityGroupCode',
      'ProductID',
    ],
  },
]

const handling: Table = [
  { each: 'HandlingOSIInstructions', lines: [['Description', 'information']] },
  ['HandlingSSRInstructions/Description', 'deliveryInformation', { join: '; ' }],
  {
    known: [
      'HandlingSPHInstructions',
      'AssociatedUnitLoadTransportEquipment',
      'ApplicableRating/IncludedMasterConsignmentItem/AssociatedUnitLoadTransportEquipment',
      'AssociatedParty',
      'IncludedAccountingNote',
      'IncludedCustomsNote',
      'AssociatedConsignmentCustomsProcedure',
      'ApplicableOriginCurrencyExchange',
      'ApplicableDestinationCurrencyExchange',
      'ApplicableLogisticsServiceCharge',
      'ApplicableLogisticsAllowanceCharge',
      'ApplicableRating/TypeCode',
      'ApplicableRating/ConsignmentItemQuantity',
      'ApplicableTotalRating',
      'ApplicableRating/TotalChargeAmount',
      'ApplicableTransportCargoInsurance',
    ],
  },
]

const consignment: Table = [
  ...totals,
  ...party('ConsignorParty', 'consignor', 'PostalStructuredAddress'),
  ...contact('ConsignorParty', 'consignor'),
  ...party('ConsigneeParty', 'consignee', 'PostalStructuredAddress'),
  ...contact('ConsigneeParty', 'consignee'),
  [
    'ConsigneeParty/DefinedTradeContact/FaxCommunication/CompleteNumber',
    'consignee/definedContactDetails/fax/completeNumber',
  ],
  ['ConsigneeParty/DefinedTradeContact/PersonName', 'consignee/definedContactDetails/personName'],
  ...party('FreightForwarderParty', 'freightForwarder', 'FreightForwarderAddress|PostalStructuredAddress'),
  { known: ['ConsignorParty|ConsigneeParty|FreightForwarderParty/DefinedTradeContact'] },
  ...places,
  ...flights,
  ...security,
  ...handling,
]

const contract = 'transportContractDocument'

/** Who signed for the carrier, when and where, is the issue of an air waybill (Montreal Convention, Articles 4 and 7). */
const header: Table = [
  ['BusinessHeaderDocument/ID', `${contract}/id`],
  ['MessageHeaderDocument/TypeCode', `${contract}/typeCode`],
  [
    'BusinessHeaderDocument/SignatoryCarrierAuthentication/ActualDateTime',
    `${contract}/formattedIssueDateTime`,
  ],
  [
    'BusinessHeaderDocument/SignatoryCarrierAuthentication/IssueAuthenticationLocation/Name',
    `${contract}/issueLocation/name`,
  ],
  { known: ['MessageHeaderDocument', 'BusinessHeaderDocument/*'] },
]

const isRoot = (node: Node, { namespaces }: Tree, root: string): boolean =>
  node.key === root.toLowerCase() &&
  (childNamed(node, 'businessheaderdocument') !== undefined || namespaces.some((n) => /^iata:/i.test(n)))

const waybill: Format = {
  name: 'an IATA Cargo-XML waybill (XFWB)',
  syntax: 'xml',
  recognises: (node, tree) => isRoot(node, tree, 'Waybill') || isRoot(node, tree, 'FreightWaybill'),
  kind: awb.id,
  consignments: 'MasterConsignment',
  table: [...consignment, ...goods('ApplicableRating/IncludedMasterConsignmentItem')],
  document: header,
}

/** The consignment of a house waybill stands inside that of its master, whose flights are its own. */
const houseWaybill: Format = {
  name: 'an IATA Cargo-XML house waybill (XFZB)',
  syntax: 'xml',
  recognises: (node, tree) => isRoot(node, tree, 'HouseWaybill'),
  kind: awb.id,
  consignments: 'MasterConsignment/IncludedHouseConsignment',
  table: [...consignment, ...goods('IncludedHouseConsignmentItem')],
  document: [
    ...header,
    {
      known: [
        'MasterConsignment/TransportContractDocument',
        ...[
          'IncludedTareGrossWeightMeasure',
          'TotalPieceQuantity',
          'OriginLocation',
          'FinalDestinationLocation',
          'ID',
        ].map((name) => `MasterConsignment/${name}`),
      ],
    },
  ],
}

export const cargoXmlFormats: readonly Format[] = [waybill, houseWaybill]
