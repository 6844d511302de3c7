import type { NewVehicle } from '@efti-hub/contract'
import { isCountry } from '@efti-hub/efti/values'
import { foldName } from '../../../platform/towns/fold-name.ts'
import type { StoredValue } from '../store.ts'
import {
  countriesOfLanguage,
  countriesOfPostcode,
  countriesOfTown,
  countryOfEori,
  countryOfPhone,
  countryOfVat,
} from './clues.ts'
import { countryInFleet, type Plate, platesOf, vehicleCountry } from './plates-of.ts'
import { type Subject, subjectsOf } from './subjects.ts'

/** A country that the document does not print and that what it prints shows. */
export interface Derived {
  eftiId: string
  path: string
  value: string
  /** A sentence for people. */
  because: string
}

/** Carriage overseas: postcodes and languages of the whole world would have to be distinguished. */
const OVERSEAS = new Set(['1', '4'])

/**
 * The countries of parties, places and vehicles that print none, each with its reason. What shows two countries shows none. `refused`:
 * paths at which a person said that the document holds nothing. `fleet`: vehicles of the organisation.
 */
export function deriveCountries(
  values: readonly StoredValue[],
  language: string | null,
  refused: ReadonlySet<string> = new Set(),
  fleet: readonly NewVehicle[] = [],
): Derived[] {
  const known = new Map<string, string>()
  const subjects = subjectsOf(values)
  const plates = platesOf(values)
  for (const { path, given, locode } of subjects) {
    const country = given ?? locode
    if (country !== null && isCountry(country)) known.set(path, country)
  }
  const isOverland = !values.some(({ eftiId, value }) => eftiId === 'eFTI581' && OVERSEAS.has(String(value)))
  const derived: Derived[] = []
  const open = subjects.filter(({ path, given, locode, isThere }) => {
    return given === null && locode === null && isThere && !refused.has(path)
  })
  // What a party says of itself first; what follows from all others last.
  for (const way of isOverland ? [fromItself, fromTownAndPostcode, fromLanguage, fromOthers] : [fromItself])
    for (const subject of open) {
      if (known.has(subject.path)) continue
      const evidence = { subjects, plates, known, language }
      const found = fromItself(subject, evidence) ?? way(subject, evidence)
      if (!found) continue
      known.set(subject.path, found.value)
      derived.push({ eftiId: subject.eftiId, path: subject.path, ...found })
    }
  return [...derived, ...(isOverland ? ofVehicles(plates, subjects, known, refused, fleet) : [])]
}

interface Evidence {
  subjects: readonly Subject[]
  plates: readonly Plate[]
  known: ReadonlyMap<string, string>
  language: string | null
}
type Found = Pick<Derived, 'value' | 'because'> | null

/** Its numbers, or another party in the same town; null where they name two countries or its postcode is of none of them. */
function fromItself(subject: Subject, { subjects, known }: Evidence): Found {
  const clues = cluesOf(subject, subjects, known)
  const [clue] = clues
  if (!clue || clues.some(({ value }) => value !== clue.value)) return null
  const codes = subject.postcode === null ? null : countriesOfPostcode(subject.postcode)
  return codes === null || codes.has(clue.value) ? clue : null
}

function cluesOf(
  subject: Subject,
  subjects: readonly Subject[],
  known: ReadonlyMap<string, string>,
): NonNullable<Found>[] {
  const clue = (value: string | null | undefined, because: string) =>
    value && isCountry(value) ? [{ value, because }] : []
  const towns = new Set([subject.town ?? '', ...subject.towns].filter(Boolean).map(foldName))
  const neighbours = subjects.filter(
    (other) => other !== subject && other.town !== null && towns.has(foldName(other.town)),
  )
  return [
    ...clue(subject.vat && countryOfVat(subject.vat), 'Its VAT number begins with the code of the country.'),
    ...clue(
      subject.eori && countryOfEori(subject.eori),
      'Its EORI number begins with the code of the country.',
    ),
    ...clue(
      subject.phone && countryOfPhone(subject.phone),
      'Its telephone number begins with the dialling code of the country.',
    ),
    ...neighbours.flatMap(({ who, path }) => clue(known.get(path), `The ${who} is in the same town.`)),
    ...codesBehind(subject, known).flatMap((code) =>
      clue(code, `It ends in ${code}, the country of another party.`),
    ),
  ]
}

/** 'Verona Porta Nuova Scalo (IT)': behind a town two capitals may be a province as well, unless a party is in that country. */
function codesBehind({ isPlace, towns }: Subject, known: ReadonlyMap<string, string>): string[] {
  const countries = new Set(known.values())
  return isPlace ? towns.filter((part) => /^[A-Z]{2}$/.test(part) && countries.has(part)) : []
}

/** Null where its own clues contradict one another: then nothing else decides. */
function possibleCountries(subject: Subject, { subjects, known }: Evidence) {
  const isContradictory = new Set(cluesOf(subject, subjects, known).map(({ value }) => value)).size > 0
  if (isContradictory) return null
  const codes = subject.postcode === null ? null : countriesOfPostcode(subject.postcode)
  const towns = subject.town === null ? null : countriesOfTown(subject.town)
  const both = codes && towns ? new Set([...codes].filter((code) => towns.has(code))) : (towns ?? codes)
  // A town of which the list knows no such postcode is another one than those that it knows.
  return both?.size === 0 ? { countries: codes, isTown: false } : { countries: both, isTown: towns !== null }
}

function fromTownAndPostcode(subject: Subject, evidence: Evidence): Found {
  const possible = possibleCountries(subject, evidence)
  const [value, ...more] = possible?.countries ?? []
  if (!value || more.length > 0) return null
  return {
    value,
    because: possible?.isTown
      ? `The town ${subject.town} with its postcode is known in this country only.`
      : `A postcode such as ${subject.postcode} is used in this country only.`,
  }
}

function fromLanguage(subject: Subject, evidence: Evidence): Found {
  const possible = possibleCountries(subject, evidence)
  const spoken = countriesOfLanguage(evidence.language)
  if (!possible?.isTown || !spoken) return null
  const [value, ...more] = [...(possible.countries ?? [])].filter((country) => spoken.has(country))
  if (!value || more.length > 0) return null
  return {
    value,
    because: `Of the countries with a town ${subject.town}, the language of the document is spoken there.`,
  }
}

/** At least so many others have to be known. */
const FEWEST_OTHERS = 2

/** Where all others are in one country, nobody writes it. A haulier may come from another one. */
function fromOthers(subject: Subject, evidence: Evidence): Found {
  const { subjects, plates, known, language } = evidence
  const possible = possibleCountries(subject, evidence)
  if (subject.isHaulier || !possible) return null
  const others = [
    ...subjects.filter(({ path }) => path !== subject.path).flatMap(({ path }) => known.get(path) ?? []),
    ...plates.flatMap(({ given }) => given ?? []),
  ]
  const [value] = others
  const spoken = countriesOfLanguage(language)
  if (!value || others.length < FEWEST_OTHERS || others.some((other) => other !== value)) return null
  if (spoken && !spoken.has(value)) return null
  if (possible.countries && !possible.countries.has(value)) return null
  return { value, because: 'Every other country on the document is this one.' }
}

function ofVehicles(
  plates: readonly Plate[],
  subjects: readonly Subject[],
  known: ReadonlyMap<string, string>,
  refused: ReadonlySet<string>,
  fleet: readonly NewVehicle[],
): Derived[] {
  const haulier = subjects.find(({ isHaulier }) => isHaulier)
  const ofHaulier = haulier && known.get(haulier.path)
  const everywhere = new Set(known.values())
  const only = everywhere.size === 1 ? [...everywhere][0] : undefined
  return plates
    .filter(({ given, path }) => given === null && !refused.has(path))
    .flatMap((plate) => {
      const own = countryInFleet(plate, fleet)
      const found = own
        ? { value: own, because: `${plate.number} is a vehicle of your fleet, registered there.` }
        : vehicleCountry(plate, plates, ofHaulier, only)
      return found ? [{ eftiId: plate.eftiId, path: plate.path, ...found }] : []
    })
}
