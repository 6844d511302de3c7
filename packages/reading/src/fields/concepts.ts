import type { AddressName, FieldName } from './field-map.ts'

type Given = FieldName | AddressName

interface Groups {
  /** It stands in the columns of a goods table, or in the record of a goods line. */
  ofGoods?: true
  /** A name and an address stand below it. */
  isParty?: true
  /** It stands over a name and an address in documents of the trade. */
  isAddressee?: true
}

/** Read by a reader of its own in `proposers/understand/`. */
interface ReadSpecially extends Groups {
  /** The fields and addresses of `field-map.ts` that text under such a label may give, the first one mostly. */
  gives: readonly Given[]
  as?: undefined
}

interface ReadPlainly extends Groups {
  /** Of these the first is read. */
  gives: readonly [FieldName, ...Given[]]
  /** As it stands, as the day in it, or as what the first group of a pattern takes from it: a number where the element counts. */
  as: 'text' | 'date' | RegExp
}

export type Traits = ReadSpecially | ReadPlainly

/** What a freight document can say. Lexicons name them, kinds arrange them, field-map.ts gives them their eFTI ids. */
const table = {
  consignor: { gives: ['consignor'], isParty: true, isAddressee: true },
  consignee: { gives: ['consignee'], isParty: true, isAddressee: true },
  carrier: { gives: ['carrier'], isParty: true, isAddressee: true },
  successiveCarrier: { gives: ['successiveCarrier'], isParty: true },
  placeOfDelivery: { gives: ['placeOfDelivery'], isAddressee: true },
  takingOver: { gives: ['placeOfTakingOver', 'dateOfTakingOver'] },
  placeOfTakingOver: { gives: ['placeOfTakingOver'] },
  dateOfTakingOver: { gives: ['dateOfTakingOver'], as: 'date' },
  documentsAttached: { gives: ['attachedDocumentId', 'attachedDocumentType'] },
  marks: { gives: ['marks'], ofGoods: true },
  packageCount: { gives: ['packageCount', 'packageType', 'packageText', 'totalPackages'], ofGoods: true },
  packing: { gives: ['packageType', 'packageText', 'packageCount', 'totalPackages'], ofGoods: true },
  nature: { gives: ['nature'], ofGoods: true },
  statisticalNumber: { gives: ['statisticalNumber'], as: /^(\d[\d .]{1,13}\d)$/, ofGoods: true },
  grossWeight: { gives: ['grossWeight'], ofGoods: true },
  netWeight: { gives: ['netWeight'], ofGoods: true },
  volume: { gives: ['volume'], ofGoods: true },
  senderInstructions: { gives: ['senderInstructions'], as: 'text' },
  paymentOfCarriage: { gives: ['paymentOfCarriage'] },
  cashOnDelivery: { gives: ['cashOnDelivery'] },
  reservations: { gives: ['reservations'], as: 'text' },
  specialAgreements: { gives: ['specialAgreements'], as: 'text' },
  toBePaidBy: { gives: [] },
  established: { gives: ['dateOfIssue', 'placeOfIssue'] },
  placeOfIssue: { gives: ['placeOfIssue', 'dateOfIssue'] },
  dateOfIssue: { gives: ['dateOfIssue', 'placeOfIssue'], as: 'date' },
  documentNumber: { gives: ['documentNumber'] },
  plates: { gives: ['vehicle', 'equipment'] },
  tractorPlate: { gives: ['vehicle'] },
  trailerPlate: { gives: ['equipment'] },
  containerNumber: { gives: ['equipment', 'carriedContainer'] },
  sealNumber: { gives: ['seal', 'containerSeal'] },
  unNumber: { gives: ['unNumber'], as: /^(?:UN\s?)?(\d{4})$/, ofGoods: true },
  hazardClass: { gives: ['hazardClass'], as: /^(\d(?:\.\d[A-S]?)?)$/, ofGoods: true },
  packingGroup: { gives: ['packingGroup'], as: /^(III|II|I)$/, ofGoods: true },
  goodsReceived: { gives: ['dateOfDelivery'], as: 'date' },
  dateOfDelivery: { gives: ['dateOfDelivery'], as: 'date' },
  modeOfTransport: { gives: ['modeOfTransport'] },
  freightForwarder: { gives: ['freightForwarder'], isParty: true, isAddressee: true },
  furtherCarrier: { gives: ['successiveCarrier'], isParty: true },
  buyer: { gives: ['consignee'], isParty: true, isAddressee: true },
  departurePlace: { gives: ['placeOfTakingOver', 'loadingName'] },
  arrivalPlace: { gives: ['placeOfDelivery', 'unloadingName'] },
  portOfLoading: { gives: ['loadingName', 'placeOfTakingOver'] },
  portOfDischarge: { gives: ['unloadingName', 'placeOfDelivery'] },
  dateOfLoading: { gives: ['loadingDate', 'dateOfTakingOver'], as: 'date' },
  flight: { gives: ['movementNumber', 'vehicle'] },
  vessel: { gives: ['vehicleName', 'vehicle'] },
  voyage: { gives: ['movementNumber'] },
  vesselAndVoyage: { gives: ['vehicleName', 'movementNumber', 'vehicle'] },
  train: { gives: ['movementNumber', 'vehicle'] },
  wagonNumber: { gives: ['equipment'] },
  containerSeal: { gives: ['containerSeal', 'seal'], ofGoods: true },
  weightUnit: { gives: [], ofGoods: true },
  articleCount: { gives: [], ofGoods: true },
  information: { gives: ['information'] },
  securityStatus: { gives: ['securityStatus'] },
  regulatedAgent: { gives: ['regulatedAgent'] },
  screeningMethod: { gives: ['screeningMethod'] },
  securityIssuedBy: { gives: ['securityIssuer'], as: /^([\p{L}\d .,/'’-]{3,60})$/u },
  securityIssuedOn: { gives: ['securityMoment'] },
  securityReason: { gives: ['securityReason'] },
  securityExemption: { gives: ['securityExemption'], as: /^([A-Z]{4})$/ },
  acceptingAgent: { gives: ['acceptingAgent'] },
  tunnelCode: { gives: ['tunnelCode'], ofGoods: true },
  emergencyPhone: { gives: ['dangerousInformation'] },
  recoveryFacility: { gives: ['placeOfDelivery'], isParty: true },
  recoveryOperation: { gives: ['information'] },
  wasteCode: { gives: ['wasteCode'] },
  furtherWasteCode: { gives: ['wasteCode'] },
  wasteQuantity: { gives: ['wasteWeight'] },
  notificationNumber: { gives: ['wasteCode'] },
  paperNumber: { gives: ['documentNumber'] },
  relatedPaper: { gives: ['attachedDocumentId'] },
  wayOfTransport: { gives: ['carrier', 'vehicle', 'modeOfTransport'] },
  /** These two are print of the form itself: they end other boxes and give no value. */
  signature: { gives: [] },
  furniture: { gives: [] },
} as const satisfies Record<string, Traits>

export type Concept = keyof typeof table

export const concepts = Object.keys(table) as readonly Concept[]

export const traitsOf = (concept: Concept): Traits => table[concept]

/** Those whose text is read by its `as` alone. */
export type PlainConcept = {
  [C in Concept]: (typeof table)[C] extends { as: unknown } ? C : never
}[Concept]

const having = (trait: 'ofGoods' | 'isParty' | 'isAddressee') =>
  new Set(concepts.filter((concept) => traitsOf(concept)[trait]))

/** Labels that a name and an address stand below. */
export const parties: ReadonlySet<Concept> = having('isParty')

/** What labels stand over a name and an address in the documents of the trade. */
export const addressees: ReadonlySet<Concept> = having('isAddressee')

/** What stands in the columns of a goods table, or in the record of a goods line. */
export const goodsConcepts: ReadonlySet<Concept | undefined> = having('ofGoods')
