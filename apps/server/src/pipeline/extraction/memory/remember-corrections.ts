import { randomUUID } from 'node:crypto'
import type { Learned, PlaceState, Remembering, RememberQuestion } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import {
  CONFIDENCE,
  type Correction,
  type Lesson,
  learnLesson,
  PAGES_LOOKED_AT,
  type PaperAsRead,
  sayingTheSame,
  standPageUp,
} from '@efti-hub/reading'
import type { TenantDb } from '../../../platform/database.ts'
import { latestRecognition, readPages } from '../../recognition/store.ts'
import type { StoredValue } from '../store.ts'
import { explainLearned, type WhatWasLearned } from './explain-learned.ts'
import { CONSIGNOR_NAME, standPlacesUp } from './recall-lessons.ts'
import { keysOfSenders, type Sender } from './senders.ts'
import { forgetLessons, insertLesson, lessonsAbout, type RememberedPlace, setPlaceStates } from './store.ts'

const DATA_FORMATS = new Set(['xml', 'json', 'csv'])

interface CorrectedPaper {
  kind: string
  language: string | null
  valuesAsRead: readonly StoredValue[]
  /** With what people said before. */
  values: readonly StoredValue[]
}

/**
 * Keeps what corrections of one document teach about papers of its sender; within the tenant only. A later word on a
 * value takes the place of what the document taught about it before, and what is put back as it was read teaches nothing.
 * @param remembering 'always': what is learned is used from now on, unless somebody has answered No about that place; 'ask': once
 * somebody has answered Yes
 * @returns with 'ask' a question about each place that another document was corrected to as well
 */
export async function rememberCorrections(
  db: TenantDb,
  about: { documentId: string; author: string },
  paper: CorrectedPaper,
  corrections: readonly Correction[],
  remembering: Remembering,
): Promise<{ learned: Learned[]; rememberPlaces: RememberQuestion[] }> {
  if (corrections.length === 0) return { learned: [], rememberPlaces: [] }
  const sender = senderOf(paper, corrections)
  const read = await paperAsRead(db, about.documentId, paper)
  const paths = corrections.map(({ path }) => path)
  const earlier = read ? await lessonsAbout(db, sender.keys, about.documentId, paths) : []
  const learned: Learned[] = []
  const rememberPlaces: RememberQuestion[] = []
  for (const correction of corrections) {
    const { eftiId, path } = correction
    const forgotten = await forgetLessons(db, about.documentId, path)
    const result = read ? learnLesson(correction, read) : { reason: 'data-file' as const }
    const lesson = 'lesson' in result ? result.lesson : null
    const place = lesson && read ? await placeFor(db, read, paper.kind, lesson, earlier, remembering) : null
    const row = place && { ...about, sender, kind: paper.kind, placeId: place.id, state: place.state }
    const lessonId = lesson && row && (await insertLesson(db, row, lesson))
    if (place?.isAsked)
      rememberPlaces.push({
        id: place.id,
        path,
        field: labelOf(eftiId),
        sender: sender.name,
        kind: paper.kind,
        refused: lesson?.refused === true,
      })
    const what: WhatWasLearned = {
      path,
      label: labelOf(eftiId),
      outcome: lesson ? 'learned' : forgotten > 0 ? 'forgotten' : 'not-learned',
      reason: 'reason' in result ? result.reason : null,
      lessonId,
      state: place?.state ?? null,
      sender: sender.name,
      kind: paper.kind,
      printedLabel: lesson?.label?.text ?? null,
    }
    const before = paper.valuesAsRead.find((value) => value.path === path)
    const refused = lesson?.refused === true
    const needsSecond = refused || (before?.confidence ?? 0) >= CONFIDENCE
    learned.push({ ...what, message: explainLearned(what, { refused, needsSecond }) })
  }
  return { learned, rememberPlaces }
}

interface PlaceOfLesson {
  id: string
  state: PlaceState
  isAsked: boolean
}

/**
 * The place that earlier lessons say the same of, with its answer; else a new one. Where several places say the same, No to one of
 * them is No to all.
 */
async function placeFor(
  db: TenantDb,
  read: PaperAsRead,
  kind: string,
  lesson: Lesson,
  earlier: readonly RememberedPlace[],
  remembering: Remembering,
): Promise<PlaceOfLesson> {
  const same = sayingTheSame(read, kind, lesson, earlier)
  const known =
    same.find(({ state }) => state === 'declined') ??
    same.find(({ state }) => state === 'kept') ??
    same.at(-1)
  const isAnswered = known !== undefined && known.state !== 'proposed'
  const state = isAnswered ? known.state : remembering === 'always' ? 'kept' : 'proposed'
  const others = same.filter((place) => place.state !== state).map(({ placeId }) => placeId)
  if (others.length > 0) await setPlaceStates(db, others, state)
  return {
    id: known?.placeId ?? randomUUID(),
    state,
    isAsked: known !== undefined && state === 'proposed',
  }
}

/** Null for files of data, whose values have keys and no places. */
async function paperAsRead(
  db: TenantDb,
  documentId: string,
  { valuesAsRead, language }: CorrectedPaper,
): Promise<PaperAsRead | null> {
  const recognition = await latestRecognition(db, documentId)
  const isData = recognition && DATA_FORMATS.has(recognition.format)
  if (isData && valuesAsRead.every(({ source }) => source === 'structured')) return null
  const pages = await readPages(db, documentId, PAGES_LOOKED_AT)
  return { pages: pages.map(standPageUp), values: standPlacesUp(valuesAsRead, pages), language }
}

function senderOf({ valuesAsRead, values }: CorrectedPaper, corrections: readonly Correction[]): Sender {
  const names = [...corrections, ...values, ...valuesAsRead].flatMap(({ eftiId, value }) =>
    eftiId === CONSIGNOR_NAME && typeof value === 'string' ? [value] : [],
  )
  return { keys: keysOfSenders(names), name: names[0] ?? '' }
}
