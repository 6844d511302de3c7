import { plainPath } from '@efti-hub/efti'
import { type Kind, kindById } from '@efti-hub/reading'

type Concept = keyof Kind['boxes']

/** What the boxes of forms ask for, by the beginning of a path without indexes. */
const CONCEPTS: Readonly<Record<string, readonly Concept[]>> = {
  associatedDocument: ['documentsAttached'],
  cODAmount: ['cashOnDelivery'],
  carrier: ['carrier'],
  carrierAcceptanceDateTime: ['dateOfTakingOver'],
  carrierAcceptanceLocation: ['placeOfTakingOver', 'departurePlace'],
  connectingCarrier: ['successiveCarrier'],
  consignee: ['consignee'],
  consigneeReceiptLocation: ['recoveryFacility', 'placeOfDelivery', 'arrivalPlace'],
  consignor: ['consignor'],
  consignorProvidedInformationText: ['senderInstructions', 'information'],
  contractTermsText: ['specialAgreements'],
  grossVolume: ['volume'],
  grossWeight: ['wasteQuantity', 'grossWeight'],
  'natureIdentificationCargo/identificationText': ['nature'],
  'natureIdentificationCargo/statisticalClassificationCode': ['statisticalNumber'],
  notifiedWasteMaterial: ['notificationNumber', 'wasteCode'],
  numberOfPackages: ['packageCount'],
  paymentArrangementCode: ['paymentOfCarriage'],
  'transportContractDocument/id': ['documentNumber'],
  transportPackage: ['packageCount'],
  'transportPackage/shippingMarks': ['marks'],
  'transportPackage/type': ['packing'],
  'usedTransportEquipment/id': ['wagonNumber'],
}

/** 'box 6' of the form of this kind; undefined where its boxes have no numbers, or not exactly one asks for it. */
export function placeOnForm(kind: string | null, path: string): string | undefined {
  const boxes = kind === null ? undefined : kindById(kind)?.boxes
  if (!boxes) return undefined
  const plain = plainPath(path)
  const beginnings = Object.keys(CONCEPTS).filter((key) => isWithin(plain, key))
  const key = beginnings.sort((left, right) => right.length - left.length)[0]
  const numbers = (key && CONCEPTS[key]?.flatMap((concept) => boxes[concept] ?? [])) || []
  const [box] = numbers
  return box !== undefined && numbers.length === 1 ? `box ${box}` : undefined
}

/** 'transportPackage/type' is the beginning of 'transportPackage/typeCode' too; 'carrier' is not one of 'carrierAcceptanceDateTime'. */
function isWithin(path: string, key: string): boolean {
  return path === key || path.startsWith(`${key}/`) || (key.includes('/') && path.startsWith(key))
}
