import type { PartnerLanguage } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import { wordsIn } from './index.ts'
import type { Field, Part, Party } from './words.ts'

const ADDRESSES: Record<Party, Partial<Record<Part, string>>> = {
  consignor: {
    name: 'eFTI51',
    phone: 'eFTI52',
    email: 'eFTI53',
    postcode: 'eFTI54',
    street: 'eFTI56',
    town: 'eFTI57',
    country: 'eFTI58',
    vatNumber: 'eFTI859',
  },
  consignee: {
    name: 'eFTI68',
    contact: 'eFTI69',
    phone: 'eFTI71',
    postcode: 'eFTI72',
    street: 'eFTI74',
    town: 'eFTI75',
    country: 'eFTI76',
    email: 'eFTI1457',
    vatNumber: 'eFTI1458',
  },
  carrier: {
    name: 'eFTI87',
    contact: 'eFTI89',
    phone: 'eFTI91',
    postcode: 'eFTI98',
    street: 'eFTI100',
    town: 'eFTI101',
    country: 'eFTI102',
    vatNumber: 'eFTI864',
  },
  freightForwarder: {
    name: 'eFTI1310',
    postcode: 'eFTI1312',
    street: 'eFTI1315',
    town: 'eFTI1316',
    country: 'eFTI1317',
  },
  placeOfTakingOver: {
    name: 'eFTI138',
    postcode: 'eFTI141',
    street: 'eFTI144',
    town: 'eFTI145',
    country: 'eFTI146',
  },
  placeOfDelivery: {
    name: 'eFTI154',
    postcode: 'eFTI157',
    street: 'eFTI160',
    town: 'eFTI161',
    country: 'eFTI162',
  },
}

const FIELDS: Record<Field, string> = {
  dateOfTakingOver: 'eFTI39',
  dateOfDelivery: 'eFTI188',
  dateOfLoading: 'eFTI583',
  grossMass: 'eFTI41',
  netMass: 'eFTI43',
  volume: 'eFTI45',
  packages: 'eFTI47',
  packageCount: 'eFTI685',
  packageKind: 'eFTI688',
  marks: 'eFTI691',
  goods: 'eFTI699',
  commodityCode: 'eFTI701',
  vehicle: 'eFTI618',
  vehicleCountry: 'eFTI620',
  trailer: 'eFTI374',
  trailerSeal: 'eFTI442',
  container: 'eFTI448',
  unNumber: 'eFTI232',
  shippingName: 'eFTI251',
  technicalName: 'eFTI235',
  hazardClass: 'eFTI242',
  packingGroup: 'eFTI236',
  tunnelCode: 'eFTI255',
  dangerousGross: 'eFTI238',
  dangerousNet: 'eFTI247',
  documentNumber: 'eFTI170',
  dateOfIssue: 'eFTI171',
  placeOfIssue: 'eFTI172',
  attachedDocument: 'eFTI179',
  waste: 'eFTI1496',
  paymentOfCarriage: 'eFTI1307',
  modeOfTransport: 'eFTI581',
}

type Labelled = { field: Field } | { party: Party; part: Part }

const BY_ID = new Map<string, Labelled>([
  ...Object.entries(FIELDS).map(([field, id]) => [id, { field: field as Field }] as const),
  ...Object.entries(ADDRESSES).flatMap(([party, parts]) =>
    Object.entries(parts).map(([part, id]) => [id, { party: party as Party, part: part as Part }] as const),
  ),
])

/** As a person writes an address. */
const PARTS: readonly Part[] = ['name', 'street', 'postcode', 'town', 'country']

/** Whether partners know it by a name in each language. */
export const hasLabel = (eftiId: string): boolean => BY_ID.has(eftiId)

/** Of a part of an address its place in it; 0 for everything else. */
export function orderOf(eftiId: string): number {
  const known = BY_ID.get(eftiId)
  return known && 'part' in known ? PARTS.indexOf(known.part) : 0
}

/** Telephone, email, contact and VAT number of a party are asked for by name only. */
export const isOptional = (eftiId: string): boolean => orderOf(eftiId) < 0

/** 'Absender: Ort', 'Anzahl der Packstücke (2)'; a rare element has its English name in every language. */
export function fieldLabel({ eftiId, path }: { eftiId: string; path: string }, language: PartnerLanguage) {
  const repeated = /\[([2-9]|\d\d+)\]/.exec(path)?.[1]
  return `${plainLabel(eftiId, language)}${repeated ? ` (${repeated})` : ''}`
}

function plainLabel(eftiId: string, language: PartnerLanguage): string {
  const words = wordsIn(language)
  const known = BY_ID.get(eftiId)
  if (!known) return labelOf(eftiId)
  return 'field' in known
    ? words.field[known.field]
    : `${words.party[known.party]}: ${words.part[known.part]}`
}
