import { isCalendarDate } from '@efti-hub/efti/values'
import { titleOf } from '../../pipeline/consignments/present.ts'
import type { StoredPaper } from '../../pipeline/consignments/store.ts'
import type { Mode } from '../factors/factor.ts'
import { placeKey } from '../places/place-said.ts'
import type { EmissionInputs, Evidence, InputName } from './inputs.ts'
import { PLACES, placeIn } from './place-on-papers.ts'
import { type Found, firstIn, type ReadPaper } from './read-paper.ts'

const MODES = new Set(['1', '2', '3', '4', '8'])
const MODE_OF_FAMILY = { road: '3', rail: '2', air: '4', sea: '1', 'inland-waterway': '8' } as const

/**
 * Contracts of carriage are asked first, in the order in which they came; then the other papers. What was rejected says
 * nothing as long as there is something else.
 */
export function inputsOf(all: readonly ReadPaper[], createdAt: Date): EmissionInputs {
  const accepted = all.filter(({ isRejected }) => !isRejected)
  const isRejected = accepted.length === 0
  const papers = isRejected ? all : accepted
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
    return placeIn(main, PLACES[name], mode)
  }
  note('mode', said)
  const massed = ordered.find(({ paper }) => paper.profile.mass)?.paper
  const mass = massed?.profile.mass
  if (massed && mass) evidence.mass = { ...pathOf(mass), ...named(massed), shown: mass.shown }
  const dated = note('day', first(['eFTI39']))
  const day = dayIn(String(dated?.value.value ?? ''))
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
    isRejected,
    day: day ?? createdAt.toISOString().slice(0, 10),
    dayIsOfPapers: day !== null,
    partner: partner ? String(partner.value.value).slice(0, 200) : null,
    evidence,
    documentIds: ordered.map(({ paper }) => paper.documentId),
  }
}

/** As it stands on the paper, wherever that was; a year that no freight paper is of was misread. */
const dayIn = (text: string) => (isCalendarDate(text) && /^20/.test(text) ? text.slice(0, 10) : null)

/**
 * The main carriage first, then other contracts, then the rest; each in the order in which they came. A master's note is of
 * more than this consignment: the house's is asked before it.
 */
function rankOf({ paper: { profile } }: ReadPaper, mode: Mode | null): number {
  if (profile.family === null) return 3
  if (MODE_OF_FAMILY[profile.family] !== mode) return 2
  return profile.level === 'master' ? 1 : 0
}

/** A house's and a master's note of one way are one. */
function roadsOf(papers: readonly ReadPaper[]): EmissionInputs['roads'] {
  const roads = papers.flatMap((read) => {
    const from = placeIn([read], PLACES.from, '3')
    const to = placeIn([read], PLACES.to, '3')
    return from && to ? [{ from, to }] : []
  })
  return [...new Map(roads.map((road) => [`${placeKey(road.from)} ${placeKey(road.to)}`, road])).values()]
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
