import {
  answersInForce,
  applicableSubsets,
  EDITION,
  type EvaluateOptions,
  type Evaluation,
  evaluate,
  type Finding,
  type Remark,
  type Score,
  type SubsetChoice,
  scoreOf,
  servesEndOf,
  subsetsRuledOut,
} from '@efti-hub/efti'
import { isOfTrade, kindById } from '@efti-hub/reading'
import type { TenantDb } from '../../platform/database.ts'
import type { JobContext } from '../documents/run-job.ts'
import { consignmentOf } from '../extraction/consignment-of.ts'
import { type ConsignmentInForce, consignmentInForce } from '../extraction/corrections/in-force.ts'
import { latestRecognition, poorPagesOf, type RecognitionSummary } from '../recognition/store.ts'
import { datesOfDocument } from './dates-of-document.ts'
import { notJudged } from './document-findings.ts'
import { doubtfulValues } from './doubtful-values.ts'
import { duplicatesOf } from './duplicates.ts'
import type { Further } from './further.ts'
import { identityOf, registerIdentity } from './identities.ts'
import { notesOnInstructions } from './instruction-notes.ts'
import { recordNotes } from './notes/record-notes.ts'
import { insertCheck, latestCheck } from './store.ts'
import { unreadPlaces } from './unread-places.ts'

export interface StoredCheck {
  checkId: string
  score: number | null
  findings: readonly Finding[]
  unread: readonly Remark[]
  notes: readonly Remark[]
  /** eFTI39 as the consignment has it. */
  takingOver: string | null
}

/**
 * The compliance job: consignment + document -> the subsets that apply -> findings and score. `keep` stores them, with what other documents
 * of the consignment state; `latest` is what is in force then, and the caller holds the lock.
 */
export async function checkDocument(context: JobContext): Promise<{
  read: ConsignmentInForce | null
  keep(db: TenantDb, further: Further, latest: ConsignmentInForce | null): Promise<StoredCheck>
}> {
  const { document, services, job, report } = context
  const person = { tenantId: document.tenantId, userId: null }
  const read = await services.database.inTenant(person, async (db) => {
    const loaded = await load(db, document.id)
    await registerIdentity(db, document.id, loaded.consignment && identityOf(loaded.consignment))
    return loaded
  })
  await report(20, 'Choosing the data subsets that apply')
  const early = judge(read, services.clock.now())
  return {
    read: read.consignment,
    async keep(db, further, latest) {
      // Corrected or read again meanwhile: the check that is stored last is about the current values.
      const changed = latest?.mark !== early.mark
      const judged = changed ? judge(await load(db, document.id), services.clock.now()) : early
      return store(db, document.id, job.id, { judged, further }, latest)
    },
  }
}

/** Checked once more without a job: another document of the consignment states something else now. The caller holds the lock. */
export async function checkAgain(
  db: TenantDb,
  documentId: string,
  further: Further,
  asOf: Date,
): Promise<StoredCheck> {
  const before = await latestCheck(db, documentId)
  if (!before) throw new Error('a document was to be checked again that was never checked')
  const latest = await load(db, documentId)
  return store(db, documentId, before.jobId, { judged: judge(latest, asOf), further }, latest.consignment)
}

async function load(db: TenantDb, documentId: string): Promise<ToJudge> {
  const recognition = await latestRecognition(db, documentId)
  return {
    consignment: await consignmentInForce(db, documentId),
    recognition,
    poorPages: recognition ? await poorPagesOf(db, recognition) : [],
  }
}

async function store(
  db: TenantDb,
  documentId: string,
  jobId: string,
  { judged, further }: { judged: Judged; further: Further },
  consignment: ConsignmentInForce | null,
): Promise<StoredCheck> {
  const duplicates = await duplicatesOf(db, documentId)
  const { extractionId, subsets, evaluation, score, explanation, sum } = withOthers(
    judged,
    further,
    duplicates,
  )
  const { findings, checks, unread, notes } = evaluation
  const checkId = await insertCheck(db, {
    documentId,
    extractionId,
    jobId,
    edition: EDITION,
    addressReading: judged.addressReading,
    score,
    scoreExplanation: explanation,
    scoreSum: sum,
    subsets: [...subsets],
    checks: [...checks],
    unread: [...unread],
    notes: [...notes],
  })
  if (consignment) await recordNotes(db, documentId, consignment, notes)
  return { checkId, score, findings, unread, notes, takingOver: takingOverOf(consignment) }
}

/**
 * With what other documents state, of the consignment and of all that were uploaded. A document that no rule judges has no score,
 * but keeps the line of what its consignment answers: by it one sees when the answer is gone.
 */
function withOthers(judged: Judged, further: Further, duplicates: readonly Remark[]): Judged {
  const { evaluation } = judged
  const own = evaluation.findings.filter(({ code }) => !further.answered.includes(code))
  const findings = [...own, ...further.findings]
  const notes = [...evaluation.notes, ...duplicates]
  const applied = evaluation.checks.filter(
    ({ code, failed }) => failed === 0 || !further.answered.includes(code),
  )
  const checks = [...applied, ...further.checks]
  if (!judged.isJudged) return { ...judged, evaluation: { ...evaluation, findings, notes, checks } }
  const open = findings.filter((finding) => !further.isWaived?.(finding))
  return {
    ...judged,
    evaluation: { ...evaluation, findings, notes, checks },
    ...scoreOf(checks, open, evaluation.unread.length),
  }
}

interface Judged extends Score {
  mark: string
  addressReading: 'practical' | 'strict'
  extractionId: string
  /** Rules were applied to it. */
  isJudged: boolean
  subsets: readonly SubsetChoice[]
  evaluation: Evaluation
}

interface ToJudge {
  consignment: ConsignmentInForce | null
  recognition: RecognitionSummary | null
  /** Numbers of pages that were recognised poorly. */
  poorPages: readonly number[]
}

function judge({ consignment: read, recognition, poorPages }: ToJudge, asOf: Date): Judged {
  if (!read || !recognition) throw new Error('a document came to compliance before it was read')
  const about = { mark: read.mark, addressReading: addressReadingOf(read), extractionId: read.id }
  const onInstructions = notesOnInstructions(recognition.notes)
  const without = notJudged(read.kind, recognition.notes, read.findings)
  if (without) {
    const { explanation, findings, unread } = without
    const evaluation = { edition: EDITION, findings, unread, notes: onInstructions, checks: [] }
    return { ...about, isJudged: false, subsets: [], evaluation, score: null, explanation, sum: null }
  }
  const consignment = consignmentOf(read)
  const subsets = subsetsOf(read)
  const subsetIds = subsets.map(({ id }) => id)
  const judged = evaluate(consignment, {
    ...optionsOf(read, subsetIds, asOf),
    unread: unreadPlaces(read, poorPages),
    ...(read.schema ? { structure: read.findings } : {}),
  })
  // Of an eFTI message they are breaches of its schema, and come with the evaluation.
  const ofReading = read.schema ? [] : read.findings
  // A wrong year puts the order of the dates wrong as well: that is one cause, and the order names both dates.
  const isOutOfOrder = judged.findings.some(({ code }) => ORDER_OF_DATES.test(code))
  const dates = datesOfDocument(isOutOfOrder ? [] : read.values, asOf)
  const evaluation = {
    ...judged,
    findings: [...ofReading, ...judged.findings, ...dates.findings],
    unread: [...judged.unread, ...doubtfulValues(read.values, subsetIds)],
    notes: [...judged.notes, ...dates.notes, ...onInstructions],
    checks: [...judged.checks, ...dates.checks],
  }
  return {
    ...about,
    isJudged: true,
    subsets,
    evaluation,
    ...scoreOf(evaluation.checks, evaluation.findings, evaluation.unread.length),
  }
}

/** How a document is judged, its subsets chosen. */
export function optionsOf(read: ConsignmentInForce, subsets: readonly string[], asOf: Date): EvaluateOptions {
  return {
    subsets,
    addressReading: addressReadingOf(read),
    answers: answersOf(read),
    asOf: asOf.toISOString(),
    readFrom: isWrittenOnDocument(read) ? 'paper' : 'data',
    isRoadNote: read.kind === 'cmr' && !read.schema,
  }
}

const ORDER_OF_DATES = /^PL-(?:TAKING-OVER|LOADING|UNLOADING|DELIVERY)-DATE$/

/** By the letter of the Annex only where the organisation wants it. */
function addressReadingOf({ defaults }: ConsignmentInForce): 'practical' | 'strict' {
  return defaults.strictAddresses ? 'strict' : 'practical'
}

function takingOverOf(consignment: ConsignmentInForce | null): string | null {
  const date = consignment?.values.find(({ eftiId }) => eftiId === 'eFTI39')?.value
  return typeof date === 'string' ? date : null
}

/** The subsets that apply, each with its reason; none for what is no document of a carriage. */
export function subsetsOf(read: ConsignmentInForce): SubsetChoice[] {
  if (read.kind === 'other' || isOfTrade(read.kind)) return []
  const schema = read.schema ? { schema: read.schema } : {}
  const chosen = applicableSubsets(consignmentOf(read), {
    ...schema,
    overrides: read.overrides,
    answers: read.answers,
    routeCountries: read.defaults.routeCountries,
  })
  const without = kindById(read.kind)?.withoutSubsets ?? []
  const applicable = chosen.filter(({ id, byHand }) => byHand || !servesEndOf(id, without))
  if (read.schema === 'identifier') return applicable
  return [...applicable, ...alwaysChecked(read, chosen, without)]
}

/** Subsets that one would look for and that do not apply, by the data or by a person's decision. */
export function ruledOutOf(read: ConsignmentInForce): SubsetChoice[] {
  if (read.kind === 'other' || isOfTrade(read.kind)) return []
  const { answers, overrides } = read
  const byHand = overrides.filter(({ applies }) => !applies)
  return [
    ...subsetsRuledOut(consignmentOf(read), { answers, overrides, schema: read.schema ?? null }),
    ...byHand.map(({ id, reason }) => ({ id, reason, byHand: true as const })),
  ]
}

/** What the organisation has every document checked against, where neither its data nor a person settle it. */
function alwaysChecked(
  { defaults, overrides }: ConsignmentInForce,
  chosen: readonly SubsetChoice[],
  without: readonly string[],
): SubsetChoice[] {
  const settled = new Set([...chosen, ...overrides].map(({ id }) => id).concat(without))
  return defaults.subsets
    .filter((id) => !settled.has(id))
    .map((id) => ({ id, reason: 'The organisation has every document checked against it.' }))
}

/** A waste form that was read is itself the document that the waste travels with; a person's answer takes precedence. */
function answersOf(read: ConsignmentInForce): ConsignmentInForce['answers'] {
  const { kind, overrides } = read
  const answers = answersInForce(consignmentOf(read), { answers: read.answers, overrides })
  return kind.startsWith('waste-') ? { 'WASTE-PAPERS': true, ...answers } : answers
}

/** Was anything found by reading a page, and not given as data? Signatures in ink are then nobody's omission. */
function isWrittenOnDocument({ valuesAsRead }: ConsignmentInForce): boolean {
  return valuesAsRead.some(({ source }) => source !== 'structured')
}
