import type { Concept } from '../fields/concepts.ts'
import { addressPlaces, type FieldName, placeOf } from '../fields/field-map.ts'

/** Labels that stand by a party or a place, by the concept of its address. */
const OF_ADDRESSES: Readonly<Record<string, readonly Concept[]>> = {
  consignor: ['consignor'],
  consignee: ['consignee'],
  carrier: ['carrier'],
  freightForwarder: ['freightForwarder'],
  placeOfTakingOver: ['placeOfTakingOver', 'takingOver', 'departurePlace', 'portOfLoading'],
  placeOfDelivery: ['placeOfDelivery', 'arrivalPlace', 'portOfDischarge'],
}

const OF_FIELDS: Readonly<Partial<Record<FieldName, readonly Concept[]>>> = {
  dateOfTakingOver: ['dateOfTakingOver', 'takingOver', 'dateOfLoading'],
  dateOfDelivery: ['dateOfDelivery', 'goodsReceived'],
  attachedDocumentId: ['documentsAttached', 'relatedPaper'],
  marks: ['marks'],
  packageCount: ['packageCount', 'packing'],
  packageType: ['packageCount', 'packing'],
  packageText: ['packageCount', 'packing'],
  nature: ['nature'],
  statisticalNumber: ['statisticalNumber'],
  totalPackages: ['packageCount', 'packing'],
  grossWeight: ['grossWeight'],
  netWeight: ['netWeight'],
  volume: ['volume'],
  senderInstructions: ['senderInstructions'],
  paymentOfCarriage: ['paymentOfCarriage'],
  cashOnDelivery: ['cashOnDelivery'],
  reservations: ['reservations'],
  specialAgreements: ['specialAgreements'],
  dateOfIssue: ['dateOfIssue', 'established', 'placeOfIssue'],
  placeOfIssue: ['placeOfIssue', 'established', 'dateOfIssue'],
  documentNumber: ['documentNumber', 'paperNumber'],
  vehicle: ['plates', 'tractorPlate', 'flight', 'vessel', 'vesselAndVoyage', 'train'],
  movementNumber: ['flight', 'voyage', 'vesselAndVoyage', 'train'],
  vehicleName: ['vessel', 'vesselAndVoyage'],
  equipment: ['plates', 'trailerPlate', 'containerNumber', 'wagonNumber'],
  seal: ['sealNumber', 'containerSeal'],
  containerSeal: ['sealNumber', 'containerSeal'],
  carriedContainer: ['containerNumber'],
  unNumber: ['unNumber'],
  hazardClass: ['hazardClass'],
  packingGroup: ['packingGroup'],
  tunnelCode: ['tunnelCode'],
  loadingName: ['portOfLoading', 'departurePlace'],
  unloadingName: ['portOfDischarge', 'arrivalPlace'],
  information: ['information'],
  securityStatus: ['securityStatus'],
  regulatedAgent: ['regulatedAgent'],
  screeningMethod: ['screeningMethod'],
  securityIssuer: ['securityIssuedBy'],
  securityMoment: ['securityIssuedOn'],
  securityReason: ['securityReason'],
  securityExemption: ['securityExemption'],
  acceptingAgent: ['acceptingAgent'],
  wasteCode: ['wasteCode', 'furtherWasteCode'],
  wasteWeight: ['wasteQuantity'],
}

const byId = new Map<string, readonly Concept[]>([
  ...Object.entries(OF_ADDRESSES).flatMap(([concept, labels]) =>
    Object.values(addressPlaces(concept)).map(({ eftiId }) => [eftiId, labels] as const),
  ),
  ...Object.entries(OF_FIELDS).map(
    ([field, labels]) => [placeOf(field as FieldName).eftiId, labels] as const,
  ),
])

/** What a label beside or above a value of the field asks for; empty for fields that no label is known for. */
export const labelsOfField = (eftiId: string): readonly Concept[] => byId.get(eftiId) ?? []
