import type { Learned } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import {
  CONFIDENCE,
  type Correction,
  learnLesson,
  PAGES_LOOKED_AT,
  type PaperAsRead,
  standPageUp,
} from '@efti-hub/reading'
import type { TenantDb } from '../../../platform/database.ts'
import { latestRecognition, readPages } from '../../recognition/store.ts'
import type { StoredValue } from '../store.ts'
import { explainLearned, type WhatWasLearned } from './explain-learned.ts'
import { CONSIGNOR_NAME, standPlacesUp } from './recall-lessons.ts'
import { keysOfSenders, type Sender } from './senders.ts'
import { forgetLessons, insertLesson } from './store.ts'

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
 */
export async function rememberCorrections(
  db: TenantDb,
  about: { documentId: string; author: string },
  paper: CorrectedPaper,
  corrections: readonly Correction[],
): Promise<Learned[]> {
  if (corrections.length === 0) return []
  const sender = senderOf(paper, corrections)
  const read = await paperAsRead(db, about.documentId, paper)
  const learned: Learned[] = []
  for (const correction of corrections) {
    const { eftiId, path } = correction
    const forgotten = await forgetLessons(db, about.documentId, path)
    const result = read ? learnLesson(correction, read) : { reason: 'data-file' as const }
    const lesson = 'lesson' in result ? result.lesson : null
    const lessonId = lesson && (await insertLesson(db, { ...about, sender, kind: paper.kind }, lesson))
    const what: WhatWasLearned = {
      path,
      label: labelOf(eftiId),
      outcome: lesson ? 'learned' : forgotten > 0 ? 'forgotten' : 'not-learned',
      reason: 'reason' in result ? result.reason : null,
      lessonId,
      sender: sender.name,
      kind: paper.kind,
      printedLabel: lesson?.label?.text ?? null,
    }
    const before = paper.valuesAsRead.find((value) => value.path === path)
    const refused = lesson?.refused === true
    const needsSecond = refused || (before?.confidence ?? 0) >= CONFIDENCE
    learned.push({ ...what, message: explainLearned(what, { refused, needsSecond }) })
  }
  return learned
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
