import { json } from './ecmr-json.ts'

const forwarder = {
  name: 'Hafenkontor Petersen GmbH',
  streetName: 'Am Kaiserkai 41',
  postcode: '20457',
  cityName: 'Hamburg',
  countryCode: 'DE',
}
const sender = {
  name: 'Weberei Hollenstedt GmbH',
  streetName: 'Spinnerstrasse 2',
  postcode: '48529',
  cityName: 'Nordhorn',
  countryCode: 'DE',
}
const receiver = {
  name: 'Almarra Textiles SARL',
  streetName: '12 Rue des Dattiers',
  postcode: '20250',
  cityName: 'Casablanca',
  countryCode: 'MA',
}

const goods = [
  { nature: 'Cotton fabric, bleached', count: 240, weight: 9120, marks: 'WH 1-240', unit: 'MSKU9070323' },
  { nature: 'Sewing thread', count: 60, weight: 1140, marks: 'WH 241-300', unit: 'CSQU3054383' },
]

const text = (value: string) => ({ value })

function party({ name, ...postalAddress }: typeof sender) {
  return { name: text(name), postalAddress }
}

/** A multimodal bill of lading: two containers from Nordhorn by Hamburg to Casablanca. Invented. */
export const eFbl = json({
  exchanged_document: {
    id: 'FBL-DE-2026-00718',
    issueDateTime: { value: '2026-11-12T00:00:00.000', format: 'YYYY-MM-DDThh:mm:ss.sss' },
    issueLocation: { id: 'DEHAM', countryCode: 'DE', name: text('Hamburg') },
    originalIssuedQuantity: '3',
    documentStatus: text('ISSUED'),
  },
  supply_chain_consignment: {
    cargoInsuranceProvidedByCTO: false,
    consignor: { ...party(sender), definedContactDetails: { telephone: text('+49 5921 5550 17') } },
    consignee: party(receiver),
    cto: { id: [{ value: '4711', identificationSchemeAgency: 'FIATA' }], ...party(forwarder) },
    notifiedParty: [party(receiver)],
    carrierAcceptanceLocation: { id: 'DENDH', name: text('Nordhorn'), countryCode: 'DE' },
    consigneeReceiptLocation: { id: 'MACAS', name: text('Casablanca'), countryCode: 'MA' },
    loadingBaseportLocation: { id: 'DEHAM', name: text('Hamburg') },
    unloadingBaseportLocation: { id: 'MACAS', name: text('Casablanca') },
    numberOfPackages: 300,
    includedConsignmentItem: goods.map((line) => ({
      goodsTypeCode: text('520811'),
      grossWeight: { value: line.weight, unit: 'KGM' },
      cargoNatureIdentification: { identificationText: [text(line.nature)] },
      transportPackage: [
        { itemQuantity: line.count, typeCode: text('CT'), typeText: 'cartons', shippingMarks: [line.marks] },
      ],
      associatedTransportEquipment: [
        { id: text(line.unit), sealQuantity: 1, affixedSeal: [text(`S-${line.unit.slice(-4)}`)] },
      ],
    })),
    mainCarriageTransportMovement: [
      { typeCode: text('151'), id: text('9321483'), name: text('MS Elbdeich'), voyageNumber: text('047W') },
    ],
    applicableServiceCharge: [{ paymentArrangementCode: { value: 'P', agency: 'UN/EDIFACT' } }],
  },
})

const of = (role: string, { name, streetName, postcode, cityName, countryCode }: typeof sender) => ({
  [`${role}/name[1]`]: name,
  [`${role}/postalAddress/streetName[1]`]: streetName,
  [`${role}/postalAddress/postcode[1]`]: postcode,
  [`${role}/postalAddress/cityName[1]`]: cityName,
  [`${role}/postalAddress/countryCode`]: countryCode,
})

const movement = 'mainCarriageTransportMovement[1]'
const unit = 'usedTransportEquipment[1]/carriedTransportEquipment'

/** The truth, by eFTI path. */
export const seaTruth: Readonly<Record<string, unknown>> = {
  'transportContractDocument/id': 'FBL-DE-2026-00718',
  'transportContractDocument/formattedIssueDateTime': '2026-11-12',
  'transportContractDocument/issueLocation/name[1]': 'Hamburg',
  ...of('consignor', sender),
  ...of('consignee', receiver),
  ...of('carrier', forwarder),
  'consignor/definedContactDetails[1]/telephone/completeNumber': '+49 5921 5550 17',
  'carrierAcceptanceLocation/id': 'DENDH',
  'carrierAcceptanceLocation/name[1]': 'Nordhorn',
  'carrierAcceptanceLocation/postalAddress/countryCode': 'DE',
  'consigneeReceiptLocation/id': 'MACAS',
  'consigneeReceiptLocation/name[1]': 'Casablanca',
  'consigneeReceiptLocation/postalAddress/countryCode': 'MA',
  [`${movement}/modeCode`]: '1',
  [`${movement}/id`]: '047W',
  [`${movement}/usedTransportMeans/id`]: '9321483',
  [`${movement}/usedTransportMeans/name`]: 'MS Elbdeich',
  [`${movement}/usedTransportMeans/typeCode`]: '151',
  [`${movement}/loadingEvent/occurrenceLocation/id`]: 'DEHAM',
  [`${movement}/loadingEvent/occurrenceLocation/name[1]`]: 'Hamburg',
  [`${movement}/unloadingEvent/occurrenceLocation/id`]: 'MACAS',
  [`${movement}/unloadingEvent/occurrenceLocation/name[1]`]: 'Casablanca',
  numberOfPackages: 300,
  'grossWeight[1]': { value: 10_260, unit: 'KGM' },
  'applicableServiceCharge[1]/paymentArrangementCode': 'P',
  ...Object.fromEntries(
    goods.flatMap(({ nature, count, marks, unit: number }, i) => [
      [`natureIdentificationCargo/identificationText[${i + 1}]`, nature],
      [`transportPackage[${i + 1}]/itemQuantity`, count],
      [`transportPackage[${i + 1}]/typeCode[1]`, 'CT'],
      [`transportPackage[${i + 1}]/typeText[1]`, 'cartons'],
      [`transportPackage[${i + 1}]/shippingMarks[1]/markingText[1]`, marks],
      [`${unit}[${i + 1}]/id`, number],
      [`includedConsignmentItem[${i + 1}]/associatedTransportEquipment[1]/id`, number],
      [`${unit}[${i + 1}]/affixedSeal[1]/id`, `S-${number.slice(-4)}`],
    ]),
  ),
}
