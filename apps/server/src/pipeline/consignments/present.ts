import {
  type CabotageWatch,
  type ComparedField,
  type ConsignmentRow as ConsignmentAnswer,
  type ConsignmentPaper,
  isShownJudged,
  type Obstacle,
  type RequiredPaper,
} from '@efti-hub/contract'
import type { StayOf, VehicleTrip } from './cabotage-of.ts'
import { breachesIn } from './cabotage-of.ts'
import { blockingContradictions, comparePapers } from './contradictions/compare-papers.ts'
import type { Comparison, Paper } from './contradictions/compared.ts'
import { missingOf } from './describe-consignment.ts'
import { phaseOf } from './phase-of.ts'
import { isInCab } from './required-papers.ts'
import type { Standing } from './screen-store.ts'
import type { StoredPaper } from './store.ts'
import type { AcceptanceRow, ConsignmentRow, Word } from './tables.ts'
import { acceptedText, obstacleTexts as texts } from './texts.ts'

/** What a consignment is presented from. */
export interface Gathered {
  row: ConsignmentRow
  papers: readonly StoredPaper[]
  /** Of these documents, not revoked. */
  acceptances: readonly AcceptanceRow[]
  standings: ReadonlyMap<string, Standing>
  /** Names of people by id. */
  names: ReadonlyMap<string, string>
  /** The organisation's answer; null: none yet. */
  carriedInCab: boolean | null
  /** 'YYYY-MM-DD'. */
  today: string
}

export function presentRow(gathered: Gathered): ConsignmentAnswer {
  const { row, papers } = gathered
  const said = <Key extends 'consignor' | 'consignee' | 'takingOver'>(key: Key) =>
    papers.flatMap(({ profile }) => profile[key]?.value ?? [])[0] ?? null
  const obstacles = obstaclesOf(gathered)
  return {
    id: row.id,
    title: titleOf(papers),
    ready: obstacles.length === 0,
    obstacles,
    phase: phaseIn(gathered),
    consignor: said('consignor'),
    consignee: said('consignee'),
    from: placeOf(papers, 'from'),
    to: placeOf(papers, 'to'),
    takingOver: said('takingOver'),
    documentsCount: papers.length,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The number of the contract of carriage; without one that of another paper, or its file's name. */
export function titleOf(papers: readonly Paper[]): string {
  const contract = papers.find(({ profile }) => profile.family !== null && profile.number)
  const numbered = contract ?? papers.find(({ profile }) => profile.number)
  return numbered?.profile.number?.shown ?? papers[0]?.name ?? ''
}

function placeOf(papers: readonly Paper[], end: 'from' | 'to'): string | null {
  const known = papers
    .map(({ profile }) => [profile[`${end}Town`], profile[`${end}Country`]].filter((part) => part !== null))
    .toSorted((left, right) => right.length - left.length)[0]
  return known && known.length > 0 ? known.join(', ') : null
}

function phaseIn({ row, papers, names, today }: Gathered): ConsignmentAnswer['phase'] {
  const { phase, phaseAuthor, phaseAt } = row
  if (phase === null || phaseAuthor === null || phaseAt === null)
    return { ...phaseOf(papers, today), setBy: null }
  const word = personOf({ author: phaseAuthor, at: phaseAt.toISOString() }, names)
  return { value: phase, fact: null, setBy: word }
}

function obstaclesOf({ row, papers, acceptances, standings, carriedInCab }: Gathered): Obstacle[] {
  return [
    ...blockingContradictions(comparePapers(papers, acceptances)).map(({ label }) => ({
      text: texts.differs(label),
      documentId: null,
    })),
    ...missingOf(row.required, row.confirmed, carriedInCab).map(({ name, clause }) => ({
      text: texts.missing(name, clause),
      documentId: null,
    })),
    ...papers.flatMap(({ documentId, name }) => {
      const standing = standings.get(documentId)
      const text = standing && obstacleIn(name, standing)
      return text ? [{ text, documentId }] : []
    }),
  ]
}

function obstacleIn(name: string, { status, blocking, rejected }: Standing): string | null {
  switch (status) {
    case 'completed':
    case 'approved':
      return null
    case 'rejected':
      return texts.rejected(name)
    case 'failed':
      return texts.failed(name)
    case 'pending':
    case 'processing':
      return texts.unchecked(name)
    case 'under_review':
      if (blocking === 0 && rejected) return texts.undecided(name)
      return texts.blocking(name, blocking)
  }
}

export function presentPapers({ papers, standings, names }: Gathered): ConsignmentPaper[] {
  return papers.map(({ documentId, name, profile, reason, author, linkedAt }) => {
    const standing = standings.get(documentId)
    const by = author === null ? null : { id: author, name: nameOf(author, names) }
    return {
      id: documentId,
      originalName: name,
      kind: profile.kind,
      status: standing?.status ?? 'pending',
      judged: isShownJudged(standing?.status ?? 'pending', standing?.score ?? null),
      score: standing?.score ?? null,
      blocking: standing?.blocking ?? 0,
      link: reason === null ? null : { reason, author: by, at: linkedAt.toISOString() },
    }
  })
}

export function presentRequired({ row, names, carriedInCab }: Gathered): RequiredPaper[] {
  return row.required.map((required) => {
    const { code, documentId } = required
    const word = Object.hasOwn(row.confirmed, code) ? row.confirmed[code] : undefined
    const isCarried = isInCab(code) && carriedInCab === true
    return {
      ...required,
      state: documentId ? 'document' : word ? 'confirmed' : isCarried ? 'carried' : 'missing',
      inCab: isInCab(code),
      confirmedBy: word && !documentId ? personOf(word, names) : null,
    }
  })
}

export function presentCompared(comparisons: readonly Comparison[]): ComparedField[] {
  return comparisons.map(({ code, label, severity, note, statements, conflicts, accepted }) => {
    const wrong = new Set(
      conflicts.flatMap(({ left, right }) => [left.paper.documentId, right.paper.documentId]),
    )
    return {
      code,
      label,
      severity,
      agrees: wrong.size === 0,
      note: accepted?.length ? acceptedText : note,
      values: statements.map(({ paper, value, path }) => ({
        documentId: paper.documentId,
        documentName: paper.name,
        value,
        path,
        disagrees: wrong.has(paper.documentId),
      })),
    }
  })
}

export function presentStay(
  { vehicle, country, stay }: StayOf,
  consignmentId: string,
  trips: readonly VehicleTrip[],
): CabotageWatch {
  const papersOf = (id: string) => trips.filter((trip) => trip.consignmentId === id).map(({ paper }) => paper)
  return {
    vehicle,
    country,
    incoming: stay.incoming && {
      consignmentId: stay.incoming.id,
      title: titleOf(papersOf(stay.incoming.id)),
      unloaded: stay.incoming.unloaded,
      isAssumed: stay.incoming.isAssumed,
    },
    operations: stay.operations.flatMap(({ ids, from, to, number }) =>
      ids.map((id) => ({
        consignmentId: id,
        documentId: papersOf(id)[0]?.documentId ?? '',
        title: titleOf(papersOf(id)),
        from,
        to,
        number,
        breaches: breachesIn({ vehicle, country, stay }, id).map(([, words]) => words),
        isThis: id === consignmentId,
      })),
    ),
    lastDay: stay.lastDay,
    left: stay.left,
    freeAgain: stay.freeAgain,
  }
}

/** Ids of all people whose names it takes. */
export function peopleIn({ row, papers }: Pick<Gathered, 'row' | 'papers'>): string[] {
  const words = Object.values(row.confirmed).map(({ author }) => author)
  return [...words, row.phaseAuthor, ...papers.map(({ author }) => author)].filter((id) => id !== null)
}

export function personOf({ author, at }: Word, names: ReadonlyMap<string, string>) {
  return { author: { id: author, name: nameOf(author, names) }, at }
}

const nameOf = (id: string, names: ReadonlyMap<string, string>) => names.get(id) ?? 'Unknown User'
