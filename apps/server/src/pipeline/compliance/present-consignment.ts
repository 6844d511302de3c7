import {
  type ConsignmentAnswer,
  type ConsignmentField,
  type ConsignmentQuestion,
  consignmentValue,
  type KindFacts,
  type ShownSubset,
} from '@efti-hub/contract'
import {
  basisOf,
  isDomesticCarriage,
  labelOf,
  meaningOf,
  questionsFor,
  type SubsetChoice,
} from '@efti-hub/efti'
import { z } from 'zod'
import { consignmentOf } from '../extraction/consignment-of.ts'
import { isOneGoodsList } from '../extraction/corrections/goods-lines/lines-of.ts'
import type { ConsignmentInForce } from '../extraction/corrections/in-force.ts'
import { isRemovalOfGroup } from '../extraction/corrections/removed-groups.ts'
import type { CorrectionRow } from '../extraction/corrections/tables.ts'
import type { StoredValue } from '../extraction/store.ts'
import { optionsOf, ruledOutOf, subsetsOf } from './check-document.ts'
import { presentReason } from './present-reason.ts'

/** The values in force, and those that were taken away. `names` of people by id. */
export function presentConsignment(
  consignment: ConsignmentInForce,
  names: ReadonlyMap<string, string>,
  questions: ConsignmentQuestion[],
): ConsignmentAnswer {
  const { kind, language, notes, values } = consignment
  const evidence = evidenceIn(consignment)
  return {
    kind,
    ...presentKind(consignment, names),
    language,
    notes,
    subsets: subsetsOf(consignment).map(evidence),
    ruledOut: ruledOutOf(consignment).map(evidence),
    questions,
    fields: values.map((value) => (value.why?.derived ? presentRead(value) : presentField(value))),
    oneGoodsList: isOneGoodsList(consignment),
    takenAway: takenAwayFrom(consignment, names),
  }
}

/** A subset with the values that decided it: which party, place, plate or postcode. */
function evidenceIn(consignment: ConsignmentInForce): (choice: SubsetChoice) => ShownSubset {
  const found = new Map(consignment.values.map((value) => [value.path, value]))
  const data = consignmentOf(consignment)
  return ({ id, reason, byHand = false }) => ({
    id,
    reason,
    byHand,
    evidence: (byHand ? [] : basisOf(data, id)).flatMap((path) => {
      const value = found.get(path)
      if (!value) return []
      const { derived } = value.why ?? {}
      // Of a data file the snippet is a path of its elements, which explains nothing.
      const isPrinted = ['text', 'ocr', 'ai'].includes(value.source)
      return [
        {
          path,
          label: labelOf(value.eftiId),
          value: String(value.value),
          printed: isPrinted ? (value.evidence?.snippet ?? null) : null,
          derived: typeof derived === 'string' ? derived : null,
        },
      ]
    }),
  })
}

/** Ids of the people whom the answer names. */
export function peopleInConsignment({ corrections, kindChoice }: ConsignmentInForce): string[] {
  return [...corrections, ...(kindChoice ? [kindChoice] : [])].map(({ author }) => author)
}

/** How the kind is known. `names` of people by id. */
export function presentKind(consignment: ConsignmentInForce, names: ReadonlyMap<string, string>): KindFacts {
  const { kindAsRead, kindConfidence, kindChoice } = consignment
  return {
    kindAsRead,
    kindConfidence,
    kindChosen: kindChoice && saidBy(kindChoice, names),
    isDomestic: isDomesticCarriage(consignmentOf(consignment)),
  }
}

function takenAwayFrom(
  { corrections, valuesAsRead, removedWithGroup }: ConsignmentInForce,
  names: ReadonlyMap<string, string>,
): ConsignmentField[] {
  const withGroup = removedWithGroup.map(({ value, by }) => ({
    ...presentField(value),
    inForce: false,
    takenAway: saidBy(by, names),
  }))
  const latest = new Map(corrections.map((row) => [row.path, row]))
  const read = new Map(valuesAsRead.map((value) => [value.path, value]))
  const one = [...latest.values()].flatMap((row): ConsignmentField[] => {
    const { eftiId, path, value, oldValue } = row
    if (value !== null || oldValue === null || isRemovalOfGroup(row)) return []
    const source = (row.oldSource ?? 'person') as StoredValue['source']
    const before = read.get(path)
    const confidence = source === 'person' ? 1 : (before?.confidence ?? 0)
    const evidence = before?.evidence ?? null
    const previous = presentField({ eftiId, path, value: oldValue, confidence, source, evidence })
    return [{ ...previous, inForce: false, takenAway: saidBy(row, names) }]
  })
  return [...one, ...withGroup]
}

/**
 * Each value in force is followed by those before it, latest first: other people's, then what was read.
 * Removed values are at the end, with the person. Readings carry their reason. `names` of people by id.
 */
export function presentWithHistory(
  consignment: ConsignmentInForce,
  names: ReadonlyMap<string, string>,
  questions: ConsignmentQuestion[],
): ConsignmentAnswer {
  const correctionsByPath = Map.groupBy(consignment.corrections, ({ path }) => path)
  const read = new Map(consignment.valuesAsRead.map((value) => [value.path, value]))
  /** `next`: what came after them, where something did. */
  const earlier = (path: string, corrections: readonly CorrectionRow[], next?: CorrectionRow) => {
    const after = [...corrections.slice(1), ...(next ? [next] : [])]
    const presented = corrections.flatMap((row, at) => presentCorrection(row, after[at], names))
    const first = corrections[0] ?? next
    const asRead = read.get(path)
    return [
      ...presented.reverse(),
      ...(asRead ? [{ ...presentRead(asRead), ...removal(first, names), inForce: false }] : []),
    ]
  }
  const current = consignment.values.flatMap((value) => {
    const corrections = correctionsByPath.get(value.path) ?? []
    correctionsByPath.delete(value.path)
    const last = corrections.at(-1)
    if (!last) return [{ ...presentRead(value), inForce: true }]
    const inForce = { ...presentField(value), ...saidBy(last, names), inForce: true }
    return [inForce, ...earlier(value.path, corrections.slice(0, -1), last)]
  })
  const takenAway = [...correctionsByPath].flatMap(([path, corrections]) => earlier(path, corrections))
  return { ...presentConsignment(consignment, names, questions), fields: [...current, ...takenAway] }
}

/**
 * Open ones, and those that were answered: an answer can be looked at and undone. `settled`: codes of results to which other documents
 * of the consignment are the answer.
 */
export function questionsOf(
  consignment: ConsignmentInForce,
  asOf: Date,
  settled: readonly string[],
): ConsignmentQuestion[] {
  const { answers } = consignment
  // What is no document of a carriage is asked nothing; one whose answers left no subset is still asked.
  if (subsetsOf(consignment).length === 0 && Object.keys(answers).length === 0) return []
  const optionsFor = (given: ConsignmentInForce['answers']) => {
    const read = { ...consignment, answers: given }
    const ids = subsetsOf(read).map(({ id }) => id)
    return optionsOf(read, ids, asOf)
  }
  return questionsFor(consignmentOf(consignment), { answers, settled, optionsFor }).map(
    ({ id, question }) => ({ id, question, answer: answers[id] ?? null }),
  )
}

/** As the reading of that day kept them. */
const valuesOf = z.array(consignmentValue)

function presentField({
  eftiId,
  path,
  value,
  confidence,
  source,
  evidence,
  why,
}: Pick<
  StoredValue,
  'eftiId' | 'path' | 'value' | 'confidence' | 'source' | 'evidence' | 'why'
>): ConsignmentField {
  const meaning = meaningOf(eftiId, value)
  const alternatives = valuesOf.safeParse(why?.alternatives)
  return {
    eftiId,
    path,
    label: labelOf(eftiId),
    value,
    ...(meaning && { meaning }),
    confidence,
    source,
    evidence,
    ...(alternatives.success && { alternatives: alternatives.data }),
  }
}

function presentRead(value: StoredValue): ConsignmentField {
  return { ...presentField(value), ...(value.why && { why: presentReason(value.why) }) }
}

function presentCorrection(
  row: CorrectionRow,
  next: CorrectionRow | undefined,
  names: ReadonlyMap<string, string>,
): ConsignmentField[] {
  const { eftiId, path, value, evidence } = row
  if (value === null) return []
  const field = presentField({ eftiId, path, value, confidence: 1, source: 'person', evidence })
  return [{ ...field, ...saidBy(row, names), ...removal(next, names), inForce: false }]
}

/** What followed a value: who took it away, unless another took its place. */
function removal(next: CorrectionRow | undefined, names: ReadonlyMap<string, string>) {
  return next && next.value === null ? { takenAway: saidBy(next, names) } : {}
}

function saidBy(
  { author, createdAt }: Pick<CorrectionRow, 'author' | 'createdAt'>,
  names: ReadonlyMap<string, string>,
) {
  return {
    author: { id: author, name: names.get(author) ?? 'Unknown User' },
    at: createdAt.toISOString(),
  }
}
