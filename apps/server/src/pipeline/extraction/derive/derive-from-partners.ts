import type { NewPartner } from '@efti-hub/contract'
import { pathOf } from '@efti-hub/efti'
import { postcodeKey } from '../../../accounts/partners/store.ts'
import { foldName } from '../../../platform/towns/fold-name.ts'
import type { StoredValue } from '../store.ts'
import type { Derived } from './derive-countries.ts'

type Known = Exclude<keyof NewPartner, 'name' | 'email'>

interface PartyIds extends Record<Known, string> {
  who: string
  name: string
}

/** Elements of the data set. */
const PARTIES: readonly PartyIds[] = [
  {
    who: 'consignor',
    name: 'eFTI51',
    street: 'eFTI56',
    postcode: 'eFTI54',
    town: 'eFTI57',
    country: 'eFTI58',
    vatId: 'eFTI859',
  },
  {
    who: 'consignee',
    name: 'eFTI68',
    street: 'eFTI74',
    postcode: 'eFTI72',
    town: 'eFTI75',
    country: 'eFTI76',
    vatId: 'eFTI1458',
  },
  {
    who: 'carrier',
    name: 'eFTI87',
    street: 'eFTI100',
    postcode: 'eFTI98',
    town: 'eFTI101',
    country: 'eFTI102',
    vatId: 'eFTI864',
  },
]
const NAMES = new Set(PARTIES.map(({ name }) => name))
const FILLED = ['street', 'postcode', 'town', 'country', 'vatId'] as const
/** What two places of one company differ in. */
const COMPARED = ['street', 'postcode', 'town', 'country', 'vatId'] as const

/** Names that may be those of partners. */
export function printedParties(values: readonly { eftiId: string; value: unknown }[]): string[] {
  return values.flatMap(({ eftiId, value }) =>
    NAMES.has(eftiId) && typeof value === 'string' ? [value] : [],
  )
}

/**
 * What a document leaves out of its parties' addresses, of partners with the same name whose address and VAT number it does not
 * contradict. Partners that differ in a value give none of it. `decided`: paths that a person filled or emptied.
 */
export function deriveFromPartners(
  values: readonly StoredValue[],
  partners: readonly NewPartner[],
  decided: ReadonlySet<string>,
): Derived[] {
  return PARTIES.flatMap((ids) => {
    const printed = (part: 'name' | Known) => textAt(values, ids[part])
    const name = foldName(printed('name') ?? '')
    const same = name === '' ? [] : partners.filter((one) => foldName(one.name) === name)
    const possible = same.filter((one) => COMPARED.every((part) => agrees(part, one[part], printed(part))))
    return FILLED.flatMap((part) => {
      const path = pathOf(ids[part])
      const [value, ...more] = new Set(possible.map((one) => one[part]))
      if (!value || more.length > 0 || printed(part) !== null || decided.has(path)) return []
      return [{ eftiId: ids[part], path, value, because: `The ${ids.who} is one of your partners.` }]
    })
  })
}

/** What is not known, or not printed, contradicts nothing. */
function agrees(part: (typeof COMPARED)[number], known: string, printed: string | null): boolean {
  if (known === '' || printed === null) return true
  if (part === 'town') return foldName(known) === foldName(printed)
  if (part === 'street') return streetKey(known) === streetKey(printed)
  return postcodeKey(known) === postcodeKey(printed)
}

/** 'Werftstr. 8' and 'Werftstraße 8' are one: the beginning of the name, and the numbers. */
const streetKey = (street: string): string =>
  [foldName(street).replace(/\d+/g, '').trim().slice(0, 4), ...(street.match(/\d+/g) ?? [])].join(' ')

function textAt(values: readonly StoredValue[], eftiId: string): string | null {
  const value = values.find((one) => one.path === pathOf(eftiId))?.value
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
