import type { CorrectionRequest } from '@efti-hub/contract'
import { normalisePath } from '@efti-hub/efti'
import {
  type Evidence,
  evidenceOfTaken,
  type Place,
  placesOnPage,
  standPageUp,
  wordsOfValue,
} from '@efti-hub/reading'
import type { TenantDb } from '../../../platform/database.ts'
import { requirePlace, takenPages } from './taken-pages.ts'

export interface TakenFrom {
  evidence: Evidence
  /** What later documents are read by; null where the value goes over the end of a line. */
  place: Place | null
}

/**
 * Where people took their values from, by path: only of values that the page has in that place. The others are corrections like any
 * that was typed.
 * @throws Refusal `invalid_request` for a place that is not on the document
 */
export async function placesOfCorrections(
  db: TenantDb,
  documentId: string,
  language: string | null,
  corrections: NonNullable<CorrectionRequest['corrections']>,
): Promise<ReadonlyMap<string, TakenFrom>> {
  const numbers = corrections.flatMap(({ evidence }) => (evidence ? [evidence.page] : []))
  const found = new Map<string, TakenFrom>()
  if (numbers.length === 0) return found
  const { writing, pages } = await takenPages(db, documentId, language, numbers)
  // Laid out once: many values may come from one page.
  const places = new Map<number, ReturnType<typeof placesOnPage>>()
  for (const { path: asked, value, evidence } of corrections) {
    if (!evidence) continue
    const page = requirePlace(asked, evidence, pages)
    const path = normalisePath(asked)
    if (path === null || value === null) continue
    const words = wordsOfValue({ path, value, evidence }, page, writing)
    if (!words) continue
    const snippet = evidence.snippet.replace(/\s+/g, ' ')
    const placeOf = places.get(page.number) ?? placesOnPage(page, standPageUp(page))
    places.set(page.number, placeOf)
    found.set(path, {
      evidence: evidenceOfTaken(snippet, words, page),
      place: placeOf(words),
    })
  }
  return found
}
