import { isCalendarDate, isLocodeShaped } from '@efti-hub/efti/values'
import { titleOf } from '../../pipeline/consignments/present.ts'
import type { StoredPaper } from '../../pipeline/consignments/store.ts'
import type { StoredValue } from '../../pipeline/extraction/store.ts'
import type { Mode } from '../factors/factor.ts'
import { type PlaceSaid, placeKey } from '../places/place-said.ts'
import type { EmissionInputs, Evidence, InputName } from './inputs.ts'

/** A paper of the consignment with the values that are in force. */
export interface ReadPaper {
  paper: StoredPaper
  values: readonly StoredValue[]
}

/** Elements of the data set in the order in which they are asked. */
const PLACES = {
  from: { names: ['eFTI145', 'eFTI138'], countries: ['eFTI146'], ids: ['eFTI136'] },
  to: { names: ['eFTI161', 'eFTI154'], countries: ['eFTI162'], ids: ['eFTI152'] },
  loading: { names: ['eFTI589'], countries: [], ids: ['eFTI587'] },
  unloading: { names: ['eFTI602'], countries: [], ids: ['eFTI600'] },
} as const

/** Where a party lives says the country of a town of the same name. */
const PARTIES = [
  ['eFTI57', 'eFTI58'],
  ['eFTI75', 'eFTI76'],
  ['eFTI101', 'eFTI102'],
] as const

const MODES = new Set(['1', '2', '3', '4', '8'])
const MODE_OF_FAMILY = { road: '3', rail: '2', air: '4', sea: '1' } as const

type Found = { value: StoredValue; paper: StoredPaper }

/** Contracts of carriage are asked first, in the order in which they came; then the other papers. */
export function inputsOf(papers: readonly ReadPaper[], createdAt: Date): EmissionInputs {
  const { mode, isUnclear, withRoad, said } = modeIn(papers)
  const ordered = papers.toSorted((left, right) => rankOf(left, mode) - rankOf(right, mode))
  const apart =
    mode === null || mode === '3'
      ? []
      : papers.filter((read) => read.paper.profile.family === 'road' && !modesOf(read).includes(mode))
  // Where a lorry's own contract begins and ends says nothing of the ship's.
  const main = ordered.filter((read) => !apart.includes(read))
  const first = (ids: readonly string[]) => firstIn(ordered, ids)
  const evidence: EmissionInputs['evidence'] = {}
  const note = (name: InputName, found: Found | null) => {
    if (found) evidence[name] = evidenceOf(found)
    return found
  }
  const place = (name: keyof typeof PLACES) => {
    const { names, ids } = PLACES[name]
    note(name, firstIn(main, names) ?? firstIn(main, ids))
    return placeIn(main, PLACES[name])
  }
  note('mode', said)
  const massed = ordered.find(({ paper }) => paper.profile.mass)?.paper
  const mass = massed?.profile.mass
  if (massed && mass) evidence.mass = { ...pathOf(mass), ...named(massed), shown: mass.shown }
  const dated = note('day', first(['eFTI39']))
  const day =
    dated && isCalendarDate(String(dated.value.value)) ? String(dated.value.value).slice(0, 10) : null
  const partner = note('partner', first(['eFTI87']))
  return {
    title: titleOf(papers.map(({ paper }) => paper)),
    mode,
    isUnclear,
    withRoad,
    roads: roadsOf(apart),
    massKg: mass?.value ?? null,
    from: place('from'),
    to: place('to'),
    loading: place('loading'),
    unloading: place('unloading'),
    isContainer: papers.some(({ paper }) => paper.profile.containers.length > 0),
    day: day ?? createdAt.toISOString().slice(0, 10),
    dayIsOfPapers: day !== null,
    partner: partner ? String(partner.value.value).slice(0, 200) : null,
    evidence,
    documentIds: papers.map(({ paper }) => paper.documentId),
  }
}

/** The main carriage first, then other contracts, then the rest; each in the order in which they came. */
function rankOf({ paper: { profile } }: ReadPaper, mode: Mode | null): number {
  if (profile.family === null) return 2
  return MODE_OF_FAMILY[profile.family] === mode ? 0 : 1
}

/** A house's and a master's note of one way are one. */
function roadsOf(papers: readonly ReadPaper[]): EmissionInputs['roads'] {
  const roads = papers.flatMap((read) => {
    const from = placeIn([read], PLACES.from)
    const to = placeIn([read], PLACES.to)
    return from && to ? [{ from, to }] : []
  })
  return [...new Map(roads.map((road) => [`${placeKey(road.from)} ${placeKey(road.to)}`, road])).values()]
}

function firstIn(papers: readonly ReadPaper[], ids: readonly string[]): Found | null {
  for (const { paper, values } of papers) {
    for (const id of ids) {
      const value = values.find(({ eftiId, value: held }) => eftiId === id && String(held).trim() !== '')
      if (value) return { value, paper }
    }
  }
  return null
}

/** Name, country and code of one paper: a town of one and a country of another are no place. */
function placeIn(
  papers: readonly ReadPaper[],
  {
    names,
    countries,
    ids,
  }: { names: readonly string[]; countries: readonly string[]; ids: readonly string[] },
): PlaceSaid | null {
  for (const read of papers) {
    const text = (wanted: readonly string[]) => {
      const found = firstIn([read], wanted)
      return found ? String(found.value.value).trim() : null
    }
    const name = text(names)
    const id = text(ids)
    if (!name && !id) continue
    const locode =
      codeIn(id, isLocodeShaped) ?? codeIn(/\(([A-Z]{5})\)/.exec(name ?? '')?.[1], isLocodeShaped)
    const country = text(countries) ?? locode?.slice(0, 2) ?? /^([A-Z]{2})\d/.exec(id ?? '')?.[1] ?? null
    return {
      name: name?.slice(0, 200) ?? null,
      country: country ?? countryOfParty(read, name),
      locode,
      iata: /\(([A-Z]{3})\)/.exec(name ?? '')?.[1] ?? null,
    }
  }
  return null
}

const codeIn = (text: string | null | undefined, isOne: (code: string) => boolean) =>
  text && isOne(text) ? text : null

function countryOfParty({ values }: ReadPaper, town: string | null): string | null {
  const text = (id: string) => values.find(({ eftiId }) => eftiId === id)?.value
  for (const [city, country] of PARTIES) {
    const there = text(country)
    if (town && text(city) === town && typeof there === 'string') return there
  }
  return null
}

/** The one mode besides the road; by road alone the road. */
function modeIn(papers: readonly ReadPaper[]) {
  const said = firstIn(papers, ['eFTI581'])
  const named = papers.flatMap(modesOf)
  const families = papers.flatMap(({ paper }) =>
    paper.profile.family ? [MODE_OF_FAMILY[paper.profile.family]] : [],
  )
  const all = new Set(
    (named.length > 0 ? [...named, ...families] : families).filter((mode) => MODES.has(mode)),
  )
  const main = [...all].filter((mode) => mode !== '3') as Mode[]
  const mode: Mode | null =
    main.length === 1 ? (main[0] ?? null) : main.length === 0 && all.has('3') ? '3' : null
  const withRoad =
    main.length > 0 &&
    papers.some((read) => modesOf(read).includes('3') && modesOf(read).includes(main[0] ?? ''))
  return { mode, isUnclear: main.length > 1, withRoad, said }
}

const modesOf = ({ values }: ReadPaper) =>
  values.filter(({ eftiId }) => eftiId === 'eFTI581').map(({ value }) => String(value))

const named = ({ documentId, name }: StoredPaper) => ({ documentId, documentName: name })
const pathOf = ({ eftiId, path }: { eftiId: string; path: string }) => ({ eftiId, path })

function evidenceOf({ value, paper }: Found): Evidence {
  const shown = value.asWritten || String(value.value)
  return { ...pathOf(value), ...named(paper), shown: shown.slice(0, 200) }
}
