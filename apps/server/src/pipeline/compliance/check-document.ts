import {
  applicableSubsets,
  EDITION,
  type Evaluation,
  evaluate,
  type Finding,
  type SubsetChoice,
} from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import type { JobContext } from '../documents/run-job.ts'
import { lockDocument } from '../documents/store.ts'
import { consignmentOf } from '../extraction/consignment-of.ts'
import { type ConsignmentInForce, consignmentInForce } from '../extraction/corrections/in-force.ts'
import { isOfTrade, kindById } from '../extraction/kinds/papers/all-kinds.ts'
import { latestRecognition, type RecognitionSummary } from '../recognition/store.ts'
import { datesOfDocument } from './dates-of-document.ts'
import { findingsOfDocument } from './document-findings.ts'
import { doubtfulValues } from './doubtful-values.ts'
import { duplicatesOf } from './duplicates.ts'
import { type Further, NOTHING_FURTHER } from './further.ts'
import { identityOf, registerIdentity } from './identities.ts'
import { scoreOf } from './score.ts'
import { insertCheck, latestCheck } from './store.ts'

export interface StoredCheck {
  checkId: string
  score: number
  findings: readonly Finding[]
  /** eFTI39 as the consignment has it. */
  takingOver: string | null
}

/**
 * The compliance job: consignment + document -> the subsets that apply -> findings and score. What it answers stores them,
 * with what other papers of the consignment say.
 */
export async function checkDocument(
  context: JobContext,
): Promise<(db: TenantDb, further?: Further) => Promise<StoredCheck>> {
  const { document, house, job, report } = context
  const person = { tenantId: document.tenantId, userId: null }
  const read = await house.database.inTenant(person, (db) => load(db, document.id))
  const identity = read.consignment && identityOf(read.consignment)
  await house.database.inTenant(person, (db) => registerIdentity(db, document.id, identity))
  await report(20, 'Choosing the data subsets that apply')
  const early = judge(read, house.clock.now())
  return async (db, further = NOTHING_FURTHER) => {
    await lockDocument(db, document.id)
    const latest = await load(db, document.id)
    // Corrected or read again meanwhile: the check that is stored last is about what holds now.
    const changed = latest.consignment?.mark !== early.mark
    const judged = changed ? judge(latest, house.clock.now()) : early
    return store(db, document.id, job.id, { judged, further }, latest)
  }
}

/** Checked once more without a job: another paper of the consignment says something else now. The caller holds the lock. */
export async function checkAgain(
  db: TenantDb,
  documentId: string,
  further: Further,
  asOf: Date,
): Promise<StoredCheck> {
  const before = await latestCheck(db, documentId)
  if (!before) throw new Error('a document was to be checked again that was never checked')
  const latest = await load(db, documentId)
  return store(db, documentId, before.jobId, { judged: judge(latest, asOf), further }, latest)
}

async function load(db: TenantDb, documentId: string): Promise<ToJudge> {
  return {
    consignment: await consignmentInForce(db, documentId),
    recognition: await latestRecognition(db, documentId),
  }
}

async function store(
  db: TenantDb,
  documentId: string,
  jobId: string,
  { judged, further }: { judged: Judged; further: Further },
  { consignment }: ToJudge,
): Promise<StoredCheck> {
  const duplicates = await duplicatesOf(db, documentId)
  const { extractionId, subsets, evaluation, score, explanation } = withOthers(judged, further, duplicates)
  const checkId = await insertCheck(db, {
    documentId,
    extractionId,
    jobId,
    edition: EDITION,
    score,
    scoreExplanation: explanation,
    subsets: [...subsets],
    checks: [...evaluation.checks],
  })
  return { checkId, score, findings: evaluation.findings, takingOver: takingOverOf(consignment) }
}

/**
 * With what other papers say, of the consignment and of all that were uploaded. The transport document that a paper of the
 * trade is without may be another one of its consignment.
 */
function withOthers(
  judged: Judged,
  { findings, checks, answered, isWaived }: Further,
  duplicates: Pick<Evaluation, 'findings' | 'checks'>,
): Judged {
  const own = judged.evaluation.findings.filter(({ code }) => !answered.includes(code))
  const wasJudged = own.length === 0 || judged.evaluation.checks.length > 0
  const evaluation = {
    ...judged.evaluation,
    findings: [...own, ...findings, ...duplicates.findings],
    checks: [...judged.evaluation.checks, ...checks, ...(wasJudged ? duplicates.checks : [])],
  }
  const open = evaluation.findings.filter((finding) => !isWaived?.(finding))
  return wasJudged
    ? { ...judged, evaluation, ...scoreOf(evaluation.checks, open) }
    : { ...judged, evaluation }
}

interface Judged {
  mark: string
  extractionId: string
  subsets: readonly SubsetChoice[]
  evaluation: Evaluation
  score: number
  explanation: string
}

interface ToJudge {
  consignment: ConsignmentInForce | null
  recognition: RecognitionSummary | null
}

function judge({ consignment: read, recognition }: ToJudge, asOf: Date): Judged {
  if (!read || !recognition) throw new Error('a document came to compliance before it was read')
  const about = { mark: read.mark, extractionId: read.id }
  const ofDocument = findingsOfDocument(read.kind, recognition.notes, read.findings)
  if (ofDocument.length > 0) {
    const evaluation = { edition: EDITION, findings: ofDocument, checks: [] }
    return {
      ...about,
      subsets: [],
      evaluation,
      score: 0,
      explanation: `${ofDocument[0]?.message}: no data were checked.`,
    }
  }
  const consignment = consignmentOf(read)
  const subsets = subsetsOf(read)
  const subsetIds = subsets.map(({ id }) => id)
  const judged = evaluate(consignment, {
    subsets: subsetIds,
    addressReading: 'practical',
    answers: answersOf(read),
    asOf: asOf.toISOString(),
    readFrom: isOnPaper(read) ? 'paper' : 'data',
    ...(read.schema ? { structure: read.findings } : {}),
  })
  // Of an eFTI message they are breaches of its schema, and come with the evaluation.
  const ofReading = read.schema ? [] : read.findings
  const [doubtful, dates] = [doubtfulValues(read.values, subsetIds), datesOfDocument(read.values, asOf)]
  const evaluation = {
    ...judged,
    findings: [...ofReading, ...judged.findings, ...dates.findings, ...doubtful.findings],
    checks: [...judged.checks, ...dates.checks, ...doubtful.checks],
  }
  const { score, explanation } = scoreOf(evaluation.checks, evaluation.findings)
  return { ...about, subsets, evaluation, score, explanation }
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
  const applicable = chosen.filter(({ id, byHand }) => byHand || !without.includes(id))
  if (read.schema === 'identifier') return applicable
  return [...applicable, ...alwaysChecked(read, chosen, without)]
}

/** What the organisation has every document checked against, where neither its data nor a person have spoken of it. */
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

/** A waste form that was read is itself the paper that the waste travels with; a person's answer goes before. */
function answersOf({ kind, answers }: ConsignmentInForce): ConsignmentInForce['answers'] {
  return kind.startsWith('waste-') ? { 'WASTE-PAPERS': true, ...answers } : answers
}

/** Was anything found by reading a page, and not given as data? Signatures in ink are then nobody's omission. */
function isOnPaper({ valuesAsRead }: ConsignmentInForce): boolean {
  return valuesAsRead.some(({ source }) => source !== 'structured')
}
