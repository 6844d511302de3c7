import type { ConsignmentAnswer, CorrectionRequest } from '@efti-hub/contract'
import type { Correction } from '../use-correction.ts'

/**
 * A value with the place that it was taken from, and what the same text gave beside it; each with the value that is on screen, so that
 * somebody else's is not overwritten unseen.
 */
export function correctionsWith(
  { path, value, taken, seen }: Correction,
  shown: ConsignmentAnswer | undefined,
): NonNullable<CorrectionRequest['corrections']> {
  const seenAt = (one: string) =>
    shown && { seen: shown.fields.find((field) => field.path === one)?.value ?? null }
  const evidence = taken?.own?.evidence
  return [
    { path, value, ...(seen === undefined ? seenAt(path) : { seen }), ...(evidence ? { evidence } : {}) },
    ...(taken?.others ?? []).map((other) => ({
      path: other.path,
      value: other.value,
      ...seenAt(other.path),
      ...(other.evidence ? { evidence: other.evidence } : {}),
    })),
  ]
}
