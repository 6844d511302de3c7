import { foldName } from '../../platform/towns/fold-name.ts'

/** A place as the documents give it. */
export interface StatedPlace {
  name: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Of UN/LOCODE. */
  locode: string | null
  /** Of an airport. */
  iata: string | null
}

/** Words that are beside a town's name on documents and are no part of it. */
const BESIDE =
  /\b(rbf|hbf|gbf|ubf|bf|rangierbahnhof|terminal|port of|hafen|airport|flughafen|aeroport|aeropuerto|gare de|container terminal|rail terminal)\b\.?/giu

/** What is looked up: 'Mannheim Rbf' is in Mannheim, 'Frankfurt (FRA)' in Frankfurt. */
export function townIn(name: string): string {
  const bare = name
    .replace(/\(\s*[A-Z]{3}\s*\)|\(\s*[A-Z]{5}\s*\)/g, ' ')
    .replace(BESIDE, ' ')
    .replace(/^[A-Z]{1,2}[- ]\d{4,5}\s+|^\d{4,5}\s+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  return bare === '' ? name.trim() : bare
}

/** One key for every way of writing the same place: what an answer is kept under. */
export function placeKey({ name, country, locode, iata }: StatedPlace): string {
  if (iata) return `iata ${iata}`
  if (locode) return `locode ${locode}`
  return `${country ?? '--'} ${foldName(townIn(name ?? ''))}`
}

/** 'Hamburg, DE' */
export function placeInWords({ name, country, locode, iata }: StatedPlace): string {
  const town = name ? townIn(name) : (iata ?? locode ?? '')
  return country && !town.endsWith(`, ${country}`) ? `${town}, ${country}` : town
}
