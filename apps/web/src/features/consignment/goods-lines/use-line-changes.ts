import {
  type ConsignmentField,
  GOODS_COLUMNS,
  type GoodsColumnId,
  type GoodsLinesRequest,
  goodsPath,
} from '@efti-hub/contract'
import { useState } from 'react'
import { conflictsIn } from '../changed-meanwhile.ts'
import type { CellDraft } from './line-cell.tsx'
import { keyOf, type RefusedChange } from './line-conflicts.tsx'
import type { LineValue } from './lines-of.ts'
import { linesSeen, seenAfter, seenWith } from './lines-seen.ts'
import { useGoodsLines } from './use-goods-lines.ts'

interface LineChangesOptions {
  documentId: string
  /** On screen. */
  fields: readonly ConsignmentField[]
  /** After a change that is not one of a single cell: its dialog has nothing left to do. */
  onDone: (outcome: 'saved' | 'conflict') => void
}

/** Changes of goods lines, with what was typed and not saved, and what somebody else changed meanwhile. */
export function useLineChanges({ documentId, fields, onDone }: LineChangesOptions) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, CellDraft>>(new Map())
  const [refused, setRefused] = useState<readonly RefusedChange[]>([])
  const change = useGoodsLines(documentId)
  const setDraft = (path: string, draft: CellDraft | null) =>
    setDrafts((before) => {
      const others = [...before].filter(([of]) => of !== path)
      return new Map(draft ? [...others, [path, draft]] : others)
    })
  const dropRefused = (key: string) =>
    setRefused((before) => before.filter((one) => keyOf(one.request) !== key))
  const send = async (request: GoodsLinesRequest): Promise<'saved' | 'conflict' | 'failed'> => {
    const key = keyOf(request)
    try {
      await change.mutateAsync(request)
      dropRefused(key)
      return 'saved'
    } catch (error) {
      const conflicts = conflictsIn(error)
      // For another reason than a conflict: what was refused before stays, to be tried again.
      if (conflicts) {
        dropRefused(key)
        setRefused((before) => [...before, { request, conflicts }])
      }
      return conflicts ? 'conflict' : 'failed'
    }
  }
  const sendCell = async (path: string, request: GoodsLinesRequest, draft: Omit<CellDraft, 'isRefused'>) => {
    setDraft(path, { ...draft, isRefused: false })
    const outcome = await send(request)
    setDraft(path, outcome === 'saved' ? null : { ...draft, isRefused: true })
  }
  /** `seen` in the request takes precedence over what is on screen. */
  const save = async (request: GoodsLinesRequest) => {
    const outcome = await send({ seen: linesSeen(request, fields), ...request })
    if (outcome !== 'failed') onDone(outcome)
  }
  const edit = (line: number, column: GoodsColumnId, text: string, seen: LineValue | null) => {
    const changes = [{ line, texts: { [column]: text } }]
    const path = cellPath(line, column)
    const seenNow = seenWith(linesSeen({ changes }, fields), path, seen)
    void sendCell(path, { act: 'edited', changes, seen: seenNow }, { text, seen })
  }
  const discard = (path: string) => {
    setDraft(path, null)
    setRefused((before) => before.filter(({ request }) => cellIn(request)?.path !== path))
  }
  const keepTheirs = ({ request }: RefusedChange) => {
    const cell = cellIn(request)
    if (cell) discard(cell.path)
    dropRefused(keyOf(request))
  }
  const useMine = ({ request: before, conflicts }: RefusedChange) => {
    const request = { ...before, seen: seenAfter(before.seen ?? {}, conflicts) }
    const cell = cellIn(request)
    if (!cell) return void save(request)
    void sendCell(cell.path, request, { text: cell.text, seen: request.seen[cell.path] ?? null })
  }
  return { drafts, refused, isPending: change.isPending, save, edit, discard, keepTheirs, useMine }
}

const cellPath = (line: number, column: string) =>
  goodsPath(GOODS_COLUMNS.find(({ id }) => id === column)?.path ?? '', line)

/** The cell that a change is about and what was typed into it; null for any other change. */
export function cellIn({ act, changes: [only] }: GoodsLinesRequest): { path: string; text: string } | null {
  const [typed] = Object.entries(only?.texts ?? {})
  if (act !== 'edited' || only?.line === undefined || !typed) return null
  return { path: cellPath(only.line, typed[0]), text: typed[1] ?? '' }
}
