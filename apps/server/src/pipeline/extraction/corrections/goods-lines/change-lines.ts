import {
  GOODS_TOTALS,
  type GoodsLinesAct,
  type GoodsLinesRequest,
  lineOfGoods,
  type UndoOfLines,
} from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import { writingOfRows } from '@efti-hub/reading'
import { actOnDocument, type NamedDocument } from '../../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../../platform/database.ts'
import { type Act, recordActs } from '../../../../platform/record-act.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { type FollowCorrection, openForCorrection, requireConsignment } from '../correct-document.ts'
import type { ConsignmentInForce } from '../in-force.ts'
import { inWords } from '../record-corrections.ts'
import { insertTogether } from '../store.ts'
import type { CorrectionRow } from '../tables.ts'
import { takenPages } from '../taken-pages.ts'
import { type Acting, withdrawRows } from '../withdraw-corrections.ts'
import { type ChangedLine, correctionsOfLines, type LineCorrection } from './corrections-of-lines.ts'
import { requireLinesAsSeen, requireLinesThere } from './lines-as-seen.ts'

interface Changed {
  after: ConsignmentInForce
  stored: number
  undo: UndoOfLines | null
}

/**
 * Changes goods lines: corrections like any others, beside what was read, but made and undone together, and followed by one check. They
 * teach nothing about other documents of the sender: what is pasted is nowhere on the page, and a removed line is no place.
 * @throws Refusal `invalid_request` that names what does not fit; nothing is stored then
 * @throws ChangedMeanwhile for values and lines that are no longer those that the caller saw, where the caller states what that was
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
  requireLinesThere(before, request, author)
  const { lines, totals } = correctionsOfLines(before, request, writing)
  const rows = [...lines.flatMap(({ corrections }) => corrections), ...totals]
  requireLinesAsSeen(before, request, rows, author)
  if (rows.length === 0) return { after: before, stored: 0, undo: null }
  const ids = await insertTogether(
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
 * @throws Refusal `wrong_state` where it was undone before, or is somebody else's; `invalid_request` for more than one change of lines
 * @throws ChangedMeanwhile where somebody has corrected the same value since, or has entered something of an added line
 */
export async function undoGoodsLines(
  db: TenantDb,
  documentId: string,
  acting: Acting,
  { first, last }: UndoOfLines,
  follow: FollowCorrection,
): Promise<ConsignmentInForce> {
  const opened = await openForCorrection(db, documentId)
  const undone = opened.before.corrections.filter(
    ({ id, author }) => author === acting.author && id >= first && id <= last,
  )
  if (undone.length === 0)
    throw new Refusal('wrong_state', 'There is nothing left to undo: it was undone before.')
  if (!isOneChange(undone))
    throw new Refusal('invalid_request', 'These corrections are not one change of goods lines.')
  return withdrawRows(db, opened, acting, undone, follow)
}

/** Of goods lines and their totals, and of one call: stored in one transaction, at one moment. */
const isOneChange = (rows: readonly CorrectionRow[]): boolean =>
  new Set(rows.map(({ createdAt }) => createdAt.getTime())).size === 1 &&
  rows.every(({ teaches, path }) => !teaches && (lineOfGoods(path) !== null || TOTALS.has(path)))

const TOTALS = new Set<string>(Object.values(GOODS_TOTALS).map(({ path }) => path))

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
