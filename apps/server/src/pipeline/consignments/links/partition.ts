import {
  areTwoContracts,
  type DocumentLink,
  daysApart,
  findLink,
  isSure,
  type Linkable,
} from './find-links.ts'

/** A person's word on two documents, or the product's on one that was rejected; of two on one pair the later one counts. */
export interface Choice {
  leftDocument: string
  rightDocument: string
  together: boolean
  author: string | null
  createdAt: Date
  /** Why, where no person linked them. */
  reason?: string
}

export interface DocumentGroup {
  members: readonly Linkable[]
  /** By document, why it is with the others. */
  links: ReadonlyMap<string, LinkReason>
}

export interface LinkReason {
  reason: string
  /** A person, with the time of the word; null: the product. */
  author: string | null
  at: Date | null
}

const BY_HAND = 'linked by hand'

const pairOf = (left: string, right: string) => (left < right ? `${left} ${right}` : `${right} ${left}`)

/**
 * Documents that belong together: what people decided first, latest first, then the surest links. The same documents give the
 * same groups, in any order of arrival.
 */
export function partition(documents: readonly Linkable[], choices: readonly Choice[]): DocumentGroup[] {
  const word = new Map(choices.map((choice) => [pairOf(choice.leftDocument, choice.rightDocument), choice]))
  const wordOn = (one: Linkable, other: Linkable) => word.get(pairOf(one.documentId, other.documentId))
  const { join, groups } = groupsOf(documents)

  const joins = [...word.values()].filter(({ together }) => together)
  for (const { leftDocument, rightDocument, author, createdAt, reason = BY_HAND } of joins.sort(byRecency)) {
    const why = { reason, author, at: author === null ? null : createdAt }
    join([leftDocument, rightDocument], [why, why], (one, other) => {
      const earlier = wordOn(one, other)
      return !earlier || earlier.together || earlier.createdAt.getTime() < createdAt.getTime()
    })
  }

  const links = linksBetween(documents)
  const areApart = contractsApart(links)
  for (const { left, right, reasons } of unambiguous(links, areApart)) {
    const [ofLeft, ofRight] = reasons
    const why = (reason: string) => ({ reason, author: null, at: null })
    join(
      [left.documentId, right.documentId],
      [why(ofLeft), why(ofRight)],
      (one, other) => wordOn(one, other)?.together !== false && !areApart(one, other),
    )
  }
  return groups()
}

type MayJoin = (one: Linkable, other: Linkable) => boolean

/** Groups that grow: `join` makes one of two where every pair between them may be together, and keeps the first reasons. */
function groupsOf(documents: readonly Linkable[]) {
  const groupOf = new Map(documents.map((document) => [document.documentId, new Set([document])]))
  const links = new Map<string, LinkReason>()

  function join(
    ids: readonly [string, string],
    reasons: readonly [LinkReason, LinkReason],
    mayJoin: MayJoin,
  ) {
    const [ours, theirs] = [groupOf.get(ids[0]), groupOf.get(ids[1])]
    if (!ours || !theirs) return
    if (ours !== theirs) {
      if (![...ours].every((one) => [...theirs].every((other) => mayJoin(one, other)))) return
      for (const one of theirs) groupOf.set(one.documentId, ours.add(one))
    }
    for (const [at, id] of ids.entries()) {
      const reason = reasons[at]
      if (reason && !links.has(id)) links.set(id, reason)
    }
  }

  const groups = (): DocumentGroup[] =>
    [...new Set(groupOf.values())].map((members) => ({ members: [...members].sort(byArrival), links }))
  return { join, groups }
}

function linksBetween(documents: readonly Linkable[]): DocumentLink[] {
  const inOrder = documents.toSorted(byArrival)
  const links = inOrder.flatMap((left, at) =>
    inOrder.slice(at + 1).flatMap((right) => findLink(left, right) ?? []),
  )
  return links.sort(
    (one, other) =>
      other.strength - one.strength ||
      (daysApart(one.left, one.right) ?? 999) - (daysApart(other.left, other.right) ?? 999) ||
      byArrival(one.left, other.left) ||
      byArrival(one.right, other.right),
  )
}

type AreApart = (one: Linkable, other: Linkable) => boolean

/** House waybills and their master name each other, so they are together; other contracts of one mode never are. */
function contractsApart(links: readonly DocumentLink[]): AreApart {
  const related = new Map<string, Set<string>>()
  for (const { left, right, strength } of links) {
    if (!isSure({ strength }) || left.profile.family === null || left.profile.family !== right.profile.family)
      continue
    const [one, other] = [left, right].map(
      ({ documentId }) => related.get(documentId) ?? new Set([documentId]),
    )
    const all = new Set([...(one ?? []), ...(other ?? [])])
    for (const id of all) related.set(id, all)
  }
  return (one, other) =>
    areTwoContracts(one, other) && related.get(one.documentId)?.has(other.documentId) !== true
}

/** A document that could as well belong to another contract belongs to none: a person knows which. */
function unambiguous(links: readonly DocumentLink[], areApart: AreApart): DocumentLink[] {
  const ends = Map.groupBy(
    links.flatMap((link) => [
      { id: link.left.documentId, other: link.right, link },
      { id: link.right.documentId, other: link.left, link },
    ]),
    ({ id }) => id,
  )
  const isTorn = (id: string, strength: number) => {
    const others = (ends.get(id) ?? [])
      .filter(({ link }) => link.strength === strength)
      .map(({ other }) => other)
    return others.some((one) => others.some((other) => areApart(one, other)))
  }
  return links.filter(
    ({ left, right, strength }) => !isTorn(left.documentId, strength) && !isTorn(right.documentId, strength),
  )
}

const byRecency = (left: Choice, right: Choice) => right.createdAt.getTime() - left.createdAt.getTime()

const byArrival = (left: Linkable, right: Linkable) =>
  left.createdAt.getTime() - right.createdAt.getTime() || (left.documentId < right.documentId ? -1 : 1)
