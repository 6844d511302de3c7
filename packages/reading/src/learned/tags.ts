import { plainPath } from '@efti-hub/efti'

/** What a word may be part of, by the fields of the data set. */
const tagOfField: Readonly<Record<string, string>> = {
  numberOfPackages: 'totalPackages',
  grossWeight: 'grossWeight',
  netWeight: 'netWeight',
  grossVolume: 'volume',
  paymentArrangementCode: 'paymentOfCarriage',
  consignorProvidedInformationText: 'senderInstructions',
  information: 'information',
  contractTermsText: 'specialAgreements',
  carrierAcceptanceDateTime: 'dateOfTakingOver',
  'natureIdentificationCargo/identificationText': 'nature',
  'natureIdentificationCargo/statisticalClassificationCode': 'statisticalNumber',
  'transportPackage/itemQuantity': 'packageCount',
  'transportPackage/typeCode': 'packageType',
  'transportPackage/shippingMarks/markingText': 'marks',
  'associatedDocument/id': 'paperNumber',
  'usedTransportEquipment/id': 'equipment',
  'usedTransportEquipment/carriedTransportEquipment/id': 'carriedContainer',
  'usedTransportEquipment/carriedTransportEquipment/affixedSeal/id': 'containerSeal',
  'usedTransportEquipment/affixedSeal/id': 'seal',
  'transportContractDocument/id': 'documentNumber',
  'transportContractDocument/formattedIssueDateTime': 'dateOfIssue',
  'transportContractDocument/issueLocation/name': 'placeOfIssue',
  'mainCarriageTransportMovement/usedTransportMeans/id': 'vehicle',
  'mainCarriageTransportMovement/usedTransportMeans/name': 'vehicleName',
  'mainCarriageTransportMovement/id': 'movementNumber',
  'mainCarriageTransportMovement/loadingEvent/occurrenceLocation/name': 'portOfLoading',
  'mainCarriageTransportMovement/unloadingEvent/occurrenceLocation/name': 'portOfDischarge',
  'mainCarriageTransportMovement/departureEvent/scheduledOccurrenceDateTime': 'departureDate',
  'mainCarriageTransportMovement/loadingEvent/actualOccurrenceDateTime': 'loadingDate',
  'carrierAcceptanceLocation/id': 'takingOverId',
  'consigneeReceiptLocation/id': 'deliveryId',
  'deliveryEvent/actualOccurrenceDateTime': 'dateOfDelivery',
  'deliveryEvent/requestedOccurrenceDateTime': 'dateOfDelivery',
  'deliveryEvent/scheduledOccurrenceDateTime': 'dateOfDelivery',
  'includedConsignmentItem/transportDangerousGoods/uNDGID': 'unNumber',
  'includedConsignmentItem/transportDangerousGoods/properShippingName': 'properShippingName',
  'includedConsignmentItem/transportDangerousGoods/technicalName': 'technicalName',
  'includedConsignmentItem/transportDangerousGoods/hazardClassificationID': 'hazardClass',
  'includedConsignmentItem/transportDangerousGoods/grossWeight': 'dangerousGrossWeight',
  'includedConsignmentItem/transportDangerousGoods/netWeight': 'dangerousNetWeight',
  'includedConsignmentItem/transportDangerousGoods/packagingDangerLevelCode': 'packingGroup',
  'includedConsignmentItem/transportDangerousGoods/tunnelRestrictionCode': 'tunnelCode',
  'notifiedWasteMaterial/id': 'wasteCode',
  'notifiedWasteMaterial/weight': 'wasteWeight',
  'transportEvent/certifyingParty/id': 'certifier',
}

/** Parties and places: all that stands in their lines. */
const tagOfClass: Readonly<Record<string, string>> = {
  consignor: 'consignor',
  consignee: 'consignee',
  carrier: 'carrier',
  connectingCarrier: 'successiveCarrier',
  freightForwarder: 'freightForwarder',
  carrierAcceptanceLocation: 'placeOfTakingOver',
  consigneeReceiptLocation: 'placeOfDelivery',
}

/** The first is: part of nothing. */
export const tags: readonly string[] = [
  '',
  ...new Set([...Object.values(tagOfField), ...Object.values(tagOfClass)]),
]

/** What words of the value at this path are tagged as; undefined for fields that are not learned. */
export function tagOf(path: string): string | undefined {
  const field = plainPath(path)
  return tagOfField[field] ?? tagOfClass[field.slice(0, field.indexOf('/'))]
}
