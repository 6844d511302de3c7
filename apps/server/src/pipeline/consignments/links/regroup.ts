import type { TenantDb } from '../../../platform/database.ts'
import { rejectedAmong } from '../../documents/was-rejected.ts'
import {
  changeConsignment,
  changePaper,
  choicesAbout,
  consignmentsById,
  documentsSharing,
  insertConsignment,
  papersIn,
  papersOf,
  referencesAmong,
  type StoredPaper,
} from '../store.ts'
import type { Linkable } from './find-links.ts'
import { type Choice, type Group, type LinkReason, partition } from './partition.ts'

/** More than any consignment has; a tenant that numbers all of its papers alike does not stop the others. */
const MOST_DOCUMENTS = 200

/** Works out again which documents belong together, as far as these concern them. Answers the consignments that changed or that hold them. */
export async function regroup(db: TenantDb, documentIds: readonly string[], now: Date): Promise<string[]> {
  const papers = await reachable(db, documentIds)
  const references = await referencesAmong(
    db,
    papers.map(({ documentId }) => documentId),
  )
  const linkables = papers.map(
    ({ documentId, createdAt, profile }): Linkable => ({
      documentId,
      createdAt,
      profile,
      references: references.get(documentId) ?? new Map(),
    }),
  )
  const choices = await choicesAbout(
    db,
    papers.map(({ documentId }) => documentId),
  )
  const groups = partition(linkables, [...(await rejectedStay(db, papers)), ...choices])
  const touched = await settle(db, groups, papers, now)
  const own = await papersOf(db, documentIds)
  return [...new Set([...touched, ...own.flatMap(({ consignmentId }) => consignmentId ?? [])])]
}

/**
 * A document that was rejected last stays with the others of its consignment, whatever it is corrected to: without it they
 * could go. What a person says of the same documents takes precedence.
 */
async function rejectedStay(db: TenantDb, papers: readonly StoredPaper[]): Promise<Choice[]> {
  const rejected = await rejectedAmong(
    db,
    papers.map(({ documentId }) => documentId),
  )
  return papers
    .filter(({ documentId, consignmentId }) => consignmentId !== null && rejected.has(documentId))
    .flatMap((one) =>
      papers
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

/** Whoever shares a number, a consignment or a person's word with them, and with those, and so on. */
async function reachable(db: TenantDb, documentIds: readonly string[]): Promise<StoredPaper[]> {
  const found = new Map<string, StoredPaper>()
  let edge = await papersOf(db, documentIds)
  while (edge.length > 0 && found.size < MOST_DOCUMENTS) {
    for (const paper of edge) found.set(paper.documentId, paper)
    const ids = edge.map(({ documentId }) => documentId)
    const sharing = await documentsSharing(db, ids)
    const said = await choicesAbout(db, ids)
    const beside = await papersIn(
      db,
      edge.flatMap(({ consignmentId }) => consignmentId ?? []),
    )
    const next = new Set([
      ...sharing,
      ...said.flatMap(({ leftDocument, rightDocument }) => [leftDocument, rightDocument]),
      ...beside.map(({ documentId }) => documentId),
    ])
    edge = await papersOf(
      db,
      [...next].filter((id) => !found.has(id)),
    )
  }
  return [...found.values()]
}

/** A consignment stays with most of its papers; those that one group takes over from others lead there. */
async function settle(
  db: TenantDb,
  groups: readonly Group[],
  papers: readonly StoredPaper[],
  now: Date,
): Promise<string[]> {
  const paperOf = new Map(papers.map((paper) => [paper.documentId, paper]))
  const homes = homesOf(groups, paperOf)
  const known = await consignmentsById(db, [...homes.keys()])
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
      const before = paperOf.get(documentId)
      const link = links.get(documentId)
      if (!before || isAsBefore(before, id, link)) continue
      for (const changed of [before.consignmentId, id]) if (changed) touched.add(changed)
      await changePaper(db, documentId, {
        consignmentId: id,
        reason: link?.reason ?? null,
        author: link?.author ?? null,
        linkedAt: link?.at ?? now,
      })
    }
  }
  return [...touched]
}

/** For each consignment the group that has most of its papers; of equals the one whose first paper came first. */
function homesOf(groups: readonly Group[], paperOf: ReadonlyMap<string, StoredPaper>): Map<string, Group> {
  const homes = new Map<string, { group: Group; papers: number }>()
  for (const group of groups) {
    const ids = group.members.flatMap(({ documentId }) => paperOf.get(documentId)?.consignmentId ?? [])
    for (const [id, papers] of Map.groupBy(ids, (one) => one))
      if (papers.length > (homes.get(id)?.papers ?? 0)) homes.set(id, { group, papers: papers.length })
  }
  return new Map([...homes].map(([id, { group }]) => [id, group]))
}

function isAsBefore(before: StoredPaper, id: string | null, link: LinkReason | undefined): boolean {
  return (
    before.consignmentId === id &&
    before.reason === (link?.reason ?? null) &&
    before.author === (link?.author ?? null)
  )
}
