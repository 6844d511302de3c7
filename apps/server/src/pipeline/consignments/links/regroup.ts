import type { TenantDb } from '../../../platform/database.ts'
import { rejectedAmong } from '../../documents/was-rejected.ts'
import {
  changeConsignment,
  changeDocument,
  choicesAbout,
  consignmentsById,
  documentsIn,
  documentsOf,
  documentsSharing,
  insertConsignment,
  referencesAmong,
  type StoredDocument,
} from '../store.ts'
import type { Linkable } from './find-links.ts'
import { type Choice, type DocumentGroup, type LinkReason, partition } from './partition.ts'

/** More than any consignment has; a tenant that numbers all of its documents alike does not stop the others. */
const MOST_DOCUMENTS = 200

/** Computes again which documents belong together, as far as these concern them. Answers the consignments that changed or that contain them. */
export async function regroup(db: TenantDb, documentIds: readonly string[], now: Date): Promise<string[]> {
  const documents = await reachable(db, documentIds)
  const references = await referencesAmong(
    db,
    documents.map(({ documentId }) => documentId),
  )
  const linkables = documents.map(
    ({ documentId, createdAt, profile }): Linkable => ({
      documentId,
      createdAt,
      profile,
      references: references.get(documentId) ?? new Map(),
    }),
  )
  const choices = await choicesAbout(
    db,
    documents.map(({ documentId }) => documentId),
  )
  const groups = partition(linkables, [...(await rejectedStay(db, documents)), ...choices])
  const touched = await settle(db, groups, documents, now)
  const own = await documentsOf(db, documentIds)
  return [...new Set([...touched, ...own.flatMap(({ consignmentId }) => consignmentId ?? [])])]
}

/**
 * A document that was rejected last stays with the others of its consignment, regardless of corrections: without it they
 * could go. A person's decision on the same documents takes precedence.
 */
async function rejectedStay(db: TenantDb, documents: readonly StoredDocument[]): Promise<Choice[]> {
  const rejected = await rejectedAmong(
    db,
    documents.map(({ documentId }) => documentId),
  )
  return documents
    .filter(({ documentId, consignmentId }) => consignmentId !== null && rejected.has(documentId))
    .flatMap((one) =>
      documents
        .filter((other) => other.consignmentId === one.consignmentId && other.documentId !== one.documentId)
        .map((other) => ({
          leftDocument: one.documentId,
          rightDocument: other.documentId,
          together: true,
          author: null,
          createdAt: new Date(0),
          reason: 'stays, since it was rejected',
        })),
    )
}

/** All that share a number, a consignment or a person's decision with them, and with those, and so on. */
async function reachable(db: TenantDb, documentIds: readonly string[]): Promise<StoredDocument[]> {
  const found = new Map<string, StoredDocument>()
  let edge = await documentsOf(db, documentIds)
  while (edge.length > 0 && found.size < MOST_DOCUMENTS) {
    for (const document of edge) found.set(document.documentId, document)
    const ids = edge.map(({ documentId }) => documentId)
    const sharing = await documentsSharing(db, ids)
    const choices = await choicesAbout(db, ids)
    const beside = await documentsIn(
      db,
      edge.flatMap(({ consignmentId }) => consignmentId ?? []),
    )
    const next = new Set([
      ...sharing,
      ...choices.flatMap(({ leftDocument, rightDocument }) => [leftDocument, rightDocument]),
      ...beside.map(({ documentId }) => documentId),
    ])
    edge = await documentsOf(
      db,
      [...next].filter((id) => !found.has(id)),
    )
  }
  return [...found.values()]
}

/** A consignment stays with most of its documents; those that one group takes over from others lead there. */
async function settle(
  db: TenantDb,
  groups: readonly DocumentGroup[],
  documents: readonly StoredDocument[],
  now: Date,
): Promise<string[]> {
  const documentOf = new Map(documents.map((document) => [document.documentId, document]))
  const homes = homesOf(groups, documentOf)
  // A document that comes back from the trash may name one that another took over meanwhile.
  const known = (await consignmentsById(db, [...homes.keys()])).filter(
    ({ mergedInto }) => mergedInto === null,
  )
  const touched = new Set<string>()

  for (const group of groups) {
    const { members, links } = group
    const ours = known.filter(({ id }) => homes.get(id) === group)
    const isFreight = members.length > 1 || members.some(({ profile }) => profile.kind !== 'other')
    const id = isFreight ? (ours[0]?.id ?? (await insertConsignment(db))) : null
    for (const { id: left } of ours.filter((one) => one.id !== id)) {
      await changeConsignment(db, left, { mergedInto: id })
      touched.add(left)
    }
    for (const { documentId } of members) {
      const before = documentOf.get(documentId)
      const link = links.get(documentId)
      if (!before || isAsBefore(before, id, link)) continue
      for (const changed of [before.consignmentId, id]) if (changed) touched.add(changed)
      await changeDocument(db, documentId, {
        consignmentId: id,
        reason: link?.reason ?? null,
        author: link?.author ?? null,
        linkedAt: link?.at ?? now,
      })
    }
  }
  return [...touched]
}

/** For each consignment the group that has most of its documents; of equals the one whose first document came first. */
function homesOf(
  groups: readonly DocumentGroup[],
  documentOf: ReadonlyMap<string, StoredDocument>,
): Map<string, DocumentGroup> {
  const homes = new Map<string, { group: DocumentGroup; documents: number }>()
  for (const group of groups) {
    const ids = group.members.flatMap(({ documentId }) => documentOf.get(documentId)?.consignmentId ?? [])
    for (const [id, documents] of Map.groupBy(ids, (one) => one))
      if (documents.length > (homes.get(id)?.documents ?? 0))
        homes.set(id, { group, documents: documents.length })
  }
  return new Map([...homes].map(([id, { group }]) => [id, group]))
}

function isAsBefore(before: StoredDocument, id: string | null, link: LinkReason | undefined): boolean {
  return (
    before.consignmentId === id &&
    before.reason === (link?.reason ?? null) &&
    before.author === (link?.author ?? null)
  )
}
