import { cmr } from '../../kinds/cmr.ts'
import type { Format } from '../format.ts'
import { packageKind } from '../package-kind.ts'
import { placeInText } from '../place-in-text.ts'
import type { Table } from '../table.ts'
import { childNamed } from '../tree.ts'

/*
 * The e-CMR of the Open Logistics Foundation (ecmr-backend, openapi.yaml): one object per box of the paper note, in
 * camel case; earlier prototypes wrote the same names with underscores.
 */

/** 'senderInformation' and 'sender_information'. */
const named = (name: string): string =>
  `${name}|${name.replace(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`)}`

function party(box: string | null, prefix: string, ours: string, phone: string): Table {
  const within = box === null ? '' : `${named(box)}/`
  const at = (part: string) => `${within}${named(prefix + part)}`
  const contacts = at('ContactInformation')
  return [
    [at('CompanyName'), `${ours}/name`],
    [at('NameCompany'), `${ours}/name`],
    [at('Street'), `${ours}/postalAddress/streetName`],
    [at('Postcode'), `${ours}/postalAddress/postcode`],
    [at('City'), `${ours}/postalAddress/cityName`],
    [`${at('CountryCode')}/value`, `${ours}/postalAddress/countryCode`],
    [at('CountryCode'), `${ours}/postalAddress/countryCode`],
    ...(ours === 'connectingCarrier' ? [] : contact(contacts, ours, phone)),
    {
      known: [
        `${at('CountryCode')}/region`,
        `${contacts}/*`,
        at('PersonName'),
        at('DriverName'),
        at('NamePerson'),
      ],
    },
  ]
}

function contact(contacts: string, ours: string, phone: string): Table {
  return [
    [`${contacts}/${named(phone)}`, `${ours}/definedContactDetails/telephone/completeNumber`],
    ...(ours === 'carrier'
      ? []
      : [[`${contacts}/email`, `${ours}/definedContactDetails/emailAddress/uRI`] as const]),
  ]
}

const place = (box: string, field: string, ours: string): Table =>
  placeInText(`${named(box)}/${named(field)}`, ours)

const item = named('itemList')
const cells = {
  marks: `${named('marksAndNos')}/${named('logisticsShippingMarksMarking')}`,
  count: `${named('numberOfPackages')}/${named('logisticsPackageItemQuantity')}`,
  packing: `${named('methodOfPacking')}/${named('logisticsPackageType')}`,
  nature: `${named('natureOfTheGoods')}/${named('transportCargoIdentification')}`,
  weight: `${named('grossWeightInKg')}/${named('supplyChainConsignmentItemGrossWeight')}`,
  volume: `${named('volumeInM3')}/${named('supplyChainConsignmentItemGrossVolume')}`,
}

const goods: Table = [
  {
    each: item,
    lines: [
      [`${cells.marks}`, 'transportPackage/shippingMarks/markingText'],
      [cells.count, 'transportPackage/itemQuantity'],
      ...packageKind(cells.packing),
      [cells.nature, 'natureIdentificationCargo/identificationText'],
      { known: [`${named('marksAndNos')}/${named('logisticsShippingMarksCustomBarcodeList')}`] },
    ],
  },
  { sum: cells.count, of: item, to: 'numberOfPackages' },
  { sum: cells.weight, of: item, to: 'grossWeight', unit: 'KGM' },
  { sum: cells.volume, of: item, to: 'grossVolume', unit: 'MTQ' },
]

const taking = named('takingOverTheGoods')
const contract = 'transportContractDocument'

const table: Table = [
  ...party('senderInformation', 'sender', 'consignor', 'phone'),
  ...party('consigneeInformation', 'consignee', 'consignee', 'phone'),
  ...party('carrierInformation', 'carrier', 'carrier', 'carrierPhone'),
  {
    each: `${named('successiveCarrierInformation')}|successiveCarriersInformation`,
    lines: party(null, 'successiveCarrier', 'connectingCarrier', ''),
  },
  [
    `${named('carrierInformation')}/${named('carrierLicensePlate')}`,
    'mainCarriageTransportMovement/usedTransportMeans/id',
  ],
  ...place('takingOverTheGoods', 'takingOverTheGoodsPlace', 'carrierAcceptanceLocation'),
  [`${taking}/${named('logisticsTimeOfDepartureDateTime')}`, 'carrierAcceptanceDateTime'],
  [`${taking}/${named('logisticsTimeOfArrivalDateTime')}`, 'carrierAcceptanceDateTime'],
  ...place('deliveryOfTheGoods', 'logisticsLocationCity', 'consigneeReceiptLocation'),
  ...goods,
  [
    `${named('sendersInstructions')}/${named('transportInstructionsDescription')}`,
    'consignorProvidedInformationText',
  ],
  [`${named('cashOnDelivery')}/${named('customCashOnDelivery')}`, 'cODAmount'],
  [
    `${named('toBePaidBy')}/${named('customChargeCarriage')}/payer`,
    'paymentArrangementCode',
    { codes: { SENDER: 'PP', CONSIGNEE: 'CC' } },
  ],
  [
    `${named('carriersReservationsAndObservationsOnTakingOverTheGoods')}/${named('carrierReservationsObservations')}`,
    'deliveryEvent/relatedObservation/applicableNote/contentText',
  ],
  [`${named('specialAgreementsSenderCarrier')}/${named('customSpecialAgreement')}`, 'contractTermsText'],
  [`${named('otherUsefulParticulars')}/${named('customParticulars')}`, 'information'],
  [`${named('established')}/${named('customEstablishedDate')}`, `${contract}/formattedIssueDateTime`],
  [`${named('established')}/${named('customEstablishedIn')}`, `${contract}/issueLocation/name`],
  [`${named('goodsReceived')}/${named('consigneeSignatureDate')}`, 'deliveryEvent/actualOccurrenceDateTime'],
  [
    `${named('goodsReceived')}/${named('confirmedLogisticsLocationName')}`,
    'deliveryEvent/occurrenceLocation/name',
  ],
  [`${named('referenceIdentificationNumber')}/value`, `${contract}/id`],
  [named('referenceIdentificationNumber'), `${contract}/id`],
  { say: '730', to: `${contract}/typeCode` },
  { say: '3', to: 'mainCarriageTransportMovement/modeCode' },
  {
    known: [
      named('multiConsigneeShipment'),
      `${named('deliveryOfTheGoods')}/${named('logisticsLocationOpeningHours')}`,
      named('nonContractualPartReservedForTheCarrier'),
      named('toBePaidBy'),
      `${named('goodsReceived')}/*`,
      `${named('carriersReservationsAndObservationsOnTakingOverTheGoods')}/${named('senderReservationsObservationsSignature')}`,
      'signatureOrStampOfTheSender|signatureOrStampOfTheCarrier|signatureOrStampOfTheConsignee',
    ],
  },
]

const boxes = [
  'senderInformation',
  'consigneeInformation',
  'carrierInformation',
  'takingOverTheGoods',
  'deliveryOfTheGoods',
  'itemList',
]

export const eCmrJson: Format = {
  name: 'an e-CMR of the Open Logistics Foundation',
  syntax: 'json',
  recognises: (node) =>
    boxes.filter((box) =>
      named(box)
        .split('|')
        .some((name) => childNamed(node, name.toLowerCase())),
    ).length >= 2,
  kind: cmr.id,
  consignments: '.',
  table,
  document: [],
}
