import {
  type CabotageWatch,
  type ComparedField,
  type ConsignmentRow as ConsignmentAnswer,
  type ConsignmentDocument,
  isShownJudged,
  type Obstacle,
  type RequiredDocument,
} from '@efti-hub/contract'
import type { StayOf, VehicleTrip } from './cabotage-of.ts'
import { breachesIn } from './cabotage-of.ts'
import { blockingContradictions, compareDocuments } from './contradictions/compare-documents.ts'
import type { ComparedDocument, FactComparison } from './contradictions/compared.ts'
import { missingOf } from './describe-consignment.ts'
import { phaseOf } from './phase-of.ts'
import { isInCab } from './required-documents.ts'
import type { DocumentState } from './screen-store.ts'
import type { StoredDocument } from './store.ts'
import type { AcceptanceRow, Confirmation, ConsignmentRow } from './tables.ts'
import { acceptedText, obstacleTexts as texts } from './texts.ts'

/** What a consignment is presented from. */
export interface Gathered {
  row: ConsignmentRow
  papers: readonly StoredDocument[]
  /** Of these documents, not revoked. */
  acceptances: readonly AcceptanceRow[]
  standings: ReadonlyMap<string, DocumentState>
  /** Names of people by id. */
  names: ReadonlyMap<string, string>
  /** The organisation's answer; null: none yet. */
  carriedInCab: boolean | null
  /** 'YYYY-MM-DD'. */
  today: string
}

export function presentRow(gathered: Gathered): ConsignmentAnswer {
  const { row, papers: documents } = gathered
  const statedOf = <Key extends 'consignor' | 'consignee' | 'takingOver'>(key: Key) =>
    documents.flatMap(({ profile }) => profile[key]?.value ?? [])[0] ?? null
  const obstacles = obstaclesOf(gathered)
  return {
    id: row.id,
    title: titleOf(documents),
    ready: obstacles.length === 0,
    obstacles,
    phase: phaseIn(gathered),
    consignor: statedOf('consignor'),
    consignee: statedOf('consignee'),
    from: placeOf(documents, 'from'),
    to: placeOf(documents, 'to'),
    takingOver: statedOf('takingOver'),
    documentsCount: documents.length,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The number of the contract of carriage; without one that of another document, or its file's name. */
export function titleOf(documents: readonly ComparedDocument[]): string {
  const contract = documents.find(({ profile }) => profile.family !== null && profile.number)
  const numbered = contract ?? documents.find(({ profile }) => profile.number)
  return numbered?.profile.number?.shown ?? documents[0]?.name ?? ''
}

function placeOf(documents: readonly ComparedDocument[], end: 'from' | 'to'): string | null {
  const known = documents
    .map(({ profile }) => [profile[`${end}Town`], profile[`${end}Country`]].filter((part) => part !== null))
    .toSorted((left, right) => right.length - left.length)[0]
  return known && known.length > 0 ? known.join(', ') : null
}

function phaseIn({ row, papers: documents, names, today }: Gathered): ConsignmentAnswer['phase'] {
  const { phase, phaseAuthor, phaseAt } = row
  if (phase === null || phaseAuthor === null || phaseAt === null)
    return { ...phaseOf(documents, today), setBy: null }
  const word = personOf({ author: phaseAuthor, at: phaseAt.toISOString() }, names)
  return { value: phase, fact: null, setBy: word }
}

function obstaclesOf({ row, papers: documents, acceptances, standings, carriedInCab }: Gathered): Obstacle[] {
  return [
    ...blockingContradictions(compareDocuments(documents, acceptances)).map(({ label }) => ({
      about: 'contradiction' as const,
      text: texts.differs(label),
      documentId: null,
    })),
    ...missingOf(row.required, row.confirmed, carriedInCab).map(({ name, clause }) => ({
      about: 'required' as const,
      text: texts.missing(name, clause),
      documentId: null,
    })),
    ...documents.flatMap(({ documentId, name }) => {
      const state = standings.get(documentId)
      const text = state && obstacleIn(name, state)
      return text ? [{ about: 'document' as const, text, documentId }] : []
    }),
  ]
}

function obstacleIn(name: string, { status, blocking, rejected }: DocumentState): string | null {
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

export function presentDocuments({ papers: documents, standings, names }: Gathered): ConsignmentDocument[] {
  return documents.map(({ documentId, name, profile, reason, author, linkedAt }) => {
    const state = standings.get(documentId)
    const by = author === null ? null : { id: author, name: personName(author, names) }
    return {
      id: documentId,
      originalName: name,
      kind: profile.kind,
      status: state?.status ?? 'pending',
      judged: isShownJudged(state?.status ?? 'pending', state?.score ?? null),
      score: state?.score ?? null,
      blocking: state?.blocking ?? 0,
      open: state?.open ?? { critical: 0, high: 0, medium: 0, low: 0 },
      link: reason === null ? null : { reason, author: by, at: linkedAt.toISOString() },
    }
  })
}

export function presentRequired({ row, names, carriedInCab }: Gathered): RequiredDocument[] {
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

export function presentCompared(comparisons: readonly FactComparison[]): ComparedField[] {
  return comparisons.map(({ code, label, severity, note, statements, conflicts, accepted }) => {
    const wrong = new Set(
      conflicts.flatMap(({ left, right }) => [left.document.documentId, right.document.documentId]),
    )
    return {
      code,
      label,
      severity,
      agrees: wrong.size === 0,
      note: accepted?.length ? acceptedText : note,
      values: statements.map(({ document, value, path }) => ({
        documentId: document.documentId,
        documentName: document.name,
        value,
        path,
        disagrees: wrong.has(document.documentId),
      })),
    }
  })
}

export function presentStay(
  { vehicle, country, stay }: StayOf,
  consignmentId: string,
  trips: readonly VehicleTrip[],
): CabotageWatch {
  const documentsOf = (id: string) =>
    trips.filter((trip) => trip.consignmentId === id).map(({ document }) => document)
  return {
    vehicle,
    country,
    incoming: stay.incoming && {
      consignmentId: stay.incoming.id,
      title: titleOf(documentsOf(stay.incoming.id)),
      unloaded: stay.incoming.unloaded,
      isAssumed: stay.incoming.isAssumed,
    },
    operations: stay.operations.flatMap(({ ids, from, to, number }) =>
      ids.map((id) => ({
        consignmentId: id,
        documentId: documentsOf(id)[0]?.documentId ?? '',
        title: titleOf(documentsOf(id)),
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
export function peopleIn({ row, papers: documents }: Pick<Gathered, 'row' | 'papers'>): string[] {
  const words = Object.values(row.confirmed).map(({ author }) => author)
  return [...words, row.phaseAuthor, ...documents.map(({ author }) => author)].filter((id) => id !== null)
}

export function personOf({ author, at }: Confirmation, names: ReadonlyMap<string, string>) {
  return { author: { id: author, name: personName(author, names) }, at }
}

const personName = (id: string, names: ReadonlyMap<string, string>) => names.get(id) ?? 'Unknown User'
