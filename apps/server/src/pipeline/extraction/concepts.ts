/** What a freight paper can say. Lexicons name them, kinds arrange them, field-map.ts gives them their eFTI ids. */
export const concepts = [
  'consignor',
  'consignee',
  'carrier',
  'successiveCarrier',
  'placeOfDelivery',
  'takingOver',
  'placeOfTakingOver',
  'dateOfTakingOver',
  'documentsAttached',
  'marks',
  'packageCount',
  'packing',
  'nature',
  'statisticalNumber',
  'grossWeight',
  'netWeight',
  'volume',
  'senderInstructions',
  'paymentOfCarriage',
  'cashOnDelivery',
  'reservations',
  'specialAgreements',
  'toBePaidBy',
  'established',
  'placeOfIssue',
  'dateOfIssue',
  'documentNumber',
  'plates',
  'tractorPlate',
  'trailerPlate',
  'containerNumber',
  'sealNumber',
  'unNumber',
  'hazardClass',
  'packingGroup',
  'goodsReceived',
  'dateOfDelivery',
  'modeOfTransport',
  'signature',
  'furniture',
] as const

/** `signature` and `furniture` mark text of the form itself: they end other boxes and give no value. */
export type Concept = (typeof concepts)[number]

/** The pieces of a party or a place that some forms label one by one. */
export const parts = [
  'name',
  'street',
  'houseNumber',
  'postOfficeBox',
  'postcode',
  'city',
  'country',
  'phone',
  'email',
  'taxNumber',
  'contact',
] as const
export type Part = (typeof parts)[number]

/** What stands in the columns of a goods table, or in the record of a goods line. */
export const goodsConcepts: ReadonlySet<Concept | undefined> = new Set<Concept>([
  'marks',
  'packageCount',
  'packing',
  'nature',
  'statisticalNumber',
  'grossWeight',
  'netWeight',
  'volume',
  'unNumber',
  'hazardClass',
  'packingGroup',
])
