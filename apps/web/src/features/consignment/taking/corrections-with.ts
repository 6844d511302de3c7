import type { CorrectionRequest } from '@efti-hub/contract'
import type { Correction } from '../use-correction.ts'

/** A value with the place that it was taken from, and what the same text gave beside it. */
export function correctionsWith({
  path,
  value,
  taken,
}: Correction): NonNullable<CorrectionRequest['corrections']> {
  const evidence = taken?.own?.evidence
  return [
    { path, value, ...(evidence ? { evidence } : {}) },
    ...(taken?.others ?? []).map((other) => ({
      path: other.path,
      value: other.value,
      ...(other.evidence ? { evidence: other.evidence } : {}),
    })),
  ]
}
