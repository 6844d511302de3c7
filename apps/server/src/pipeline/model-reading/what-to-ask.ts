import { DOUBTFUL_BELOW } from '@efti-hub/contract'
import { elementById, elementByPath, evaluate, pathOf, plainPath } from '@efti-hub/efti'
import { optionsOf, subsetsOf } from '../compliance/check-document.ts'
import { consignmentOf } from '../extraction/consignment-of.ts'
import type { ConsignmentInForce } from '../extraction/corrections/in-force.ts'

/** What a model is asked about: a path of the consignment, and what was read there. */
export interface AskedField {
  path: string
  eftiId: string
  /** As written on the document; null: nothing was read. */
  read: string | null
}

/** Parties, places, dates, masses, numbers: what most freight documents carry once. */
const USUAL = [
  ...['eFTI51', 'eFTI56', 'eFTI54', 'eFTI57', 'eFTI58'],
  ...['eFTI68', 'eFTI74', 'eFTI72', 'eFTI75', 'eFTI76'],
  ...['eFTI87', 'eFTI100', 'eFTI98', 'eFTI101', 'eFTI102'],
  ...['eFTI138', 'eFTI145', 'eFTI146', 'eFTI154', 'eFTI161', 'eFTI162'],
  ...['eFTI39', 'eFTI171', 'eFTI172', 'eFTI170', 'eFTI179'],
  ...['eFTI41', 'eFTI43', 'eFTI45', 'eFTI47'],
  ...['eFTI618', 'eFTI374', 'eFTI858', 'eFTI1307', 'eFTI699', 'eFTI685', 'eFTI688'],
].map((eftiId) => ({ eftiId, path: pathOf(eftiId) }))

/** A value of this confidence is certain: nobody is asked about it. */
const CERTAIN_FROM = 0.9
const MOST_FIELDS = 60

/**
 * The fields that are missing by the rules that judge the document, those read with doubt, and those that the document contradicts itself
 * about. With `all`, what most documents carry as well, where it was not read with certainty. Never a field that a person decided, or
 * that follows from other values.
 */
export function whatToAsk(read: ConsignmentInForce, asOf: Date, { all }: { all: boolean }): AskedField[] {
  const decided = new Set(read.corrections.map(({ path }) => path))
  const values = new Map(read.values.map((value) => [value.path, value]))
  const wanted = [
    ...read.values
      .filter(({ confidence, source }) => confidence < DOUBTFUL_BELOW && source !== 'structured')
      .map(({ path }) => path),
    ...read.findings.flatMap(({ path }) => (path === null ? [] : leavesOf(path))),
    ...missingBy(read, asOf).flatMap(leavesOf),
    ...(all ? USUAL.map(({ path }) => path) : []),
  ]
  const asked = [...new Set(wanted)].flatMap((path): AskedField[] => {
    const value = values.get(path)
    const element = elementByPath(plainPath(path))
    if (!element || element.kind === 'class' || decided.has(path)) return []
    if (value && (value.confidence >= CERTAIN_FROM || value.source === 'structured')) return []
    return [{ path, eftiId: element.id, read: value?.asWritten ?? null }]
  })
  return asked.slice(0, MOST_FIELDS)
}

/** Paths of what the rules find missing, wrong or unread. */
function missingBy(read: ConsignmentInForce, asOf: Date): string[] {
  const subsets = subsetsOf(read).map(({ id }) => id)
  if (subsets.length === 0) return []
  const { findings, unread } = evaluate(consignmentOf(read), {
    ...optionsOf(read, subsets, asOf),
    unread: read.unread,
  })
  return [...findings, ...unread].flatMap(({ path }) => (path === null ? [] : [path]))
}

/** Of a party, its name and address; of a value, itself. */
function leavesOf(path: string): string[] {
  const element = elementByPath(plainPath(path))
  if (element && element.kind !== 'class') return [path]
  const within = USUAL.filter((one) => one.path.startsWith(`${path}/`))
  return within.filter(({ eftiId }) => elementById(eftiId)).map((one) => one.path)
}
