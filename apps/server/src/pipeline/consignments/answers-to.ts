import { type CheckLine, SECURITY_STATUS_RULES } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { NO_FREIGHT_DOCUMENT } from '../compliance/document-findings.ts'
import type { ComparedDocument } from './contradictions/compared.ts'
import { documentsIn, documentsOf } from './store.ts'

/** Findings about the document itself to which its consignment is the answer, with their line in the score. */
export interface AnsweredFinding {
  codes: readonly string[]
  line: CheckLine
}

export function answersTo(
  { profile }: ComparedDocument,
  group: readonly ComparedDocument[],
): AnsweredFinding[] {
  // They are no freight document, and have to be with one.
  if (profile.kind === 'other' && profile.isInstructions && group.length > 1)
    return [
      {
        codes: [NO_FREIGHT_DOCUMENT],
        line: passed(
          'CONSIGNMENT-INSTRUCTIONS',
          'Instructions in writing are with the documents of their goods.',
          'high',
        ),
      },
    ]
  // The security status of air cargo is on the waybill or in a separate declaration, which is judged itself.
  const isDeclared = group.some((other) => other.profile.kind === SECURITY_DECLARATION)
  if (isDeclared && profile.kind !== SECURITY_DECLARATION && profile.subsets.includes('EU06'))
    return [
      {
        codes: SECURITY_STATUS_RULES,
        line: passed(
          'CONSIGNMENT-SECURITY',
          'The security declaration is with the documents of the consignment.',
          'high',
        ),
      },
    ]
  return []
}

/** Codes of results of a document to which the others of its consignment are the answer. */
export async function settledFor(db: TenantDb, documentId: string): Promise<string[]> {
  const [own] = await documentsOf(db, [documentId])
  if (!own?.consignmentId) return []
  const group = await documentsIn(db, [own.consignmentId])
  return answersTo(own, group).flatMap(({ codes }) => codes)
}

const SECURITY_DECLARATION = 'air-security'

function passed(code: string, rule: string, severity: CheckLine['severity']): CheckLine {
  return { code, rule, severity, passed: 1, failed: 0 }
}
