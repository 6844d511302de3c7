import { air } from './air.ts'
import { document, type Element } from './xml.ts'

interface AirParty {
  name: string
  street: string
  postcode: string
  city: string
  country: string
  phone?: string
}

function party(name: string, address: string, who: AirParty): Element {
  return [
    name,
    ['ram:Name', who.name],
    [
      address,
      ['ram:PostcodeCode', who.postcode],
      ['ram:StreetName', who.street],
      ['ram:CityName', who.city],
      ['ram:CountryID', who.country],
    ],
    ...(who.phone
      ? ([
          [
            'ram:DefinedTradeContact',
            ['ram:DirectTelephoneCommunication', ['ram:CompleteNumber', who.phone]],
          ],
        ] as Element[])
      : []),
  ]
}

const note = (subject: string, content: string, text: string): Element => [
  'ram:IncludedCustomsNote',
  ['ram:ContentCode', content],
  ['ram:Content', text],
  ...(subject === ''
    ? []
    : ([
        ['ram:SubjectCode', subject],
        ['ram:CountryID', 'DE'],
      ] as Element[])),
]

const header = (name: string, type: string, number: string): Element[] => [
  [
    'rsm:MessageHeaderDocument',
    ['ram:ID', `${number}_1`],
    ['ram:Name', name],
    ['ram:TypeCode', type],
    ['ram:IssueDateTime', '2026-11-18T14:05:00+01:00'],
    ['ram:PurposeCode', 'Creation'],
    ['ram:VersionID', '3.00'],
    ['ram:SenderParty', ['ram:PrimaryID', { schemeID: 'C' }, 'LFBRANDT']],
    ['ram:RecipientParty', ['ram:PrimaryID', { schemeID: 'C' }, 'CARGOHUB']],
  ],
  [
    'rsm:BusinessHeaderDocument',
    ['ram:ID', number],
    [
      'ram:SignatoryCarrierAuthentication',
      ['ram:ActualDateTime', `${air.issued.date}T00:00:00`],
      ['ram:Signatory', 'T AHRENDT'],
      ['ram:IssueAuthenticationLocation', ['ram:Name', air.issued.place]],
    ],
  ],
]

const totals: Element[] = [
  ['ram:NilCarriageValueIndicator', 'true'],
  ['ram:NilCustomsValueIndicator', 'true'],
  ['ram:TotalChargePrepaidIndicator', 'true'],
  ['ram:IncludedTareGrossWeightMeasure', { unitCode: 'KGM' }, String(air.weight)],
  ['ram:GrossVolumeMeasure', { unitCode: 'MTQ' }, String(air.volume)],
  ['ram:TotalPieceQuantity', String(air.pieces.reduce((sum, p) => sum + p.count, 0))],
]

const parties: Element[] = [
  party('ram:ConsignorParty', 'ram:PostalStructuredAddress', air.shipper),
  party('ram:ConsigneeParty', 'ram:PostalStructuredAddress', air.consignee),
  party('ram:FreightForwarderParty', 'ram:FreightForwarderAddress', air.agent),
]

const journey: Element[] = [
  ['ram:OriginLocation', ['ram:ID', air.from]],
  ['ram:FinalDestinationLocation', ['ram:ID', air.to]],
  [
    'ram:SpecifiedLogisticsTransportMovement',
    ['ram:StageCode', 'Main-Carriage'],
    ['ram:ModeCode', '4'],
    ['ram:Mode', 'Air transport'],
    ['ram:ID', air.flight],
    ['ram:SequenceNumeric', '1'],
    ['ram:UsedLogisticsTransportMeans', ['ram:Name', 'LH']],
    ['ram:ArrivalEvent', ['ram:OccurrenceArrivalLocation', ['ram:ID', air.to], ['ram:TypeCode', 'Airport']]],
    [
      'ram:DepartureEvent',
      ['ram:ScheduledOccurrenceDateTime', `${air.departure}T00:00:00`],
      ['ram:OccurrenceDepartureLocation', ['ram:ID', air.from], ['ram:TypeCode', 'Airport']],
    ],
  ],
]

const handling: Element[] = [
  ['ram:HandlingSPHInstructions', ['ram:DescriptionCode', 'SPX']],
  ['ram:HandlingSPHInstructions', ['ram:DescriptionCode', 'EAW']],
  ['ram:HandlingOSIInstructions', ['ram:Description', air.instructions]],
  note('ISS', 'RA', air.agentNumber),
  note('', 'SM', 'XRY'),
  note('', 'SN', air.officer),
  note('', 'SD', '18NOV261330'),
]

const items = (name: string): Element[] =>
  air.pieces.map((piece, i) => [
    name,
    ['ram:SequenceNumeric', String(i + 1)],
    ['ram:GrossWeightMeasure', { unitCode: 'KGM' }, String(piece.weight)],
    ['ram:PieceQuantity', String(piece.count)],
    ['ram:NatureIdentificationTransportCargo', ['ram:Identification', piece.nature]],
    [
      'ram:TransportLogisticsPackage',
      ['ram:ItemQuantity', String(piece.count)],
      [
        'ram:LinearSpatialDimension',
        ['ram:WidthMeasure', { unitCode: 'CMT' }, '60'],
        ['ram:LengthMeasure', { unitCode: 'CMT' }, '80'],
        ['ram:HeightMeasure', { unitCode: 'CMT' }, '70'],
      ],
    ],
  ])

export const waybill = document([
  'rsm:Waybill',
  { 'xmlns:rsm': 'iata:waybill:1', 'xmlns:ram': 'iata:datamodel:3' },
  ...header('Air Waybill', '740', air.number),
  [
    'rsm:MasterConsignment',
    ...totals,
    ...parties,
    ...journey,
    ...handling,
    [
      'ram:ApplicableRating',
      ['ram:TypeCode', 'F'],
      ['ram:ConsignmentItemQuantity', '2'],
      ...items('ram:IncludedMasterConsignmentItem'),
    ],
  ],
])

/** The same goods as a house waybill inside a consolidation of 59 pieces. */
export const houseWaybill = document([
  'rsm:HouseWaybill',
  { 'xmlns:rsm': 'iata:housewaybill:1', 'xmlns:ram': 'iata:datamodel:3' },
  ...header('House Waybill', '703', air.services),
  [
    'rsm:MasterConsignment',
    ['ram:IncludedTareGrossWeightMeasure', { unitCode: 'KGM' }, '2217.0'],
    ['ram:TotalPieceQuantity', '59'],
    ['ram:TransportContractDocument', ['ram:ID', air.number]],
    ['ram:OriginLocation', ['ram:ID', air.from]],
    ['ram:FinalDestinationLocation', ['ram:ID', air.to]],
    [
      'ram:IncludedHouseConsignment',
      ['ram:ID', air.services],
      ...totals,
      ['ram:SummaryDescription', 'INSTRUMENTS AND TRIPODS'],
      ...parties,
      ...journey,
      ...handling,
      ...items('ram:IncludedHouseConsignmentItem'),
    ],
  ],
])
