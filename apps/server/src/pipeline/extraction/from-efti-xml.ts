import { parseConsignmentXml } from '@efti-hub/efti'
import type { Extracted } from './extracted.ts'

export function fromEftiXml(text: string): Extracted | undefined {
  const parsed = parseConsignmentXml(text)
  if (!parsed.consignment) return undefined
  return {
    kind: 'efti-consignment',
    kindConfidence: 1,
    language: null,
    findings: [...parsed.findings],
    values: parsed.consignment.values.map((v) => ({
      ...v,
      asWritten: String(v.value),
      confidence: 1,
      source: 'structured' as const,
      evidence: null,
    })),
  }
}
