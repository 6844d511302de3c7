import type { TakenEvidence } from '@efti-hub/contract'
import { PAGES_LOOKED_AT, type Writing, writingOf } from '@efti-hub/reading'
import type { TenantDb } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findPage } from '../../recognition/pages/page-store.ts'
import type { RecognisedPage } from '../../recognition/recognised.ts'
import { latestRecognition, readPages } from '../../recognition/store.ts'

export interface TakenPages {
  /** How the document writes numbers and days. */
  writing: Writing
  /** Those that exist, by their numbers. */
  pages: ReadonlyMap<number, RecognisedPage>
}

/** The pages that people take values from, as they lie. */
export async function takenPages(
  db: TenantDb,
  documentId: string,
  language: string | null,
  numbers: readonly number[],
): Promise<TakenPages> {
  const first = await readPages(db, documentId, PAGES_LOOKED_AT)
  const pages = new Map(first.map((page) => [page.number, page]))
  const recognition = await latestRecognition(db, documentId)
  for (const number of new Set(numbers)) {
    const page = recognition && !pages.has(number) ? await findPage(db, recognition.id, number) : null
    if (page) pages.set(number, page)
  }
  const words = first.flatMap((page) => page.words)
  return { writing: writingOf(words, language), pages }
}

/** Of a box in page units; a browser rounds. */
const TOLERANCE = 1

/** @throws Refusal `invalid_request` for a page that the document does not have, and for a box outside of its page. */
export function requirePlace(
  field: string,
  { page: number, box }: Pick<TakenEvidence, 'page' | 'box'>,
  pages: TakenPages['pages'],
): RecognisedPage {
  const page = pages.get(number)
  if (!page) throw wrongPlace(field, `The document has no page ${number}.`)
  const [left, top, right, bottom] = box ?? [0, 0, 0, 0]
  const isOnPage =
    left >= -TOLERANCE &&
    top >= -TOLERANCE &&
    right <= page.width + TOLERANCE &&
    bottom <= page.height + TOLERANCE
  if (!isOnPage || left > right || top > bottom)
    throw wrongPlace(field, `The place is not on page ${number}, which is ${page.width} by ${page.height}.`)
  return page
}

const wrongPlace = (field: string, problem: string) =>
  new Refusal('invalid_request', `${field}: ${problem}`, { [field]: problem })
