/** One consignment by air: what a waybill in Cargo-XML and in linked data tell of. Invented. */
export const air = {
  number: '020-48151622',
  services: 'LXB26110455',
  shipper: {
    name: 'Lumenta Messtechnik GmbH',
    street: 'Optikerweg 8',
    postcode: '07745',
    city: 'Jena',
    country: 'DE',
    phone: '4936415550190',
  },
  consignee: {
    name: 'Kitashima Instruments KK',
    street: '3-12 Minatomachi',
    postcode: '556-0017',
    city: 'Osaka',
    country: 'JP',
    phone: '81665550142',
  },
  agent: {
    name: 'Luftfracht Brandt GmbH',
    street: 'Cargo City Sued 532',
    postcode: '60549',
    city: 'Frankfurt am Main',
    country: 'DE',
  },
  from: 'FRA',
  to: 'KIX',
  flight: 'LH740',
  departure: '2026-11-19',
  issued: { place: 'FRA', date: '2026-11-18' },
  pieces: [
    { count: 4, nature: 'Optical measuring instruments', weight: 312.5 },
    { count: 2, nature: 'Tripods and cases', weight: 58 },
  ],
  weight: 370.5,
  volume: 2.84,
  instructions: 'Do not tilt, keep above 5 degrees',
  agentNumber: 'DE/RA/00831-02',
  officer: 'T. Ahrendt',
} as const

/** The truth, by eFTI path, that both ways of writing it have in common. */
export const airTruth: Readonly<Record<string, unknown>> = {
  'transportContractDocument/id': air.number,
  'transportContractDocument/typeCode': '740',
  'transportContractDocument/formattedIssueDateTime': air.issued.date,
  'transportContractDocument/issueLocation/name[1]': air.issued.place,
  ...partyTruth('consignor', air.shipper),
  ...partyTruth('consignee', air.consignee),
  ...partyTruth('freightForwarder', air.agent),
  'consignor/definedContactDetails[1]/telephone/completeNumber': air.shipper.phone,
  'consignee/definedContactDetails[1]/telephone/completeNumber': air.consignee.phone,
  'carrierAcceptanceLocation/name[1]': air.from,
  'consigneeReceiptLocation/name[1]': air.to,
  'mainCarriageTransportMovement[1]/id': air.flight,
  'mainCarriageTransportMovement[1]/modeCode': '4',
  'mainCarriageTransportMovement[1]/departureEvent/scheduledOccurrenceDateTime': air.departure,
  'mainCarriageTransportMovement[1]/loadingEvent/occurrenceLocation/name[1]': air.from,
  'mainCarriageTransportMovement[1]/unloadingEvent/occurrenceLocation/name[1]': air.to,
  'natureIdentificationCargo/identificationText[1]': air.pieces[0].nature,
  'natureIdentificationCargo/identificationText[2]': air.pieces[1].nature,
  'transportPackage[1]/itemQuantity': air.pieces[0].count,
  'transportPackage[2]/itemQuantity': air.pieces[1].count,
  numberOfPackages: 6,
  'grossWeight[1]': { value: air.weight, unit: 'KGM' },
  'grossVolume[1]': { value: air.volume, unit: 'MTQ' },
  paymentArrangementCode: 'PP',
  'information[1]': air.instructions,
  'logisticsRiskAnalysisResult[1]/consignmentRiskRelatedCode[1]': 'SPX',
  'logisticsRiskAnalysisResult[1]/screeningMethodCode[1]': 'XRY',
  'transportEvent/certifyingParty/id': air.agentNumber,
  'transportEvent/certifyingParty/authoritativeSignatoryPerson/name': air.officer,
  'transportEvent/certifyingParty/confirmedDocumentAuthentication/actualDateTime': '2026-11-18T13:30',
}

type AirParty = { name: string; street: string; postcode: string; city: string; country: string }

function partyTruth(role: string, party: AirParty): Record<string, unknown> {
  return {
    [`${role}/name[1]`]: party.name,
    [`${role}/postalAddress/streetName[1]`]: party.street,
    [`${role}/postalAddress/postcode[1]`]: party.postcode,
    [`${role}/postalAddress/cityName[1]`]: party.city,
    [`${role}/postalAddress/countryCode`]: party.country,
  }
}
