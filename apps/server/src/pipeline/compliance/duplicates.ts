import type { CheckLine, Evaluation, Finding } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { namesOf } from '../documents/store.ts'
import { findOriginal, hasIdentity, type Other } from './identities.ts'

const REMEDY =
  'Keep one of the two, or leave both if each is wanted: a correction made in one is not made in the other.'

const SEVERITY = 'low'

/**
 * Low: nothing is wrong with the data, but what is mended in one paper stays wrong in its double. A paper that is not the
 * same file is looked for by its number, where it tells enough to be told apart.
 */
export async function duplicatesOf(
  db: TenantDb,
  documentId: string,
): Promise<Pick<Evaluation, 'findings' | 'checks'>> {
  const same = await sameFile(db, documentId)
  if (same) return judged(SAME_FILE, `The same file was uploaded before: ${named(same)}.`)
  const unlikeFiles = judged(SAME_FILE, null)
  if (!(await hasIdentity(db, documentId))) return unlikeFiles
  const original = await findOriginal(db, documentId)
  const unlikeNumbers = judged(
    SAME_NUMBER,
    original && `Another document has the same number, kind and parties: ${named(original)}.`,
  )
  return {
    findings: unlikeNumbers.findings,
    checks: [...unlikeFiles.checks, ...unlikeNumbers.checks],
  }
}

const SAME_FILE = { code: 'DOC-SAME-FILE', rule: 'The same file was not uploaded before.' }
const SAME_NUMBER = {
  code: 'DOC-SAME-NUMBER',
  rule: 'No earlier document has the same number, kind and parties.',
}

/** `message`: what is wrong, or null. */
function judged({ code, rule }: typeof SAME_FILE, message: string | null) {
  const failed = message === null ? 0 : 1
  const line: CheckLine = { code, rule, severity: SEVERITY, passed: 1 - failed, failed }
  return { findings: message === null ? [] : [duplicate(code, message)], checks: [line] }
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
    severity: SEVERITY,
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
