import type { Finding } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { namesOf } from '../documents/store.ts'
import { findOriginal, type Other } from './identities.ts'

const REMEDY =
  'Keep one of the two, or leave both if each is wanted: a correction made in one is not made in the other.'

/** Low: nothing is wrong with the data, but what is mended in one paper stays wrong in its double. */
export async function duplicatesOf(db: TenantDb, documentId: string): Promise<Finding[]> {
  const same = await sameFile(db, documentId)
  if (same) {
    return [duplicate('DOC-SAME-FILE', `The same file was uploaded before: ${named(same)}.`)]
  }
  const original = await findOriginal(db, documentId)
  if (!original) return []
  const message = `Another document has the same number, kind and parties: ${named(original)}.`
  return [duplicate('DOC-SAME-NUMBER', message)]
}

async function sameFile(db: TenantDb, documentId: string): Promise<Other | null> {
  const { duplicateOf } = (await namesOf(db, [documentId])).get(documentId) ?? {}
  const earlier = duplicateOf ? (await namesOf(db, [duplicateOf])).get(duplicateOf) : undefined
  return earlier && earlier.deletedAt === null ? earlier : null
}

function named({ originalName, createdAt }: Other): string {
  return `'${originalName}', uploaded on ${createdAt.toISOString().slice(0, 10)}`
}

function duplicate(code: string, message: string): Finding {
  return {
    code,
    severity: 'low',
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
