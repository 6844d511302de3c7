import { isCalendarDate } from '@efti-hub/efti/values'
import { titleOf } from '../../pipeline/consignments/present.ts'
import type { StoredDocument } from '../../pipeline/consignments/store.ts'
import type { Mode } from '../factors/factor.ts'
import { placeKey } from '../places/stated-place.ts'
import type { EmissionInputs, InputEvidence, InputName } from './inputs.ts'
import { PLACES, placeIn } from './place-on-documents.ts'
import { type Found, firstIn, type ReadDocument } from './read-document.ts'

const MODES = new Set(['1', '2', '3', '4', '8'])
const MODE_OF_FAMILY = { road: '3', rail: '2', air: '4', sea: '1', 'inland-waterway': '8' } as const

/**
 * Contracts of carriage are asked first, in the order in which they came; then the other documents. What was rejected says
 * nothing as long as there is something else.
 */
export function inputsOf(all: readonly ReadDocument[], createdAt: Date): EmissionInputs {
  const accepted = all.filter(({ isRejected }) => !isRejected)
  const isRejected = accepted.length === 0
  const documents = isRejected ? all : accepted
  const { mode, isUnclear, withRoad, evidence: modeEvidence } = modeIn(documents)
  const ordered = documents.toSorted((left, right) => rankOf(left, mode) - rankOf(right, mode))
  const apart =
    mode === null || mode === '3'
      ? []
      : documents.filter((read) => read.document.profile.family === 'road' && !modesOf(read).includes(mode))
  // The ends of a lorry's own contract are not those of the ship's.
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
  note('mode', modeEvidence)
  const massed = ordered.find(({ document }) => document.profile.mass)?.document
  const mass = massed?.profile.mass
  if (massed && mass) evidence.mass = { ...pathOf(mass), ...sourceOf(massed), shown: mass.shown }
  const dated = note('day', first(['eFTI39']))
  const day = dayIn(String(dated?.value.value ?? ''))
  const partner = note('partner', first(['eFTI87']))
  return {
    title: titleOf(documents.map(({ document }) => document)),
    mode,
    isUnclear,
    withRoad,
    roads: roadsOf(apart),
    massKg: mass?.value ?? null,
    from: place('from'),
    to: place('to'),
    loading: place('loading'),
    unloading: place('unloading'),
    isContainer: documents.some(({ document }) => document.profile.containers.length > 0),
    isRejected,
    day: day ?? createdAt.toISOString().slice(0, 10),
    dayIsOfPapers: day !== null,
    partner: partner ? String(partner.value.value).slice(0, 200) : null,
    evidence,
    documentIds: ordered.map(({ document }) => document.documentId),
  }
}

/** As it is on the document, wherever that was; a year that no freight document is of was misread. */
const dayIn = (text: string) => (isCalendarDate(text) && /^20/.test(text) ? text.slice(0, 10) : null)

/**
 * The main carriage first, then other contracts, then the rest; each in the order in which they came. A master's note is of
 * more than this consignment: the house's is asked before it.
 */
function rankOf({ document: { profile } }: ReadDocument, mode: Mode | null): number {
  if (profile.family === null) return 3
  if (MODE_OF_FAMILY[profile.family] !== mode) return 2
  return profile.level === 'master' ? 1 : 0
}

/** A house's and a master's note of one way are one. */
function roadsOf(documents: readonly ReadDocument[]): EmissionInputs['roads'] {
  const roads = documents.flatMap((read) => {
    const from = placeIn([read], PLACES.from, '3')
    const to = placeIn([read], PLACES.to, '3')
    return from && to ? [{ from, to }] : []
  })
  return [...new Map(roads.map((road) => [`${placeKey(road.from)} ${placeKey(road.to)}`, road])).values()]
}

/** The one mode besides the road; by road alone the road. */
function modeIn(documents: readonly ReadDocument[]) {
  const evidence = firstIn(documents, ['eFTI581'])
  const modes = documents.flatMap(modesOf)
  const families = documents.flatMap(({ document }) =>
    document.profile.family ? [MODE_OF_FAMILY[document.profile.family]] : [],
  )
  const all = new Set(
    (modes.length > 0 ? [...modes, ...families] : families).filter((mode) => MODES.has(mode)),
  )
  const main = [...all].filter((mode) => mode !== '3') as Mode[]
  const mode: Mode | null =
    main.length === 1 ? (main[0] ?? null) : main.length === 0 && all.has('3') ? '3' : null
  const withRoad =
    main.length > 0 &&
    documents.some((read) => modesOf(read).includes('3') && modesOf(read).includes(main[0] ?? ''))
  return { mode, isUnclear: main.length > 1, withRoad, evidence }
}

const modesOf = ({ values }: ReadDocument) =>
  values.filter(({ eftiId }) => eftiId === 'eFTI581').map(({ value }) => String(value))

const sourceOf = ({ documentId, name }: StoredDocument) => ({ documentId, documentName: name })
const pathOf = ({ eftiId, path }: { eftiId: string; path: string }) => ({ eftiId, path })

function evidenceOf({ value, document }: Found): InputEvidence {
  const shown = value.asWritten || String(value.value)
  return { ...pathOf(value), ...sourceOf(document), shown: shown.slice(0, 200) }
}
