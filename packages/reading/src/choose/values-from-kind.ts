import type { DetectedKind } from '../detect/detect-kind.ts'
import type { ExtractedValue } from '../fields/extracted.ts'
import { type FieldName, placeOf } from '../fields/field-map.ts'
import type { PageLayout } from '../layout/runs.ts'
import { evidenceOf } from './values-of.ts'

/** What the form itself says: a CMR note is a road consignment note, and its carriage is by road. */
export function valuesFromKind(
  values: ExtractedValue[],
  detected: DetectedKind,
  pages: readonly PageLayout[],
  source: 'text' | 'ocr',
): ExtractedValue[] {
  const { kind, confidence, title, chosen, onlyLikely } = detected
  const implied = (field: FieldName, value: string | undefined): ExtractedValue[] => {
    const place = placeOf(field)
    if (!value || values.some((v) => v.path === place.path)) return []
    return [
      {
        ...place,
        value,
        asWritten: title?.span.text ?? '',
        confidence: Math.round(confidence * 1000) / 1000,
        source,
        evidence: title ? evidenceOf(title.span, title.page, pages) : null,
        why: {
          label: null,
          place: 'kind',
          checks: [
            chosen
              ? `a person said that it is of the kind '${kind.id}'`
              : `the paper is of the kind '${kind.id}'`,
          ],
          repairs: [],
          competedWith: [],
        },
      },
    ]
  }
  return [
    ...(onlyLikely ? values.map(asDoubtful) : values),
    ...implied('documentType', title?.title.documentType ?? kind.documentType),
    ...implied('modeOfTransport', title?.title.mode ?? kind.mode),
    ...(kind.implies ?? []).flatMap(({ field, value }) => implied(field, value)),
  ]
}

/** What a paper says whose kind nobody knows may mean something else there. */
const mostWhereKindIsOpen = 0.8

const asDoubtful = (value: ExtractedValue): ExtractedValue => ({
  ...value,
  confidence: Math.min(value.confidence, mostWhereKindIsOpen),
})
