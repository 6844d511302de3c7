import { COUNTRIES, MEMBER_STATES } from '../code-lists/countries.ts'
import type { View } from '../rules/view.ts'

/** What the choice of subsets needs to know of the journey. */
export interface Journey {
  /** modeCode of every leg, each once, in the order given; what is no code of a mode is not known. */
  modes: readonly string[]
  /** modeCode of the first leg by land or inland waterway, else of the first; null if not given. */
  mode: string | null
  from: string | null
  to: string | null
  /** Every country that the data names on the way, each once: taking over, loading, crossing, unloading, delivery. */
  route: readonly string[]
  /** Paths of the values that give the countries of taking over and delivery. */
  basis: readonly string[]
}

const MODE_NAMES: Record<string, string> = {
  '1': 'sea',
  '2': 'rail',
  '3': 'road',
  '4': 'air',
  '8': 'inland waterway',
}
/** 'road' of '3'; what is no code of a mode stays as it is. */
export const modeName = (mode: string): string => MODE_NAMES[mode] ?? mode

const OVERLAND = new Set(['2', '3', '8'])

export function journeyOf(view: View): Journey {
  const codes = view.every('eFTI581').map(({ value }) => String(value))
  const modes = [...new Set(codes)].filter((code) => Object.hasOwn(MODE_NAMES, code))
  const ends = endsOf(view)
  const [from, to] = ends.map((end) => end?.country ?? null) as [string | null, string | null]
  return {
    modes,
    mode: modes.find((mode) => OVERLAND.has(mode)) ?? modes[0] ?? null,
    from,
    to,
    route: routeOf(view, from, to),
    basis: ends.flatMap((end) => end?.path ?? []),
  }
}

/** Countries of parties and vehicles: consignor, consignee, carrier, vehicle, trailer. */
const PARTIES_AND_VEHICLES = ['eFTI58', 'eFTI76', 'eFTI102', 'eFTI620', 'eFTI578']

/**
 * Countries of taking over and delivery. Where an end is not known and the party there, and whatever else is known, is in the country
 * of the other end or the other party, so is that end.
 */
function endsOf(view: View): [from: End | null, to: End | null] {
  const from = endOf(view, 'eFTI146', 'eFTI136')
  const to = endOf(view, 'eFTI162', 'eFTI152')
  const likelyFrom = from ?? ofParty(view, 'eFTI58')
  const likelyTo = to ?? ofParty(view, 'eFTI76')
  const home = likelyFrom?.country
  const isOnly = PARTIES_AND_VEHICLES.every((id) => view.every(id).every(({ value }) => value === home))
  return isOnly && likelyTo?.country === home ? [likelyFrom, likelyTo] : [from, to]
}

function ofParty(view: View, id: string): End | null {
  const party = view.first(id)
  return typeof party?.value === 'string' ? { country: party.value, path: party.path } : null
}

interface End {
  country: string
  path: string
}

/** Taken over and delivered in one country; false where one of the two is not known. */
export function isDomestic({ from, to }: Journey): boolean {
  return from !== null && from === to
}

export function isOverland(mode: string | null): boolean {
  return mode === null || OVERLAND.has(mode)
}

/** Is carriage by this mode on the way? Where no mode is stated, the journey is taken as one by road. */
export function goesBy(journey: Journey, mode: string): boolean {
  return journey.modes.length === 0 ? mode === '3' : journey.modes.includes(mode)
}

export function isInUnion(country: string | null): boolean {
  return country !== null && MEMBER_STATES.has(country)
}

/** Names of border crossings count where they are a country's code or a UN/LOCODE: nothing else shows where they are. */
function routeOf(view: View, from: string | null, to: string | null): string[] {
  const valuesOf = (ids: readonly string[]) => ids.flatMap((id) => view.every(id)).map(({ value }) => value)
  const countries = [
    from,
    ...valuesOf(['eFTI587', 'eFTI622', 'eFTI1326', 'eFTI1270', 'eFTI600']).map(countryOfCode),
    ...valuesOf(['eFTI908', 'eFTI1270', 'eFTI917']).map(String),
    to,
  ]
  return [...new Set(countries.filter((country) => country !== null))].filter((country) =>
    COUNTRIES.has(country),
  )
}

/** Country of a place: of its address, else the first letters of its UN/LOCODE. */
function endOf(view: View, address: string, locode: string): End | null {
  const given = view.first(address)
  if (typeof given?.value === 'string') return { country: given.value, path: given.path }
  const code = view.first(locode)
  const country = countryOfCode(code?.value)
  return code && country ? { country, path: code.path } : null
}

function countryOfCode(value: unknown): string | null {
  const code = String(value ?? '')
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ? code.slice(0, 2) : null
}
