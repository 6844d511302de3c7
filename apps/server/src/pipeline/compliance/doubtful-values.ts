import { DOUBTFUL_BELOW } from '@efti-hub/contract'
import { type Evaluation, elementById, type Finding, isMandatory, labelOf } from '@efti-hub/efti'
import type { StoredValue } from '../extraction/store.ts'

type Judged = Pick<Evaluation, 'findings' | 'checks'>

const CODE = 'DOC-DOUBTFUL-VALUE'
const REMEDY = 'Compare it with the paper. Confirm the value as it stands, or correct it.'

/** Values that a subset makes mandatory and that the machine read with little certainty: somebody has to look. */
export function doubtfulValues(values: readonly StoredValue[], subsets: readonly string[]): Judged {
  const mandatory = values.filter(({ eftiId }) => isAskedFor(eftiId, subsets))
  if (mandatory.length === 0) return { findings: [], checks: [] }
  const findings = mandatory.filter(({ confidence }) => confidence < DOUBTFUL_BELOW).map(doubtful(subsets))
  const failed = findings.length > 0 ? 1 : 0
  const rule = 'Every mandatory value was read with certainty.'
  return { findings, checks: [{ code: CODE, rule, severity: 'low', passed: 1 - failed, failed }] }
}

const doubtful =
  (subsets: readonly string[]) =>
  ({ eftiId, path, asWritten, confidence }: StoredValue): Finding => ({
    code: CODE,
    severity: 'low',
    violationType: 'Legibility',
    message: `'${asWritten}' was read with little certainty (${Math.round(confidence * 100)} %).`,
    fieldName: labelOf(eftiId),
    remedy: REMEDY,
    example: null,
    eftiId,
    path,
    clause: `Delegated Regulation (EU) 2024/2024, Annex, Table 1, ${eftiId}`,
    subsets: subsets.filter((subset) => isAskedFor(eftiId, [subset])),
  })

function isAskedFor(eftiId: string, subsets: readonly string[]): boolean {
  const element = elementById(eftiId)
  return element !== undefined && subsets.some((subset) => isMandatory(element, subset))
}
