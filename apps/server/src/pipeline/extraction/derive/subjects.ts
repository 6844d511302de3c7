import { pathOf } from '@efti-hub/efti'
import type { StoredValue } from '../store.ts'

/** A party or a place: where its country belongs, and the values that may show it. */
export interface Subject {
  who: string
  eftiId: string
  path: string
  given: string | null
  isHaulier: boolean
  isPlace: boolean
  town: string | null
  /** What may be its town; places are often written on one line: 'Esbjerg, Fiskerihavnsgade 35'. */
  towns: readonly string[]
  postcode: string | null
  /** Something is printed of it. */
  isThere: boolean
  vat: string | null
  phone: string | null
  eori: string | null
  locode: string | null
}

interface Ids {
  who: string
  country: string
  town: string
  postcode: string
  street: string
  name: string
  id: string
  vat?: string
  phone?: string
}

const IDS: readonly Ids[] = [
  {
    who: 'consignor',
    country: 'eFTI58',
    town: 'eFTI57',
    postcode: 'eFTI54',
    street: 'eFTI56',
    name: 'eFTI51',
    id: 'eFTI49',
    vat: 'eFTI859',
    phone: 'eFTI52',
  },
  {
    who: 'consignee',
    country: 'eFTI76',
    town: 'eFTI75',
    postcode: 'eFTI72',
    street: 'eFTI74',
    name: 'eFTI68',
    id: 'eFTI66',
    vat: 'eFTI1458',
    phone: 'eFTI71',
  },
  {
    who: 'carrier',
    country: 'eFTI102',
    town: 'eFTI101',
    postcode: 'eFTI98',
    street: 'eFTI100',
    name: 'eFTI87',
    id: 'eFTI85',
    vat: 'eFTI864',
    phone: 'eFTI91',
  },
  {
    who: 'place of taking over',
    country: 'eFTI146',
    town: 'eFTI145',
    postcode: 'eFTI141',
    street: 'eFTI144',
    name: 'eFTI138',
    id: 'eFTI136',
  },
  {
    who: 'place of delivery',
    country: 'eFTI162',
    town: 'eFTI161',
    postcode: 'eFTI157',
    street: 'eFTI160',
    name: 'eFTI154',
    id: 'eFTI152',
  },
]
/** EDIFACT 3055: Directorate-General Taxation and Customs Union. */
const TAXUD = '140'

export function subjectsOf(values: readonly StoredValue[]): Subject[] {
  const first = (id: string | undefined) => values.find(({ eftiId }) => eftiId === id)
  const text = (id: string | undefined) => {
    const value = first(id)?.value
    return typeof value === 'string' && value.trim() !== '' ? value : null
  }
  return IDS.map((ids) => {
    const isPlace = ids.who.startsWith('place')
    const id = text(ids.id)
    const isEori = first(ids.id)?.attributes?.schemeAgencyId === TAXUD
    const parts = [ids.town, ids.postcode, ids.street, ...(isPlace ? [ids.name] : [])]
    return {
      who: ids.who,
      eftiId: ids.country,
      path: pathOf(ids.country),
      given: text(ids.country),
      isHaulier: ids.who === 'carrier',
      isPlace,
      town: text(ids.town),
      towns: isPlace
        ? partsOf(text(ids.town) ?? text(ids.name) ?? text(ids.street) ?? '')
        : partsOf(text(ids.town) ?? ''),
      postcode: text(ids.postcode),
      isThere: parts.some((part) => text(part) !== null),
      vat: text(ids.vat),
      phone: text(ids.phone),
      eori: isEori ? id : null,
      locode: isPlace && id !== null && /^[A-Z]{2}[A-Z2-9]{3}$/.test(id) ? id.slice(0, 2) : null,
    }
  })
}

const partsOf = (text: string): string[] => text.split(/[,;/()–]| - /).flatMap((part) => part.trim() || [])
