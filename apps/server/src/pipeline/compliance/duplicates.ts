import type { Remark } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { documentsById } from '../documents/store.ts'
import { findOriginal, hasIdentity, type Other } from './identities.ts'
import { latestCheck } from './store.ts'

const REMEDY =
  'Keep one of the two, or leave both if each is wanted: a correction made in one is not made in the other.'

/** Notes in words that fit many documents, by code. */
const TEXTS: Readonly<Record<string, string>> = {
  'DOC-SAME-FILE': 'The same file was uploaded before.',
  'DOC-SAME-NUMBER': 'Another document has the same number, kind and parties.',
}

export const duplicateNoteText = (code: string): string | null => TEXTS[code] ?? null

/**
 * A note: nothing is wrong with the data, but a correction in one document is missing in its duplicate. A document that is not
 * the same file is looked for by its number, where it has enough data to be identified.
 */
export async function duplicatesOf(db: TenantDb, documentId: string): Promise<Remark[]> {
  const same = await sameFile(db, documentId)
  if (same) return [duplicate('DOC-SAME-FILE', `The same file was uploaded before: ${describe(same)}.`)]
  if (!(await hasIdentity(db, documentId))) return []
  const original = await findOriginal(db, documentId)
  if (!original) return []
  const message = `Another document has the same number, kind and parties: ${describe(original)}.`
  return [duplicate('DOC-SAME-NUMBER', message)]
}

/** Whether its latest check names other duplicates than there are now. */
export async function hasOtherDuplicates(db: TenantDb, documentId: string): Promise<boolean> {
  const check = await latestCheck(db, documentId)
  if (!check) return false
  const stored = check.notes.filter(({ code }) => code in TEXTS)
  const now = await duplicatesOf(db, documentId)
  return wordsOf(stored) !== wordsOf(now)
}

const wordsOf = (notes: readonly Remark[]) => notes.map(({ message }) => message).join('\n')

async function sameFile(db: TenantDb, documentId: string): Promise<Other | null> {
  const { duplicateOf } = (await documentsById(db, [documentId])).get(documentId) ?? {}
  const earlier = duplicateOf ? (await documentsById(db, [duplicateOf])).get(duplicateOf) : undefined
  return earlier ?? null
}

function describe({ originalName, createdAt }: Other): string {
  return `'${originalName}', uploaded on ${createdAt.toISOString().slice(0, 10)}`
}

function duplicate(code: string, message: string): Remark {
  return {
    code,
    violationType: 'Duplicate',
    message,
    fieldName: 'Document',
    remedy: REMEDY,
    example: null,
    eftiId: null,
    path: null,
    clause: 'Regulation (EU) 2020/1056, Article 4',
    subsets: [],
  }
}
