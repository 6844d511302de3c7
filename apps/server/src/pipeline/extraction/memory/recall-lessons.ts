import type { House } from '../../../house.ts'
import type { RecognisedPage } from '../../recognition/recognised.ts'
import type { Extracted } from '../extracted.ts'
import { recall } from './recall.ts'
import { sendersOf } from './remember-corrections.ts'
import { lessonsFor } from './store.ts'

const CONSIGNOR_NAME = 'eFTI51'

/** What was extracted, with what people taught about papers of the same sender in this tenant. */
export async function recallLessons(
  house: House,
  tenantId: string,
  extracted: Extracted,
  pages: readonly RecognisedPage[],
): Promise<Extracted> {
  if (extracted.values.length === 0 || extracted.schema) return extracted
  const names = extracted.values.flatMap(({ eftiId, value }) =>
    eftiId === CONSIGNOR_NAME && typeof value === 'string' ? [value] : [],
  )
  const lessons = await house.database.inTenant({ tenantId, userId: null }, (db) =>
    lessonsFor(db, sendersOf(names)),
  )
  return lessons.length === 0 ? extracted : { ...extracted, values: recall(extracted.values, pages, lessons) }
}
