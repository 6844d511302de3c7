import { isLocodeShaped } from '@efti-hub/efti/values'
import { foldName } from '../../platform/towns/fold-name.ts'
import type { Mode } from '../factors/factor.ts'
import type { StatedPlace } from '../places/stated-place.ts'
import { firstIn, type ReadDocument } from './read-document.ts'

/** Elements of the data set in the order in which they are asked. */
export const PLACES = {
  from: { names: ['eFTI145', 'eFTI138'], countries: ['eFTI146'], ids: ['eFTI136'] },
  to: { names: ['eFTI161', 'eFTI154'], countries: ['eFTI162'], ids: ['eFTI152'] },
  loading: { names: ['eFTI589'], countries: [], ids: ['eFTI587'] },
  unloading: { names: ['eFTI602'], countries: [], ids: ['eFTI600'] },
} as const

/** A party's country decides between towns of the same name. */
const PARTIES = [
  ['eFTI57', 'eFTI58'],
  ['eFTI75', 'eFTI76'],
  ['eFTI101', 'eFTI102'],
] as const

interface Elements {
  names: readonly string[]
  countries: readonly string[]
  ids: readonly string[]
}

/** Name, country and code of one document: a town of one and a country of another are no place. */
export function placeIn(
  documents: readonly ReadDocument[],
  { names, countries, ids }: Elements,
  mode: Mode | null,
): StatedPlace | null {
  for (const read of documents) {
    const text = (wanted: readonly string[]) => {
      const found = firstIn([read], wanted)
      const text = found ? String(found.value.value).trim() : ''
      // A dash where a place should be is none.
      return foldName(text) === '' ? null : text
    }
    const name = text(names)
    const id = text(ids)
    if (!name && !id) continue
    const locode = codeIn(id) ?? codeIn(/\(([A-Z]{5})\)/.exec(name ?? '')?.[1])
    const country = text(countries) ?? locode?.slice(0, 2) ?? /^([A-Z]{2})\d/.exec(id ?? '')?.[1] ?? null
    return {
      name: (name ?? (locode ? null : id))?.slice(0, 200) ?? null,
      country: country ?? countryOfParty(read, name),
      locode,
      iata: /\(([A-Z]{3})\)/.exec(name ?? '')?.[1] ?? (mode === '4' ? airportIn(name, id, locode) : null),
    }
  }
  return null
}

const codeIn = (text: string | null | undefined) => (text && isLocodeShaped(text) ? text : null)

/** Documents by air name airports by their three letters alone; codes of UN/LOCODE end with them where IATA has one. */
function airportIn(name: string | null, id: string | null, locode: string | null): string | null {
  const bare = [name, id].find((text) => text && /^[A-Z]{3}$/.test(text))
  return bare ?? locode?.slice(2) ?? null
}

function countryOfParty({ values }: ReadDocument, town: string | null): string | null {
  const text = (id: string) => values.find(({ eftiId }) => eftiId === id)?.value
  for (const [city, country] of PARTIES) {
    const there = text(country)
    if (town && text(city) === town && typeof there === 'string') return there
  }
  return null
}
