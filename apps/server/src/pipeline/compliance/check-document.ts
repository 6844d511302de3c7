import {
  applicableSubsets,
  type Consignment,
  EDITION,
  type Evaluation,
  evaluate,
  type Finding,
  type SubsetChoice,
} from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import type { JobContext } from '../documents/run-job.ts'
import { latestExtraction, type StoredExtraction } from '../extraction/store.ts'
import { latestRecognition, type RecognitionSummary } from '../recognition/store.ts'
import { findingsOfDocument } from './document-findings.ts'
import { scoreOf } from './score.ts'
import { insertCheck } from './store.ts'

export interface StoredCheck {
  checkId: string
  score: number
  findings: readonly Finding[]
}

/** The compliance job: consignment + document -> the subsets that apply -> findings and score. */
export async function checkDocument(context: JobContext): Promise<(db: TenantDb) => Promise<StoredCheck>> {
  const { document, house, job, report } = context
  const person = { tenantId: document.tenantId, userId: null }
  const { extraction, recognition } = await house.database.inTenant(person, async (db) => ({
    extraction: await latestExtraction(db, document.id),
    recognition: await latestRecognition(db, document.id),
  }))
  if (!extraction || !recognition) throw new Error('a document came to compliance before it was read')

  await report(20, 'Choosing the data subsets that apply')
  const judged = judge(extraction, recognition, house.clock.now())
  return async (db) => {
    const checkId = await insertCheck(db, {
      documentId: document.id,
      extractionId: extraction.id,
      jobId: job.id,
      edition: EDITION,
      score: judged.score,
      scoreExplanation: judged.explanation,
      subsets: [...judged.subsets],
      checks: [...judged.evaluation.checks],
    })
    return { checkId, score: judged.score, findings: judged.evaluation.findings }
  }
}

interface Judged {
  subsets: readonly SubsetChoice[]
  evaluation: Evaluation
  score: number
  explanation: string
}

function judge(extraction: StoredExtraction, recognition: RecognitionSummary, asOf: Date): Judged {
  const ofDocument = findingsOfDocument(extraction.kind, recognition.notes)
  if (ofDocument.length > 0) {
    const evaluation = { edition: EDITION, findings: ofDocument, checks: [] }
    return {
      subsets: [],
      evaluation,
      score: 0,
      explanation: `${ofDocument[0]?.message}: no data could be checked.`,
    }
  }
  const consignment = consignmentOf(extraction)
  const subsets = applicableSubsets(consignment)
  const evaluated = evaluate(consignment, {
    subsets: subsets.map((subset) => subset.id),
    addressReading: 'practical',
    asOf: asOf.toISOString(),
  })
  const evaluation = withFindingsOfReading(evaluated, extraction.findings)
  const { score, explanation } = scoreOf(evaluation.checks, evaluation.findings)
  return { subsets, evaluation, score, explanation }
}

/** What the reader of a structured file found wrong with it counts as failed checks of the same standing. */
function withFindingsOfReading(evaluation: Evaluation, ofReading: readonly Finding[]): Evaluation {
  const codes = new Map<string, Finding[]>()
  for (const finding of ofReading) codes.set(finding.code, [...(codes.get(finding.code) ?? []), finding])
  const lines = [...codes.values()].map((same) => ({
    code: same[0]?.code ?? '',
    rule: 'The file follows the structure of the official XML schema.',
    severity: same[0]?.severity ?? ('medium' as const),
    passed: 0,
    failed: same.length,
  }))
  return {
    ...evaluation,
    findings: [...ofReading, ...evaluation.findings],
    checks: [...lines, ...evaluation.checks],
  }
}

export function consignmentOf(extraction: StoredExtraction): Consignment {
  return {
    values: extraction.values.map(({ eftiId, path, value, attributes }) => ({
      eftiId,
      path,
      value,
      ...(attributes ? { attributes } : {}),
    })),
  }
}
