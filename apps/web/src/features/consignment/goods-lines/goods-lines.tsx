import {
  type ConsignmentAnswer,
  GOODS_COLUMNS,
  GOODS_TOTALS,
  type GoodsColumnId,
  type GoodsLinesRequest,
  goodsPath,
  type ViolationRow,
} from '@efti-hub/contract'
import { Boxes, CircleCheck, ClipboardPaste, Merge, Plus, Split, Trash2, TriangleAlert } from 'lucide-react'
import { type ClipboardEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { AddDialog } from './add-dialog.tsx'
import { GoodsTable } from './goods-table.tsx'
import { LineCards } from './line-cards.tsx'
import { type CellDraft, showValue } from './line-cell.tsx'
import { columnsShown, isSameQuantity, type LineTable, lineTablesOf, sumOf } from './lines-of.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { useGoodsLines } from './use-goods-lines.ts'

interface GoodsLinesProps {
  documentId: string
  consignment: ConsignmentAnswer
  violations: readonly ViolationRow[]
  mayEdit: boolean
  /** Shows where on the document a value is. */
  onLook: (path: string) => void
}

type Open = { dialog: 'add' | 'split' | 'merge'; table: number } | { dialog: 'paste'; text: string } | null

const CARDS_BELOW = 440

/** The goods of a document line by line. */
export function GoodsLines({ documentId, consignment, violations, mayEdit, onLook }: GoodsLinesProps) {
  const tables = useMemo(() => lineTablesOf(consignment), [consignment])
  const violated = useMemo(() => new Set(violations.flatMap(({ path }) => path ?? [])), [violations])
  const [added, setAdded] = useState<ReadonlySet<GoodsColumnId>>(new Set())
  const [selected, setSelected] = useState<readonly ReadonlySet<number>[]>([])
  const [drafts, setDrafts] = useState<ReadonlyMap<string, CellDraft>>(new Map())
  const [open, setOpen] = useState<Open>(null)
  const change = useGoodsLines(documentId)
  const area = useRef<HTMLElement>(null)
  const isNarrow = useNarrow(area, CARDS_BELOW)
  const save = (request: GoodsLinesRequest) =>
    change.mutate(request, {
      onSuccess: () => {
        setOpen(null)
        setSelected([])
      },
    })
  const edit = (line: number, column: GoodsColumnId, text: string) => {
    const path = goodsPath(GOODS_COLUMNS.find(({ id }) => id === column)?.path ?? '', line)
    const draft = (next: CellDraft | null) =>
      setDrafts((before) => {
        const after = new Map(before)
        if (next) after.set(path, next)
        else after.delete(path)
        return after
      })
    draft({ text, isRefused: false })
    change
      .mutateAsync({ act: 'edited', changes: [{ line, texts: { [column]: text } }] })
      .then(() => draft(null))
      .catch(() => draft({ text, isRefused: true }))
  }
  const discard = (path: string) => setDrafts((before) => new Map([...before].filter(([of]) => of !== path)))
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const isTyped = event.target instanceof HTMLElement && event.target.closest('input, textarea')
    if (!mayEdit || open || isTyped || text.trim() === '') return
    event.preventDefault()
    setOpen({ dialog: 'paste', text })
  }
  const isEmpty = tables.every(({ lines }) => lines.length === 0)
  const shownIds = tables.flatMap((table) => columnsShown(table, added).map(({ id }) => id))
  const ofOpen = open && open.dialog !== 'paste' ? tables[open.table] : undefined
  const chosenIn = (at: number) => tables[at]?.lines.filter(({ number }) => selected[at]?.has(number)) ?? []
  const close = () => setOpen(null)
  return (
    <section
      ref={area}
      aria-label={words.title}
      onPaste={onPaste}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        {mayEdit ? (
          <>
            <Button size="sm" variant="outline" onClick={() => setOpen({ dialog: 'paste', text: '' })}>
              <ClipboardPaste aria-hidden />
              {words.paste}
            </Button>
            <MoreColumns
              hidden={GOODS_COLUMNS.filter(({ id }) => !shownIds.includes(id)).map(({ id }) => id)}
              onAdd={(id) => setAdded(new Set([...added, id]))}
            />
          </>
        ) : (
          <p className="text-sm text-ink-muted">{words.mayNot}</p>
        )}
      </div>
      {isEmpty && (
        <EmptyState
          icon={Boxes}
          title={words.empty}
          description={mayEdit ? words.emptyHint : words.emptyReadOnly}
          action={
            mayEdit && (
              <Button size="sm" onClick={() => setOpen({ dialog: 'add', table: 0 })}>
                <Plus aria-hidden />
                {words.add}
              </Button>
            )
          }
        />
      )}
      {!isEmpty && tables.length > 1 && <p className="px-3 pt-2 text-sm text-ink-muted">{words.apart}</p>}
      {!isEmpty &&
        tables.map((table, at) => {
          const label = table.list === 'dangerous' ? words.dangerous : words.title
          const common = {
            label,
            columns: columnsShown(table, added),
            lines: table.lines,
            selected: selected[at] ?? NONE,
            violated,
            drafts,
            mayEdit,
            onToggle: (line: number) => setSelected(toggled(selected, at, line)),
            onEdit: edit,
            onDiscard: discard,
            onLook,
          }
          return (
            <div key={label} className="border-b border-line pb-2">
              <div className="flex min-h-11 flex-wrap items-center gap-1.5 px-3 py-1.5">
                <h2 className="mr-auto font-semibold">{label}</h2>
                {mayEdit && (
                  <Acts
                    count={chosenIn(at).length}
                    onOpen={(dialog) => setOpen({ dialog, table: at })}
                    onRemove={() =>
                      save(
                        removal(
                          table,
                          chosenIn(at).map(({ number }) => number),
                        ),
                      )
                    }
                  />
                )}
              </div>
              {isNarrow ? (
                <LineCards {...common} />
              ) : (
                <div className="overflow-x-auto">
                  <GoodsTable {...common} />
                </div>
              )}
            </div>
          )
        })}
      {!isEmpty && <Comparison tables={tables} consignment={consignment} />}
      {!isEmpty && mayEdit && !isNarrow && <p className="px-3 py-2 text-sm text-ink-muted">{words.keys}</p>}
      {open?.dialog === 'paste' && (
        <PasteDialog
          documentId={documentId}
          text={open.text}
          tables={tables}
          shown={shownIds}
          fields={consignment.fields}
          busy={change.isPending}
          onPaste={save}
          onClose={close}
        />
      )}
      {open?.dialog === 'add' && ofOpen && (
        <AddDialog
          columns={columnsShown(ofOpen, added)}
          busy={change.isPending}
          onAdd={(texts) => save({ act: 'added', changes: [{ texts }] })}
          onClose={close}
        />
      )}
      {open?.dialog === 'split' && chosenIn(open.table)[0] && (
        <SplitDialog
          line={chosenIn(open.table)[0] ?? { number: 0, cells: {} }}
          busy={change.isPending}
          onSplit={(changes) => save({ act: 'split', changes })}
          onClose={close}
        />
      )}
      {open?.dialog === 'merge' && (
        <MergeDialog
          lines={chosenIn(open.table)}
          list={ofOpen?.list}
          busy={change.isPending}
          onMerge={(changes) => save({ act: 'merged', changes })}
          onClose={close}
        />
      )}
    </section>
  )
}

const NONE: ReadonlySet<number> = new Set()

function toggled(selected: readonly ReadonlySet<number>[], at: number, line: number): ReadonlySet<number>[] {
  const next = [0, 1].map((index) => new Set(selected[index]))
  if (!next[at]?.delete(line)) next[at]?.add(line)
  return next
}

const removal = ({ list }: LineTable, lines: readonly number[]): GoodsLinesRequest => ({
  act: 'removed',
  changes: lines.map((line) => ({ line, remove: true as const, ...(list && { list }) })),
})

interface ActsProps {
  /** Lines that are selected. */
  count: number
  onOpen: (dialog: 'add' | 'split' | 'merge') => void
  onRemove: () => void
}

function Acts({ count, onOpen, onRemove }: ActsProps) {
  return (
    <>
      <span aria-live="polite" className="text-sm text-ink-muted">
        {count > 0 && words.selected(count)}
      </span>
      {count === 1 && (
        <Button size="xs" variant="outline" onClick={() => onOpen('split')}>
          <Split aria-hidden />
          {words.split}
        </Button>
      )}
      {count > 1 && (
        <Button size="xs" variant="outline" onClick={() => onOpen('merge')}>
          <Merge aria-hidden />
          {words.merge}
        </Button>
      )}
      {count > 0 && (
        <Button size="xs" variant="outline" onClick={onRemove}>
          <Trash2 aria-hidden />
          {words.remove}
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={() => onOpen('add')}>
        <Plus aria-hidden />
        {words.add}
      </Button>
    </>
  )
}

interface MoreColumnsProps {
  hidden: readonly GoodsColumnId[]
  onAdd: (id: GoodsColumnId) => void
}

function MoreColumns({ hidden, onAdd }: MoreColumnsProps) {
  if (hidden.length === 0) return null
  return (
    <select
      aria-label={words.addColumn}
      value=""
      onChange={({ target }) => {
        const chosen = hidden.find((id) => id === target.value)
        if (chosen) onAdd(chosen)
      }}
      className="h-8 rounded-md border border-line-control bg-surface px-2 text-sm text-ink"
    >
      <option value="">{words.moreColumns}</option>
      {hidden.map((id) => (
        <option key={id} value={id}>
          {words.columns[id]}
        </option>
      ))}
    </select>
  )
}

/** What the lines come to beside what the document states of the whole; only where every line has its part. */
function Comparison({
  tables,
  consignment,
}: {
  tables: readonly LineTable[]
  consignment: ConsignmentAnswer
}) {
  const lines = tables.flatMap((table) => table.lines)
  const compared = (['packages', 'grossMass', 'netMass'] as const).flatMap((name) => {
    const values = lines.map(({ cells }) => cells[name]?.value)
    const of = tables.find(({ columns }) => columns.some(({ id }) => id === name))
    const own = of?.lines.map(({ cells }) => cells[name]?.value) ?? values
    const total = consignment.fields.find(({ path }) => path === GOODS_TOTALS[name].path)?.value
    const sum = sumOf(own.filter((value) => value !== undefined))
    if (total === undefined || sum === null || own.some((value) => value === undefined)) return []
    return [{ name, sum, total, isSame: isSameQuantity(sum, total) }]
  })
  if (compared.length === 0) return null
  return (
    <ul aria-label={words.totals} className="grid gap-1 px-3 py-2 text-sm">
      {compared.map(({ name, sum, total, isSame }) => (
        <li key={name} className="flex items-start gap-2">
          {isSame ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          )}
          {isSame
            ? words.compare.same(words.totalNames[name], showValue(total))
            : words.compare.other(words.totalNames[name], showValue(sum), showValue(total))}
        </li>
      ))}
    </ul>
  )
}
