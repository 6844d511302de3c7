import { DOUBTFUL_BELOW } from '@efti-hub/contract'
import { elementById, isMandatory, labelOf, phraseOf, type Remark } from '@efti-hub/efti'
import type { StoredValue } from '../extraction/store.ts'

/** Unread: values that a subset makes mandatory and that were read with low confidence. A person confirms or corrects them. */
export function doubtfulValues(values: readonly StoredValue[], subsets: readonly string[]): Remark[] {
  return values
    .filter(({ confidence, eftiId }) => confidence < DOUBTFUL_BELOW && isAskedFor(eftiId, subsets))
    .map((value) => doubtful(value, subsets))
}

function doubtful({ eftiId, path, asWritten, evidence }: StoredValue, subsets: readonly string[]): Remark {
  const where = evidence ? `: check page ${evidence.page}` : ''
  return {
    code: 'DOC-DOUBTFUL-VALUE',
    violationType: 'Unread',
    message: `The ${phraseOf(eftiId)} was read as '${asWritten}', but may be something else${where}.`,
    fieldName: labelOf(eftiId),
    remedy: 'Compare it with the document. Confirm the value, or correct it.',
    example: null,
    eftiId,
    path,
    clause: `Delegated Regulation (EU) 2024/2024, Annex, Table 1, ${eftiId}`,
    subsets: subsets.filter((subset) => isAskedFor(eftiId, [subset])),
    evidence: evidence && { page: evidence.page, box: evidence.box },
  }
}

function isAskedFor(eftiId: string, subsets: readonly string[]): boolean {
  const element = elementById(eftiId)
  return element !== undefined && subsets.some((subset) => isMandatory(element, subset))
}
