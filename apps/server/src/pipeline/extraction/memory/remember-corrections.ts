import type { TenantDb } from '../../../platform/database.ts'
import { readPages } from '../../recognition/store.ts'
import { bareWords } from '../lexicon/compare.ts'
import type { StoredValue } from '../store.ts'
import { type Correction, learnLesson } from './learn-lesson.ts'
import { insertLessons, type Sender } from './store.ts'

/** What counts stands on the first pages. */
const PAGES_LOOKED_AT = 6
const CONSIGNOR_NAME = 'eFTI51'

/** Keeps what corrections of one document teach about papers of its sender; within the tenant only. */
export async function rememberCorrections(
  db: TenantDb,
  about: { documentId: string; author: string },
  valuesAsRead: readonly StoredValue[],
  corrections: readonly Correction[],
): Promise<void> {
  const ofPaper = corrections.filter(() => valuesAsRead.some(({ source }) => source !== 'structured'))
  if (ofPaper.length === 0) return
  const pages = await readPages(db, about.documentId, PAGES_LOOKED_AT)
  const learned = ofPaper.flatMap((correction) => learnLesson(correction, valuesAsRead, pages) ?? [])
  await insertLessons(db, { ...about, sender: senderOf(valuesAsRead, corrections) }, learned)
}

function senderOf(read: readonly StoredValue[], corrections: readonly Correction[]): Sender {
  const names = [...corrections, ...read].flatMap(({ eftiId, value }) =>
    eftiId === CONSIGNOR_NAME && typeof value === 'string' ? [value] : [],
  )
  return { keys: sendersOf(names), name: names[0] ?? '' }
}

/** Keys that lessons are found by. A paper that names no sender is compared with others that name none. */
export function sendersOf(names: readonly string[]): string[] {
  return names.length > 0 ? [...new Set(names.map(bareWords))] : ['']
}
