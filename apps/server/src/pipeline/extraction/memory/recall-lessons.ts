import type { Extracted, Remembered } from '@efti-hub/reading'
import { placeEvidence, recall, standPagesUp, standUp } from '@efti-hub/reading'
import type { Services } from '../../../services.ts'
import type { Recognised, RecognisedPage } from '../../recognition/recognised.ts'
import { keysOfSenders } from './senders.ts'
import { lessonsFor } from './store.ts'

export const CONSIGNOR_NAME = 'eFTI51'

/**
 * What was extracted, with what people taught about papers of the same sender in this tenant. What this very paper
 * taught is left out: its corrections stand beside the reading, which stays the machine's own.
 * @param kind what a person said the paper is; null when nobody did
 */
export async function recallLessons(
  services: Services,
  document: { id: string; tenantId: string },
  extracted: Extracted,
  recognised: Recognised,
  kind: string | null,
): Promise<Extracted> {
  if (extracted.values.length === 0 || extracted.schema) return extracted
  const names = extracted.values.flatMap(({ eftiId, value }) =>
    eftiId === CONSIGNOR_NAME && typeof value === 'string' ? [value] : [],
  )
  const lessons = await services.database.inTenant({ tenantId: document.tenantId, userId: null }, (db) =>
    lessonsFor(db, keysOfSenders(names), document.id),
  )
  return lessons.length === 0
    ? extracted
    : withLessons(extracted, recognised, lessons, kind ?? extracted.kind)
}

function withLessons(
  extracted: Extracted,
  recognised: Recognised,
  lessons: readonly Remembered[],
  kind: string,
): Extracted {
  const values = recall(
    {
      values: standPlacesUp(extracted.values, recognised.pages),
      pages: standPagesUp(recognised).pages,
      kind,
      language: extracted.language,
    },
    lessons,
  )
  const asRead = new Map(extracted.values.map((value) => [value.path, value]))
  const remembered = placeEvidence(
    { ...extracted, values: values.filter(({ why }) => why?.remembered) },
    recognised,
  ).values
  const found = new Map(remembered.map((value) => [value.path, value]))
  return {
    ...extracted,
    values: values.map((value) => {
      const before = asRead.get(value.path)
      return (
        found.get(value.path) ?? (before ? { ...before, ...(value.why ? { why: value.why } : {}) } : value)
      )
    }),
  }
}

/** Evidence as the pages stand upright. */
export function standPlacesUp<V extends Pick<Extracted['values'][number], 'evidence'>>(
  values: readonly V[],
  pages: readonly RecognisedPage[],
): V[] {
  const posed = new Map(pages.flatMap((page) => (page.pose ? [[page.number, page] as const] : [])))
  if (posed.size === 0) return [...values]
  return values.map((value) => {
    const { evidence } = value
    const page = evidence && posed.get(evidence.page)
    if (!evidence?.box || !page?.pose) return value
    return { ...value, evidence: { ...evidence, box: standUp(evidence.box, page.pose, page) } }
  })
}
