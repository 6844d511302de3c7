import { pathOf } from '@efti-hub/efti'
import type { Part } from './parts.ts'

/** Where a thing read from a paper goes in the common data set (Delegated Regulation (EU) 2024/2024, Table 1). */
export interface FieldPlace {
  eftiId: string
  path: string
}

type AddressIds = Partial<Record<Part, string>>

/** Parties and places by concept, then by part of the address. */
const addressIds = {
  consignor: {
    name: 'eFTI51',
    street: 'eFTI56',
    postOfficeBox: 'eFTI55',
    postcode: 'eFTI54',
    city: 'eFTI57',
    country: 'eFTI58',
    taxNumber: 'eFTI859',
    phone: 'eFTI52',
    email: 'eFTI53',
  },
  consignee: {
    name: 'eFTI68',
    street: 'eFTI74',
    postOfficeBox: 'eFTI73',
    postcode: 'eFTI72',
    city: 'eFTI75',
    country: 'eFTI76',
    taxNumber: 'eFTI1458',
    phone: 'eFTI71',
    email: 'eFTI1457',
    contact: 'eFTI69',
  },
  carrier: {
    name: 'eFTI87',
    street: 'eFTI100',
    postOfficeBox: 'eFTI99',
    postcode: 'eFTI98',
    city: 'eFTI101',
    country: 'eFTI102',
    taxNumber: 'eFTI864',
    phone: 'eFTI91',
    contact: 'eFTI89',
  },
  successiveCarrier: {
    name: 'eFTI118',
    street: 'eFTI125',
    postOfficeBox: 'eFTI124',
    postcode: 'eFTI123',
    city: 'eFTI126',
    country: 'eFTI127',
  },
  freightForwarder: {
    name: 'eFTI1310',
    street: 'eFTI1315',
    postOfficeBox: 'eFTI1313',
    postcode: 'eFTI1312',
    city: 'eFTI1316',
    country: 'eFTI1317',
  },
  placeOfTakingOver: {
    name: 'eFTI138',
    street: 'eFTI144',
    postcode: 'eFTI141',
    city: 'eFTI145',
    country: 'eFTI146',
  },
  placeOfDelivery: {
    name: 'eFTI154',
    street: 'eFTI160',
    postcode: 'eFTI157',
    city: 'eFTI161',
    country: 'eFTI162',
  },
} as const satisfies Record<string, AddressIds>

export type AddressName = keyof typeof addressIds

export const isAddressName = (concept: string): concept is AddressName => concept in addressIds

const fieldIds = {
  dateOfTakingOver: 'eFTI39',
  dateOfDelivery: 'eFTI188',
  attachedDocumentType: 'eFTI177',
  attachedDocumentId: 'eFTI179',
  marks: 'eFTI691',
  packageCount: 'eFTI685',
  packageType: 'eFTI688',
  packageText: 'eFTI690',
  nature: 'eFTI699',
  statisticalNumber: 'eFTI701',
  totalPackages: 'eFTI47',
  grossWeight: 'eFTI41',
  netWeight: 'eFTI43',
  volume: 'eFTI45',
  senderInstructions: 'eFTI858',
  paymentOfCarriage: 'eFTI1307',
  cashOnDelivery: 'eFTI854',
  reservations: 'eFTI1192',
  specialAgreements: 'eFTI1309',
  dateOfIssue: 'eFTI171',
  placeOfIssue: 'eFTI172',
  documentNumber: 'eFTI170',
  documentType: 'eFTI169',
  modeOfTransport: 'eFTI581',
  vehicle: 'eFTI618',
  vehicleCountry: 'eFTI620',
  dangerousGoods: 'eFTI1451',
  equipment: 'eFTI374',
  equipmentCategory: 'eFTI378',
  equipmentCountry: 'eFTI578',
  seal: 'eFTI442',
  carriedContainer: 'eFTI448',
  carriedCategory: 'eFTI450',
  unNumber: 'eFTI232',
  properShippingName: 'eFTI251',
  technicalName: 'eFTI235',
  hazardClass: 'eFTI242',
  packingGroup: 'eFTI236',
  tunnelCode: 'eFTI255',
  dangerousNetWeight: 'eFTI247',
  dangerousGrossWeight: 'eFTI238',
  dangerousVolume: 'eFTI243',
  explosiveMass: 'eFTI249',
  explosiveTotal: 'eFTI746',
  dangerousInformation: 'eFTI712',
  labels: 'eFTI301',
  exemption: 'eFTI1746',
  statementCode: 'eFTI317',
  statementText: 'eFTI319',
  takingOverName: 'eFTI138',
  takingOverId: 'eFTI136',
  deliveryName: 'eFTI154',
  deliveryId: 'eFTI152',
  loadingDate: 'eFTI583',
  loadingName: 'eFTI589',
  loadingId: 'eFTI587',
  unloadingName: 'eFTI602',
  unloadingId: 'eFTI600',
  movementNumber: 'eFTI582',
  departureDate: 'eFTI1258',
  vehicleName: 'eFTI922',
  containerSeal: 'eFTI564',
  information: 'eFTI48',
  securityStatus: 'eFTI844',
  regulatedAgent: 'eFTI195',
  screeningMethod: 'eFTI848',
  securityIssuer: 'eFTI200',
  securityMoment: 'eFTI218',
  securityReason: 'eFTI845',
  securityExemption: 'eFTI850',
  acceptingAgent: 'eFTI692',
  wasteCode: 'eFTI1496',
  wasteWeight: 'eFTI1745',
} as const

export type FieldName = keyof typeof fieldIds

/** Of these the inner element is the numbered one: they hang on the first unit of transport equipment. */
const innerNumber = new Set<FieldName>(['seal', 'carriedContainer', 'carriedCategory'])

/** `number` counts goods lines, attached documents or units. */
export function placeOf(field: FieldName, number = 1): FieldPlace {
  const eftiId = fieldIds[field]
  if (field === 'containerSeal') return { eftiId, path: pathOf(eftiId, [1, 1, number]) }
  return { eftiId, path: pathOf(eftiId, innerNumber.has(field) ? [1, number] : [number]) }
}

/** The first seal of the n-th container. */
export const sealOfContainer = (container: number): FieldPlace => {
  const eftiId = fieldIds.containerSeal
  return { eftiId, path: pathOf(eftiId, [1, container, 1]) }
}

/** The n-th seal of a wagon or vehicle. */
export const sealOfUnit = (unit: number, number: number): FieldPlace => {
  const eftiId = fieldIds.seal
  return { eftiId, path: pathOf(eftiId, [unit, number]) }
}

/** The n-th seal of a container that a wagon carries. */
export const sealOfCarried = (unit: number, container: number, number: number): FieldPlace => {
  const eftiId = fieldIds.containerSeal
  return { eftiId, path: pathOf(eftiId, [unit, container, number]) }
}

/** A container on a wagon, and what it is. */
export const carriedOn = (
  unit: number,
  container: number,
  field: 'carriedContainer' | 'carriedCategory',
): FieldPlace => {
  const eftiId = fieldIds[field]
  return { eftiId, path: pathOf(eftiId, [unit, container]) }
}

export function addressPlaces(concept: string, number = 1): Partial<Record<Part, FieldPlace>> {
  const ids = Object.entries(isAddressName(concept) ? addressIds[concept] : {})
  const indexes = concept === 'successiveCarrier' ? [number] : []
  return Object.fromEntries(ids.map(([part, eftiId]) => [part, { eftiId, path: pathOf(eftiId, indexes) }]))
}
