import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { isUuid } from '../../platform/cursor.ts'
import type { TenantDb } from '../../platform/database.ts'
import { recordActs } from '../../platform/record-act.ts'
import { notFound, Refusal } from '../../platform/refusal.ts'
import type { ZipPart } from '../../platform/zip/stream-zip.ts'
import type { Services } from '../../services.ts'
import { contentOfOriginal } from '../documents/original-content.ts'
import { requireServable } from '../documents/original-folders.ts'
import { documentsById } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'

export interface Originals {
  rows: readonly DocumentRow[]
  /** In quarantine, or not scanned yet: a line each. */
  leftOut: readonly string[]
}

/** Recorded before the first byte leaves. @throws Refusal 404 for any id that is not there. */
export async function takeOriginals(
  services: Services,
  db: TenantDb,
  ids: readonly string[],
): Promise<Originals> {
  const chosen = [...new Set(ids)]
  const known = await documentsById(db, chosen.filter(isUuid))
  const rows: DocumentRow[] = []
  const leftOut: string[] = []
  for (const id of chosen) {
    const row = known.get(id)
    if (!row) throw notFound('document')
    const why = whyNot(services, row)
    if (why === null) rows.push(row)
    else leftOut.push(`${row.originalName}: ${why}`)
  }
  const act = { action: 'download', details: 'the original, in a ZIP' } as const
  await recordActs(
    db,
    rows.map((row) => actOnDocument(row, act)),
  )
  return { rows, leftOut }
}

function whyNot({ config }: Services, row: DocumentRow): string | null {
  try {
    requireServable(config, row)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Each original under its own name; those of the same name are numbered. */
export async function* partsOf(
  { files }: Services,
  { rows, leftOut }: Originals,
  at: Date,
): AsyncGenerator<ZipPart, void, undefined> {
  const taken = new Set<string>()
  for (const row of rows) {
    yield {
      path: freeName(row.originalName, taken),
      content: contentOfOriginal(files, row),
      modifiedAt: row.createdAt,
    }
  }
  if (leftOut.length > 0) {
    const text = Buffer.from(`Left out:\n${leftOut.join('\n')}\n`)
    yield { path: freeName('left-out.txt', taken), content: once(text), modifiedAt: at }
  }
}

async function* once(bytes: Buffer) {
  yield bytes
}

/** Some file systems do not tell capitals from small letters. */
function freeName(originalName: string, taken: Set<string>): string {
  const name = fileNameOf(originalName)
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${number})$1`)
    if (taken.has(free.toLowerCase())) continue
    taken.add(free.toLowerCase())
    return free
  }
}

/** What no common file system takes in a name, and what does not print. */
const UNUSABLE = /[\p{C}\\/:*?"<>|]/gu

const fileNameOf = (name: string) =>
  name.toWellFormed().replace(UNUSABLE, '_').replace(/^\.+/, '_') || 'document'
