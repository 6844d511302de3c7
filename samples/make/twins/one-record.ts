import { air } from './air.ts'
import { json } from './ecmr-json.ts'

const server = 'https://1r.example.com/logistics-objects'
const codes = 'https://onerecord.iata.org/ns/code-lists'
const code = (list: string, value: string) => ({ '@id': `${codes}/${list}#${value}` })

interface AirParty {
  name: string
  street: string
  postcode: string
  city: string
  country: string
  phone?: string
}

function party(role: string, who: AirParty) {
  return {
    '@type': 'cargo:Party',
    'cargo:partyRole': code('ParticipantIdentifier', role),
    'cargo:partyDetails': {
      '@type': 'cargo:Company',
      'cargo:name': who.name,
      'cargo:basedAtLocation': {
        '@type': 'cargo:Location',
        'cargo:address': {
          '@type': 'cargo:Address',
          'cargo:streetAddressLines': [who.street],
          'cargo:textualPostCode': who.postcode,
          'cargo:cityName': who.city,
          'cargo:country': { '@type': 'cargo:CodeListElement', 'cargo:code': who.country },
        },
      },
      ...(who.phone ? { 'cargo:contactPersons': [contact(who.phone)] } : {}),
    },
  }
}

const contact = (phone: string) => ({
  '@type': 'cargo:Person',
  'cargo:contactDetails': [
    {
      '@type': 'cargo:ContactDetail',
      'cargo:contactDetailType': code('ContactDetailType', 'PHONE_NUMBER'),
      'cargo:textualValue': phone,
    },
  ],
})

const airport = (iata: string) => ({
  '@type': 'cargo:Location',
  'cargo:locationType': 'Airport',
  'cargo:locationCodes': [{ '@type': 'cargo:CodeListElement', 'cargo:code': iata }],
})

const measure = (value: number, unit: string) => ({
  '@type': 'cargo:Value',
  'cargo:numericalValue': { '@type': 'http://www.w3.org/2001/XMLSchema#double', '@value': String(value) },
  'cargo:unit': code('MeasurementUnitCode', unit),
})

/** A waybill with its shipment inside, and pieces under their own addresses in the same graph. */
export const oneRecord = json({
  '@context': { cargo: 'https://onerecord.iata.org/ns/cargo#', api: 'https://onerecord.iata.org/ns/api#' },
  '@graph': [
    {
      '@id': `${server}/waybill-1`,
      '@type': 'cargo:Waybill',
      'cargo:waybillType': code('WaybillType', 'DIRECT'),
      'cargo:waybillPrefix': air.number.slice(0, 3),
      'cargo:waybillNumber': air.number.slice(4),
      'cargo:departureLocation': airport(air.from),
      'cargo:arrivalLocation': airport(air.to),
      'cargo:carrierDeclarationDate': {
        '@type': 'http://www.w3.org/2001/XMLSchema#dateTime',
        '@value': `${air.issued.date}T00:00:00.000`,
      },
      'cargo:carrierDeclarationPlace': airport(air.issued.place),
      'cargo:weightValuationIndicator': code('PrepaidCollectIndicator', 'P'),
      'cargo:involvedParties': [
        party('SHP', air.shipper),
        party('CNE', air.consignee),
        party('AGT', air.agent),
      ],
      'cargo:shipment': {
        '@id': `${server}/shipment-1`,
        '@type': 'cargo:Shipment',
        'cargo:goodsDescription': 'Instruments and tripods',
        'cargo:totalGrossWeight': measure(air.weight, 'KGM'),
        'cargo:totalDimensions': { '@type': 'cargo:Dimensions', 'cargo:volume': measure(air.volume, 'MTQ') },
        'cargo:textualHandlingInstructions': [air.instructions],
        'cargo:pieces': air.pieces.map((_, i) => ({ '@id': `${server}/piece-${i + 1}` })),
      },
    },
    ...air.pieces.map((piece, i) => ({
      '@id': `${server}/piece-${i + 1}`,
      '@type': 'cargo:Piece',
      'cargo:goodsDescription': piece.nature,
      'cargo:slac': piece.count,
      'cargo:grossWeight': measure(piece.weight, 'KGM'),
      'cargo:ofShipment': { '@id': `${server}/shipment-1` },
    })),
    {
      '@id': `${server}/movement-1`,
      '@type': 'cargo:TransportMovement',
      'cargo:transportIdentifier': air.flight,
      'cargo:modeCode': code('ModeCode', '4'),
      'cargo:departureLocation': airport(air.from),
      'cargo:arrivalLocation': airport(air.to),
      'cargo:movementTimes': [
        {
          '@type': 'cargo:MovementTime',
          'cargo:direction': code('DirectionType', 'OUTBOUND'),
          'cargo:movementTimeType': code('MovementTimeType', 'SCHEDULED'),
          'cargo:movementTimestamp': `${air.departure}T00:00:00`,
        },
      ],
    },
    {
      '@id': `${server}/security-1`,
      '@type': 'cargo:SecurityDeclaration',
      'cargo:securityStatus': code('SecurityStatus', 'SPX'),
      'cargo:screeningMethods': [code('ScreeningMethod', 'XRY')],
      'cargo:issuedOn': '2026-11-18T13:30:00',
      'cargo:issuedBy': { '@type': 'cargo:Person', 'cargo:firstName': 'T.', 'cargo:lastName': 'Ahrendt' },
      'cargo:regulatedEntityIssuer': {
        '@type': 'cargo:RegulatedEntity',
        'cargo:regulatedEntityIdentifier': air.agentNumber,
      },
    },
  ],
})
