import {
  type CorrectionRequest,
  DOUBTFUL_BELOW,
  type Learned,
  type RememberQuestion,
} from '@efti-hub/contract'
import { elementByPath, isQuestion, normalisePath, subsetById, type Value } from '@efti-hub/efti'
import { fitValue } from '@efti-hub/reading'
import type { TenantDb } from '../../../platform/database.ts'
import { recordActs } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { rememberCorrections } from '../memory/remember-corrections.ts'
import type { StoredValue } from '../store.ts'
import { ANSWER, type ConsignmentInForce } from './in-force.ts'
import { placesOfCorrections, type TakenFrom } from './places-of-corrections.ts'
import { actsOfCorrection } from './record-corrections.ts'
import { insertChoices, insertCorrections } from './store.ts'

interface Document {
  id: string
  originalName: string
}

export interface Corrected {
  /** How many facts are new. */
  stored: number
  /** Of the corrections among them. */
  correctionIds: number[]
  /** Of the choices among them. */
  choiceIds: number[]
  learned: Learned[]
  /** Places that the caller has to be asked about. */
  rememberPlaces: RememberQuestion[]
}

/**
 * Stores a person's values and choices as new facts beside what is in force. All or nothing.
 * @returns how many facts are new; what says the same as before is none, unless it confirms a doubtful reading
 * or states for the first time that nothing is there. And what
 * each value taught about the sender's other papers.
 * @throws Refusal `invalid_request` that names each path with what is wrong there.
 */
export async function correctConsignment(
  db: TenantDb,
  document: Document,
  author: string,
  now: ConsignmentInForce,
  request: CorrectionRequest,
  source?: string,
): Promise<Corrected> {
  const facts = { documentId: document.id, author }
  const given = request.corrections ?? []
  const taken = await placesOfCorrections(db, document.id, now.language, given)
  const corrections = newCorrections(now, given, taken)
  const choices = newChoices(now, request)
  const correctionIds = await insertCorrections(
    db,
    corrections.map((row) => ({ ...facts, ...row, evidence: taken.get(row.path)?.evidence ?? null })),
  )
  // That a value is not on one document teaches nothing about others.
  const teaching = corrections.filter(({ value, oldValue }) => value !== null || oldValue !== null)
  const places = new Map([...taken].map(([path, { place }]) => [path, place]))
  const { learned, rememberPlaces } = await rememberCorrections(
    db,
    facts,
    now,
    teaching.map((row) => ({ ...row, place: places.get(row.path) ?? null })),
    request.remember ?? 'always',
  )
  const choiceIds = await insertChoices(
    db,
    choices.map((row) => ({ ...facts, ...row })),
  )
  await recordActs(db, actsOfCorrection(document, now, corrections, choices, source))
  return { stored: corrections.length + choices.length, correctionIds, choiceIds, learned, rememberPlaces }
}

interface NewCorrection {
  eftiId: string
  path: string
  value: Value | null
  oldValue: Value | null
  oldSource: string | null
}

function newCorrections(
  { values: inForce, corrections }: Pick<ConsignmentInForce, 'values' | 'corrections'>,
  given: NonNullable<CorrectionRequest['corrections']>,
  taken: ReadonlyMap<string, TakenFrom>,
): NewCorrection[] {
  const problems = new Map<string, string>()
  const standing = new Map(
    inForce.map(({ path, value, source, confidence, evidence }) => [
      path,
      { value, source, confidence, evidence },
    ]),
  )
  const places = placesOf(standing.keys())
  // That nothing is there is a fact too: a person has looked.
  const statedAbsent = new Set(corrections.filter(({ value }) => value === null).map(({ path }) => path))
  const rows: NewCorrection[] = []
  const seen = new Set<string>()
  for (const { path: asked, value: wanted } of given) {
    const path = /\[0+\]/.test(asked) ? null : normalisePath(asked)
    const element = path === null ? undefined : elementByPath(path)
    if (path === null || !element) {
      problems.set(asked, 'The eFTI common data set has no such element.')
      continue
    }
    if (seen.has(path)) problems.set(asked, 'It is given twice in one request.')
    seen.add(path)
    const fitted = wanted === null ? { value: null } : fitValue(element, wanted)
    const gap = gapBefore(path, places)
    if ('problem' in fitted) problems.set(asked, fitted.problem)
    else if (gap) problems.set(asked, `There is no ${gap} before it; fill that one first.`)
    else {
      const before = standing.get(path)
      const isSame =
        sameValue(before?.value ?? null, fitted.value) &&
        !isDoubtful(before) &&
        !isElsewhere(taken.get(path), before)
      if (isSame && (fitted.value !== null || statedAbsent.has(path))) continue
      rows.push({
        eftiId: element.id,
        path,
        value: fitted.value,
        oldValue: before?.value ?? null,
        oldSource: before?.source ?? null,
      })
      if (fitted.value === null) standing.delete(path)
      else standing.set(path, { value: fitted.value, source: 'person', confidence: 1, evidence: null })
      addPlaces(places, path)
    }
  }
  if (problems.size > 0) throw refusalOf(problems)
  return rows
}

/** Every instance that holds something: 'transportPackage[2]' and what it stands in. */
function placesOf(paths: Iterable<string>): Set<string> {
  const places = new Set<string>()
  for (const path of paths) addPlaces(places, path)
  return places
}

function addPlaces(places: Set<string>, path: string): void {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) places.add(path.slice(0, end))
}

/** The instance that is missing before one that repeats: of `transportPackage[3]` it is the second. */
function gapBefore(path: string, places: ReadonlySet<string>): string | null {
  const steps = path.split('/')
  for (let length = 1; length <= steps.length; length++) {
    const place = steps.slice(0, length).join('/')
    const index = Number(/\[(\d+)\]$/.exec(place)?.[1] ?? 1)
    const before = place.replace(/\[\d+\]$/, `[${index - 1}]`)
    if (index > 1 && !places.has(before) && !places.has(place)) return before
  }
  return null
}

interface NewChoice {
  subject: string
  value: string | boolean | null
  reason: string | null
}

function newChoices(
  now: ConsignmentInForce,
  { kind, subsets = [], answers = [] }: CorrectionRequest,
): NewChoice[] {
  const problems = new Map<string, string>()
  const rows: NewChoice[] = []
  if (kind !== undefined && kind !== now.kind) {
    rows.push({ subject: 'kind', value: kind, reason: null })
  }
  for (const { id, applies, reason } of subsets) {
    if (!subsetById(id)) problems.set(id, 'There is no such subset.')
    rows.push({
      subject: id,
      value: applies,
      reason: reason ?? (applies === null ? null : 'Chosen by a person.'),
    })
  }
  for (const { id, answer } of answers) {
    if (!isQuestion(id)) problems.set(id, 'There is no such question.')
    else if ((now.answers[id] ?? null) !== answer)
      rows.push({ subject: `${ANSWER}${id}`, value: answer, reason: null })
  }
  if (problems.size > 0) throw refusalOf(problems)
  return rows
}

function refusalOf(problems: ReadonlyMap<string, string>): Refusal {
  const [[path, problem] = ['', '']] = problems
  return new Refusal('invalid_request', `${path}: ${problem}`, Object.fromEntries(problems))
}

/** A person who says what was read with doubt has looked at the paper: that is new. */
const isDoubtful = (before: Pick<StoredValue, 'confidence'> | undefined): boolean =>
  before !== undefined && before.confidence < DOUBTFUL_BELOW

/** The same value from another place, or with a place for the first time, is new as well. */
function isElsewhere(
  taken: TakenFrom | undefined,
  before: Pick<StoredValue, 'evidence'> | undefined,
): boolean {
  if (!taken) return false
  const [now, then] = [taken.evidence, before?.evidence]
  if (!then || then.page !== now.page) return true
  if (!then.box || !now.box) return false
  return (
    Math.min(then.box[2], now.box[2]) <= Math.max(then.box[0], now.box[0]) ||
    Math.min(then.box[3], now.box[3]) <= Math.max(then.box[1], now.box[1])
  )
}

export function sameValue(left: Value | null, right: Value | null): boolean {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object')
    return left === right
  return left.value === right.value && left.unit === right.unit
}
