import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { extractLines } from '../../../audit/proof.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import type { Member } from '../../../platform/http.ts'
import type { ZipPart } from '../../../platform/zip/stream-zip.ts'
import type { Services } from '../../../services.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { describePack } from './describe-pack.ts'
import { exportsOfDocument } from './exports-of-document.ts'
import { type ListedDocument, listDocument, listEvidence } from './manifest.ts'
import { measureFile } from './measure.ts'
import { fileNameOf, folderOf, stemOf } from './paths.ts'
import type { EvidencePack } from './take-evidence.ts'

/**
 * Every file of the pack in turn: a document's exports are made when its original has been read. What lists them comes last,
 * with the hashes of the bytes that were sent.
 */
export async function* evidenceParts(
  services: Services,
  member: Member,
  evidence: EvidencePack,
  at: Date,
): AsyncGenerator<ZipPart, void, undefined> {
  const names = await namesOfPeople(
    services,
    evidence.documents.map(({ uploadedBy }) => uploadedBy),
  )
  const documents: ListedDocument[] = []
  for (const [index, row] of evidence.documents.entries()) {
    const uploader = names.get(row.uploadedBy) ?? 'Unknown User'
    documents.push(yield* partsOfDocument(services, member, { row, index, uploader, at }))
  }
  const scope = {
    documentIds: evidence.documents.map(({ id }) => id),
    consignmentIds: evidence.consignmentIds,
  }
  const audit = measureFile('audit-extract.jsonl', extractLines(services.database, member, scope, at), at)
  yield audit.part
  const made = { by: member.name, at, tenantId: member.tenantId }
  const manifest = listEvidence(evidence, made, documents, audit.file)
  yield measureFile('manifest.json', [`${JSON.stringify(manifest, null, 2)}\n`], at).part
  yield measureFile('README.txt', [describePack(manifest)], at).part
}

async function* partsOfDocument(
  services: Services,
  member: Member,
  { row, index, uploader, at }: { row: DocumentRow; index: number; uploader: string; at: Date },
): AsyncGenerator<ZipPart, ListedDocument, undefined> {
  const folder = folderOf(row.originalName, index)
  // In a folder of its own: an original may be called as one of the exports is.
  const path = `${folder}/original/${fileNameOf(row.originalName)}`
  const original = measureFile(path, contentOf(services.files, row), row.createdAt)
  yield original.part
  const exports = (await exportsOfDocument(services, member, row, at)).map(({ ending, content }) =>
    measureFile(`${folder}/${stemOf(row.originalName)}${ending}`, [content], at),
  )
  for (const { part } of exports) yield part
  return listDocument(
    row,
    uploader,
    original.file,
    exports.map(({ file }) => file),
  )
}

/** Opened when it is read. */
async function* contentOf(files: FileStore, { objectKey }: DocumentRow): AsyncGenerator<Buffer> {
  yield* files.read(objectKey)
}
