import type { ReadTextAnswer, ReadTextRequest } from '@efti-hub/contract'
import { elementByPath, labelOf, meaningOf, normalisePath, plainPath } from '@efti-hub/efti'
import { evidenceOfTaken, readTaken, type Word, wordsTaken, wordsTyped } from '@efti-hub/reading'
import type { TenantDb } from '../../../platform/database.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import type { RecognisedPage } from '../../recognition/recognised.ts'
import { requireConsignment } from '../corrections/correct-document.ts'
import type { ConsignmentInForce } from '../corrections/in-force.ts'
import { requirePlace, takenPages } from '../corrections/taken-pages.ts'

/** What a text means for a field of a document, as its own values were read. Nothing is stored. */
export async function readText(
  db: TenantDb,
  documentId: string,
  { path, text, place }: ReadTextRequest,
): Promise<ReadTextAnswer> {
  const document = await requireDocument(db, documentId)
  const consignment = await requireConsignment(db, document.id)
  const { writing, pages } = await takenPages(
    db,
    document.id,
    consignment.language,
    place ? [place.page] : [],
  )
  const page = place && requirePlace('place', place, pages)
  const onPage = page ? wordsTaken(text, page.words, place.box) : null
  const taken = readTaken(path, onPage ?? wordsTyped(text), writing, unitFor(path, consignment))
  if ('problem' in taken) return { values: [], problem: taken.problem }
  return {
    values: taken.values.map(({ eftiId, path: own, value, asWritten, words }) => {
      const meaning = meaningOf(eftiId, value)
      const evidence = page && onPage ? evidenceOn(page, asWritten, words) : null
      return { eftiId, path: own, label: labelOf(eftiId), value, ...(meaning && { meaning }), evidence }
    }),
    problem: null,
  }
}

const evidenceOn = (page: RecognisedPage, asWritten: string, words: Word[]) =>
  words.length > 0 ? evidenceOfTaken(asWritten, words, page) : null

const USUAL_UNIT = 'KGM'

/** Where none is printed with the figure: the unit of the value in force, else the usual one. */
function unitFor(path: string, { values }: ConsignmentInForce): string | null {
  const own = normalisePath(path)
  const before = values.find((value) => value.path === own)?.value
  if (typeof before === 'object') return before.unit
  const allowed = elementByPath(plainPath(path))?.attribute?.allowed ?? []
  return allowed.includes(USUAL_UNIT) ? USUAL_UNIT : (allowed[0] ?? null)
}
