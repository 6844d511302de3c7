import type { CheckLine } from '@efti-hub/efti'
import { NO_FREIGHT_DOCUMENT, NO_TRANSPORT_DOCUMENT } from '../compliance/document-findings.ts'
import { isOfTrade } from '../extraction/kinds/papers/all-kinds.ts'
import type { Paper } from './contradictions/compared.ts'

/** A finding about the paper itself to which its consignment is the answer, with the line that says so in the score. */
export interface Answer {
  code: string
  line: CheckLine
}

export function answersTo({ profile }: Paper, group: readonly Paper[]): Answer[] {
  const hasContract = group.some((paper) => paper.profile.family !== null)
  if (isOfTrade(profile.kind) && hasContract)
    return [
      {
        code: NO_TRANSPORT_DOCUMENT,
        line: held(
          'CONSIGNMENT-TRANSPORT-DOCUMENT',
          'The transport document of the goods is there.',
          'medium',
        ),
      },
    ]
  // They are no freight document, and have to be with one.
  if (profile.kind === 'other' && profile.isInstructions && group.length > 1)
    return [
      {
        code: NO_FREIGHT_DOCUMENT,
        line: held(
          'CONSIGNMENT-INSTRUCTIONS',
          'Instructions in writing are with the papers of their goods.',
          'high',
        ),
      },
    ]
  return []
}

function held(code: string, rule: string, severity: CheckLine['severity']): CheckLine {
  return { code, rule, severity, passed: 1, failed: 0 }
}
