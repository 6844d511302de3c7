import { areTwoContracts, daysApart, findLink, isSure, type Link, type Linkable } from './find-links.ts'

/** A person's word on two documents; of two on one pair the later one counts. */
export interface Choice {
  leftDocument: string
  rightDocument: string
  together: boolean
  author: string
  createdAt: Date
}

export interface Group {
  members: readonly Linkable[]
  /** Why each is here; missing for one that stands alone. */
  links: ReadonlyMap<string, LinkReason>
}

export interface LinkReason {
  reason: string
  /** A person, with the time of the word; null: the product. */
  author: string | null
  at: Date | null
}

const pairOf = (left: string, right: string) => (left < right ? `${left} ${right}` : `${right} ${left}`)

/**
 * Documents that belong together: what people said first, latest first, then the surest links. The same documents give the
 * same groups, in whatever order they came in.
 */
export function partition(documents: readonly Linkable[], choices: readonly Choice[]): Group[] {
  const word = new Map<string, Choice>()
  for (const choice of choices) word.set(pairOf(choice.leftDocument, choice.rightDocument), choice)
  const groups = new Map(documents.map((document) => [document.documentId, new Set([document])]))
  const reasons = new Map<string, LinkReason>()
  const pairsOf = (left: Set<Linkable>, right: Set<Linkable>) =>
    [...left].flatMap((one) => [...right].map((other) => [one, other] as const))

  const join = (
    left: string,
    right: string,
    mayJoin: (one: Linkable, other: Linkable) => boolean,
  ): boolean => {
    const [ours, theirs] = [groups.get(left), groups.get(right)]
    if (!ours || !theirs) return false
    if (ours === theirs) return true
    if (!pairsOf(ours, theirs).every(([one, other]) => mayJoin(one, other))) return false
    for (const one of theirs) {
      ours.add(one)
      groups.set(one.documentId, ours)
    }
    return true
  }

  const wordOn = (one: Linkable, other: Linkable) => word.get(pairOf(one.documentId, other.documentId))
  const said = [...word.values()].filter(({ together }) => together)
  for (const { leftDocument, rightDocument, author, createdAt } of said.sort(byRecency)) {
    const isNewerThan = (other: Choice | undefined) =>
      !other || other.together || other.createdAt.getTime() < createdAt.getTime()
    if (!join(leftDocument, rightDocument, (one, other) => isNewerThan(wordOn(one, other)))) continue
    for (const id of [leftDocument, rightDocument])
      if (!reasons.has(id)) reasons.set(id, { reason: 'linked by hand', author, at: createdAt })
  }

  const links = linksBetween(documents)
  const areApart = contractsApart(links)
  const mayJoin = (one: Linkable, other: Linkable) =>
    wordOn(one, other)?.together !== false && !areApart(one, other)
  for (const { left, right, reasons: why } of unambiguous(links, areApart)) {
    if (!join(left.documentId, right.documentId, mayJoin)) continue
    const [ofLeft, ofRight] = why
    if (!reasons.has(left.documentId))
      reasons.set(left.documentId, { reason: ofLeft, author: null, at: null })
    if (!reasons.has(right.documentId))
      reasons.set(right.documentId, { reason: ofRight, author: null, at: null })
  }
  return [...new Set(groups.values())].map((members) => ({
    members: [...members].sort(byArrival),
    links: new Map(
      [...members].flatMap(({ documentId }) => {
        const reason = reasons.get(documentId)
        return members.size > 1 && reason ? [[documentId, reason]] : []
      }),
    ),
  }))
}

function linksBetween(documents: readonly Linkable[]): Link[] {
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
function contractsApart(links: readonly Link[]): AreApart {
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

/** A paper that could as well belong to another contract belongs to none: a person knows which. */
function unambiguous(links: readonly Link[], areApart: AreApart): Link[] {
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
