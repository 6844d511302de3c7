import { foldName } from '../../platform/towns/fold-name.ts'
import { gazetteer, type Town } from '../../platform/towns/gazetteer.ts'
import { airportOf } from '../distances/airports.ts'
import { type Coordinates, greatCircleKm } from '../distances/great-circle.ts'
import { placeOfLocode } from '../distances/locode-places.ts'
import { placeKey, type StatedPlace, townIn } from './stated-place.ts'

export interface FoundPlace extends Coordinates {
  label: string
  country: string
  /** What the coordinates are of, in a sentence's end: 'the town of GeoNames'. */
  by: string
}

/** One of the places that a person may choose from. */
export type PossiblePlace = Pick<FoundPlace, 'label' | 'country' | 'latitude' | 'longitude'>

export interface OpenPlace {
  key: string
  name: string
  country: string | null
  kind: 'unknown' | 'ambiguous'
  choices: PossiblePlace[]
}

export type PlaceAnswers = ReadonlyMap<string, PossiblePlace>

export type PlaceFinding = { place: FoundPlace } | { question: OpenPlace }

const MOST_CHOICES = 6
const MOST_LONGER = 20

/** Looks a place up; an unknown or ambiguous place is a question for people and never guessed. */
export async function findPlace(stated: StatedPlace, answers: PlaceAnswers): Promise<PlaceFinding> {
  const key = placeKey(stated)
  const answer = answers.get(key)
  if (answer) return { place: { ...answer, by: 'as a colleague answered' } }
  const airport = await statedAirport(stated)
  if (airport) return { place: airport }
  if (stated.locode) {
    const there = placeOfLocode(stated.locode)
    const label = `${stated.name ? townIn(stated.name) : stated.locode} (${stated.locode})`
    if (there)
      return { place: { ...there, label, country: stated.locode.slice(0, 2), by: 'the place of UN/LOCODE' } }
  }
  if (!stated.name)
    return { question: { key, name: stated.locode ?? stated.iata ?? '', ...unknown(stated, []) } }
  return townFound(stated, stated.name, key)
}

/** The airport of the code, unless the document states another country than it lies in. */
async function statedAirport({ iata, country }: StatedPlace): Promise<FoundPlace | null> {
  const airport = iata ? await airportOf(iata) : null
  if (!airport || (country && isoOf(country) !== airport.country)) return null
  const { latitude, longitude, name } = airport
  const label = `${name} (${iata})`
  return { label, country: airport.country, latitude, longitude, by: 'the airport of this code' }
}

/** The same towns are on most documents of a tenant, and the gazetteer's answer never changes. */
const found = new Map<string, PlaceFinding>()
const MOST_FOUND = 20_000

function townFound(stated: StatedPlace, name: string, key: string): PlaceFinding {
  const there = found.get(key)
  if (there) return there
  if (found.size >= MOST_FOUND) found.clear()
  const finding = findTown(stated, name, key)
  found.set(key, finding)
  return finding
}

/** The Union's own signs of two countries, which ISO 3166-1 keeps free for them. The documents' rules object elsewhere. */
const ISO_OF: Record<string, string> = { UK: 'GB', EL: 'GR' }

const isoOf = (country: string | null) => ISO_OF[country ?? ''] ?? country

function findTown(place: StatedPlace, name: string, key: string): PlaceFinding {
  const stated = { ...place, country: isoOf(place.country) }
  const town = townIn(name)
  const all = gazetteer().named(town, stated.country)
  const whole = all.filter(({ isPart }) => !isPart)
  const towns = whole.length > 0 ? whole : all
  const [first] = towns
  if (first && isPlain(towns, town, stated.country)) {
    return {
      place: {
        ...coordinatesOf(first),
        label: first.name,
        country: first.country,
        by: 'the town of GeoNames',
      },
    }
  }
  if (first) {
    const choices = distinct([...towns, ...longerThan(town, stated.country)])
    return { question: { key, name: town, country: stated.country, kind: 'ambiguous', choices } }
  }
  return { question: { key, name: town, ...unknown(stated, similar(town, stated.country)) } }
}

const unknown = ({ country }: StatedPlace, choices: PossiblePlace[]) =>
  ({ country, kind: 'unknown', choices }) as const

/** Entries so near each other are one town. */
const SAME_TOWN_KM = 15

/**
 * One of the name in the country; or one that everybody means: at least 100,000 people, and ten times as many as in any
 * other of the name. Towns of several countries are never plain, and neither is 'Neustadt' beside 'Neustadt an der Aisch'.
 */
function isPlain([first, ...others]: readonly Town[], name: string, country: string | null): boolean {
  if (!first) return false
  const namesakes = others.filter((other) => !other.isPart && isApart(first, other))
  const longer = longerThan(name, country).filter((other) => isApart(first, other))
  if (longer.some(({ population }) => population * 10 > first.population)) return false
  if (namesakes.length === 0) return true
  if (namesakes.some((other) => other.country !== first.country)) return false
  const second = Math.max(...namesakes.map(({ population }) => population))
  return first.population >= 100_000 && first.population >= 10 * second
}

/** 'Neustadt an der Aisch' for 'Neustadt'. */
function longerThan(name: string, country: string | null): Town[] {
  const begins = `${foldName(name)} `
  return gazetteer()
    .beginningWith(name, country, MOST_LONGER)
    .filter((town) => !town.isPart && foldName(town.name).startsWith(begins))
}

const isApart = (one: Town, other: Town) => greatCircleKm(one, other) > SAME_TOWN_KM

/** Towns that begin so, or whose name the text begins with: 'Lyon Guillotière' is likely in Lyon. */
function similar(town: string, country: string | null): PossiblePlace[] {
  const words = town.split(/[\s,/-]+/).filter((word) => word.length > 2)
  const byWord = words.flatMap((_word, i) =>
    gazetteer().named(words.slice(0, words.length - i).join(' '), country),
  )
  return distinct([...gazetteer().beginningWith(town, country, MOST_CHOICES), ...byWord])
}

/** For people who look for a place themselves. */
export function searchPlaces(text: string, country: string | null): PossiblePlace[] {
  const towns = gazetteer().named(townIn(text), country)
  const further = gazetteer().beginningWith(townIn(text), country, 20)
  return distinct([...towns, ...further], 10)
}

/** Entries of one place are one choice. */
function distinct(towns: readonly Town[], most = MOST_CHOICES): PossiblePlace[] {
  const byPlace = new Map(towns.map((town) => [`${town.latitude} ${town.longitude}`, asChoice(town)]))
  return [...byPlace.values()].slice(0, most)
}

const coordinatesOf = ({ latitude, longitude }: Coordinates) => ({ latitude, longitude })

const asChoice = (town: Town): PossiblePlace => ({
  label: town.name,
  country: town.country,
  ...coordinatesOf(town),
})
