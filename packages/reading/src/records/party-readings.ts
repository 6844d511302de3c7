import { type Concept, concepts } from '../fields/concepts.ts'
import { addressPlaces } from '../fields/field-map.ts'
import type { Span } from '../layout/span.ts'
import { countryAtEnd } from '../values/address/places/countries.ts'
import { countryOf } from '../values/address/places/country-of.ts'
import type { KnownField } from './known-field.ts'
import { type FoundInField, readFields } from './read-fields.ts'

const parties = new Set<Concept>(['consignor', 'consignee', 'carrier', 'successiveCarrier'])

/** 'Lyon, France' under 'delivery_place' is more than a town. */
export function packedPlace(known: KnownField): KnownField {
  if (known.part !== 'city' || !countryAtEnd(known.span.text)?.rest) return known
  const { part: _, ...whole } = known
  return whole
}

/** Parts under their own keys; a value that is a whole address is taken apart as on paper. */
export function partyReadings(known: readonly KnownField[]): FoundInField[] {
  return concepts.flatMap((concept) => {
    const own = known.filter((k) => k.concept === concept)
    const target = concept === 'takingOver' ? 'placeOfTakingOver' : concept
    const places = addressPlaces(target)
    if (own.length === 0 || Object.keys(places).length === 0) return []
    const lines = (['name', 'street', 'postOfficeBox'] as const).flatMap((part) =>
      own.filter((k) => k.part === part),
    )
    const whole = own.filter((k) => k.part === undefined)
    const plainName = parties.has(concept) ? plainNameOf(own) : undefined
    const packed = own.some((k) => k.part === 'city') ? [] : [...whole, ...lines].flatMap(byLine)
    const found: FoundInField[] = plainName ? nameOf(plainName, places) : []
    const address = packed.filter((k) => k !== plainName)
    if (address.length > 0) {
      const read = readFields(
        concept,
        plainName ? [{ ...plainName, span: someName }, ...address] : address,
        'unknown',
      )
      found.push(...read.filter(({ reading }) => reading.place.path !== found[0]?.reading.place.path))
    }
    for (const k of own) {
      const place = k.part && k.part !== 'date' ? places[k.part] : undefined
      if (!place || found.some((f) => f.reading.place.path === place.path)) continue
      const value = k.part === 'country' ? countryOf(k.span.text) : k.span.text
      if (value) found.push({ reading: { place, value, span: k.span }, key: k.field.key })
    }
    const first = whole[0]
    const isNameless = packed.length === 0 || (parties.has(concept) && found.length === 0)
    if (first && isNameless && !plainName) found.push(...nameOf(first, places))
    if (target.startsWith('placeOf')) found.push(...nameOfTown(found, places))
    return [...found, ...datesOf(concept, own)]
  })
}

/** 'Bank of Ireland': nothing parts a name from an address, so that there is none, whatever country it ends in. */
function plainNameOf(own: readonly KnownField[]): KnownField | undefined {
  const isApart = own.some((k) => k.part === 'street' || k.part === 'postcode' || k.part === 'city')
  const named = own.find((k) => k.part === 'name')
  if (named) return isApart || !parted.test(named.span.text) ? named : undefined
  const whole = own.find((k) => k.part === undefined)
  return whole && !parted.test(whole.span.text) && !/\d{2}/.test(whole.span.text) ? whole : undefined
}

/** An address over several lines in one cell. */
function byLine(known: KnownField): KnownField[] {
  const texts = known.span.text.split(/\s*\n\s*/)
  return texts.length < 2
    ? [known]
    : texts.map((text) => ({ ...known, span: { text, words: [{ text, box: [0, 0, 0, 0], confidence: 1 }] } }))
}

const parted = /[,;|\n]|\s[-–/]\s/

/** Stands above an address in place of a name that is taken as it is. */
const someName: Span = {
  text: 'Company GmbH',
  words: [{ text: 'Company GmbH', box: [0, 0, 0, 0], confidence: 1 }],
}

type Places = ReturnType<typeof addressPlaces>

const nameOf = ({ span, field }: KnownField, places: Places): FoundInField[] =>
  places.name ? [{ reading: { place: places.name, value: span.text, span }, key: field.key }] : []

/** A place without a name of its own goes by its town. */
function nameOfTown(found: readonly FoundInField[], places: Places): FoundInField[] {
  const town = found.find((f) => f.reading.place.path === places.city?.path)
  const named = found.some((f) => f.reading.place.path === places.name?.path)
  return town && places.name && !named ? [{ ...town, reading: { ...town.reading, place: places.name } }] : []
}

function datesOf(concept: Concept, own: readonly KnownField[]): FoundInField[] {
  const date = own.find((k) => k.part === 'date')
  if (!date) return []
  return readFields(concept === 'placeOfDelivery' ? 'dateOfDelivery' : 'dateOfTakingOver', [date], 'unknown')
}
