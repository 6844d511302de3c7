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
import { consignmentOf } from '../extraction/consignment-of.ts'
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
  const ofDocument = findingsOfDocument(extraction.kind, recognition.notes, extraction.findings)
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
  const subsets = subsetsOf(extraction)
  const evaluation = evaluate(consignment, {
    subsets: subsets.map((subset) => subset.id),
    addressReading: 'practical',
    asOf: asOf.toISOString(),
    ...(extraction.schema ? { structure: extraction.findings } : {}),
  })
  const { score, explanation } = scoreOf(evaluation.checks, evaluation.findings)
  return { subsets, evaluation, score, explanation }
}

/** The subsets that apply, each with its reason; none for what is no freight document. */
export function subsetsOf(extraction: StoredExtraction): SubsetChoice[] {
  if (extraction.kind === 'other') return []
  const schema = extraction.schema ? { schema: extraction.schema } : {}
  return [...applicableSubsets(consignmentOf(extraction), schema)]
}
