import {
  type GoodsLinesAct,
  type GoodsLinesRequest,
  labelInGroup,
  type UndoOfLines,
} from '@efti-hub/contract'
import { labelOf, type Value } from '@efti-hub/efti'
import { writingOfRows } from '@efti-hub/reading'
import { actOnDocument, type NamedDocument } from '../../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../../platform/database.ts'
import { type Act, recordActs } from '../../../../platform/record-act.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { type FollowCorrection, openForCorrection, requireConsignment } from '../correct-document.ts'
import type { ConsignmentInForce } from '../in-force.ts'
import { insertCorrections, markWithdrawnTogether } from '../store.ts'
import type { CorrectionRow } from '../tables.ts'
import { takenPages } from '../taken-pages.ts'
import { type ChangedLine, correctionsOfLines, type LineCorrection } from './corrections-of-lines.ts'

interface Changed {
  after: ConsignmentInForce
  stored: number
  undo: UndoOfLines | null
}

/**
 * Changes goods lines: corrections like any others, beside what was read, but made and undone together, and followed by one check. They
 * teach nothing about other documents of the sender: what is pasted is nowhere on the page, and a removed line is no place.
 * @throws Refusal `invalid_request` that names what does not fit; nothing is stored then
 */
export async function changeGoodsLines(
  db: TenantDb,
  documentId: string,
  author: string,
  request: GoodsLinesRequest,
  follow: FollowCorrection,
): Promise<Changed> {
  const { document, before } = await openForCorrection(db, documentId)
  const isTyped = request.changes.some(({ texts }) => texts)
  const writing = isTyped
    ? (await takenPages(db, document.id, before.language, [])).writing
    : writingOfRows([], before.language)
  const { lines, totals } = correctionsOfLines(before, request, writing)
  const rows = [...lines.flatMap(({ corrections }) => corrections), ...totals]
  if (rows.length === 0) return { after: before, stored: 0, undo: null }
  const ids = await insertCorrections(
    db,
    rows.map((row) => ({ documentId: document.id, author, ...row })),
  )
  await recordActs(db, [
    ...lines.flatMap((line) => actOfLine(document, request.act, line)),
    ...totals.map((total) => actOfValue(document, total)),
  ])
  const after = await requireConsignment(db, document.id)
  await follow(db, document, { author, needsReading: false })
  return { after, stored: rows.length, undo: { first: Math.min(...ids), last: Math.max(...ids) } }
}

/**
 * What one person changed together counts no longer: what was in force before is in force again, as it was.
 * @throws Refusal `wrong_state` where it was undone before, or is somebody else's
 */
export async function undoGoodsLines(
  db: TenantDb,
  documentId: string,
  { author, now }: { author: string; now: Date },
  undo: UndoOfLines,
  follow: FollowCorrection,
): Promise<ConsignmentInForce> {
  const { document } = await openForCorrection(db, documentId)
  const undone = await markWithdrawnTogether(db, { documentId: document.id, author, ...undo }, now)
  if (undone.length === 0)
    throw new Refusal('wrong_state', 'There is nothing left to undo: it was undone before.')
  await recordActs(db, [actOfUndo(document, undone)])
  const after = await requireConsignment(db, document.id)
  await follow(db, document, { author, needsReading: false })
  return after
}

const ACTS: Record<GoodsLinesAct, string> = {
  edited: 'changed',
  added: 'added',
  removed: 'removed',
  split: 'split',
  merged: 'merged',
  pasted: 'pasted',
}

/** A single value is corrected as any other is; of more of them the line is named. */
function actOfLine(document: NamedDocument, act: GoodsLinesAct, { line, corrections }: ChangedLine): Act[] {
  if (corrections.length === 0) return []
  if (act === 'edited') return corrections.map((one) => actOfValue(document, one))
  return [
    actOnDocument(document, {
      action: 'goods-lines-changed',
      details: `Goods line ${line}: ${ACTS[act]}`,
      oldValue: inWords(corrections.map(({ eftiId, oldValue }) => ({ eftiId, value: oldValue }))),
      newValue: inWords(corrections),
    }),
  ]
}

const actOfValue = (document: NamedDocument, { eftiId, path, value, oldValue }: LineCorrection): Act =>
  actOnDocument(document, {
    action: 'correction',
    details: `${labelOf(eftiId)} (${path})`,
    oldValue,
    newValue: value,
  })

const actOfUndo = (document: NamedDocument, undone: readonly CorrectionRow[]): Act =>
  actOnDocument(document, {
    action: 'correction-withdrawn',
    details: `${undone.length === 1 ? '1 value' : `${undone.length} values`} of goods lines`,
    oldValue: inWords(undone),
    newValue: inWords(undone.map(({ eftiId, oldValue }) => ({ eftiId, value: oldValue }))),
  })

/** 'Number: 12; Kind: pallets'; null where there is nothing. */
function inWords(values: readonly { eftiId: string; value: Value | null }[]): string | null {
  const parts = values.flatMap(({ eftiId, value }) => {
    if (value === null) return []
    const shown = typeof value === 'object' ? `${value.value} ${value.unit}` : String(value)
    return [`${labelInGroup(labelOf(eftiId))}: ${shown}`]
  })
  return parts.length > 0 ? parts.join('; ') : null
}
