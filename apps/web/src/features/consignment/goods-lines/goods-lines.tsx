import {
  type ConsignmentAnswer,
  GOODS_COLUMNS,
  type GoodsColumnId,
  type GoodsLinesRequest,
  type ViolationRow,
} from '@efti-hub/contract'
import { Boxes, ClipboardPaste, Merge, Plus, Split, Trash2 } from 'lucide-react'
import { type ClipboardEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { AddDialog } from './add-dialog.tsx'
import { Comparison } from './comparison.tsx'
import { GoodsTable } from './goods-table.tsx'
import { LineCards } from './line-cards.tsx'
import { LineConflicts, type RefusedChange } from './line-conflicts.tsx'
import { columnsShown, type LineTable, lineTablesOf } from './lines-of.ts'
import { linesSeen } from './lines-seen.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { cellIn, useLineChanges } from './use-line-changes.ts'

interface GoodsLinesProps {
  documentId: string
  consignment: ConsignmentAnswer
  violations: readonly ViolationRow[]
  mayEdit: boolean
  /** Shows where on the document a value is. */
  onLook: (path: string) => void
}

/** With what was on screen when it was opened: the rows may replace all of it. */
interface PasteOpen {
  dialog: 'paste'
  text: string
  fields: ConsignmentAnswer['fields']
}

type Open = { dialog: 'add' | 'split' | 'merge'; table: number } | PasteOpen | null

const CARDS_BELOW = 440

/** The goods of a document line by line. */
export function GoodsLines({ documentId, consignment, violations, mayEdit, onLook }: GoodsLinesProps) {
  const tables = useMemo(() => lineTablesOf(consignment), [consignment])
  const violated = useMemo(() => new Set(violations.flatMap(({ path }) => path ?? [])), [violations])
  const [added, setAdded] = useState<ReadonlySet<GoodsColumnId>>(new Set())
  const [selected, setSelected] = useState<readonly ReadonlySet<number>[]>([])
  const [open, setOpen] = useState<Open>(null)
  const changes = useLineChanges({
    documentId,
    fields: consignment.fields,
    onDone: (outcome) => {
      setOpen(null)
      if (outcome === 'saved') setSelected([])
    },
  })
  const { drafts, save, edit, discard } = changes
  const area = useRef<HTMLElement>(null)
  const isNarrow = useNarrow(area, CARDS_BELOW)
  /** The button that was pressed goes; the focus is on the value that it was about. */
  const decide = (act: (change: RefusedChange) => void) => (change: RefusedChange) => {
    act(change)
    requestAnimationFrame(() => focusValue(area.current, cellIn(change.request)?.path))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const isTyped = event.target instanceof HTMLElement && event.target.closest('input, textarea')
    if (!mayEdit || open || isTyped || text.trim() === '') return
    event.preventDefault()
    openPaste(text)
  }
  const openPaste = (text: string) => setOpen({ dialog: 'paste', text, fields: consignment.fields })
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
            <Button size="sm" variant="outline" onClick={() => openPaste('')}>
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
      <LineConflicts
        refused={changes.refused}
        lines={new Set(tables.flatMap(({ lines }) => lines.map(({ number }) => number)))}
        busy={changes.isPending}
        onKeep={decide(changes.keepTheirs)}
        onUse={decide(changes.useMine)}
      />
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
          busy={changes.isPending}
          onPaste={(request) => save({ seen: linesSeen(request, open.fields), ...request })}
          onClose={close}
        />
      )}
      {open?.dialog === 'add' && ofOpen && (
        <AddDialog
          columns={columnsShown(ofOpen, added)}
          busy={changes.isPending}
          onAdd={(texts) => save({ act: 'added', changes: [{ texts }] })}
          onClose={close}
        />
      )}
      {open?.dialog === 'split' && chosenIn(open.table)[0] && (
        <SplitDialog
          line={chosenIn(open.table)[0] ?? { number: 0, cells: {} }}
          busy={changes.isPending}
          onSplit={(changes) => save({ act: 'split', changes })}
          onClose={close}
        />
      )}
      {open?.dialog === 'merge' && (
        <MergeDialog
          lines={chosenIn(open.table)}
          list={ofOpen?.list}
          busy={changes.isPending}
          onMerge={(changes) => save({ act: 'merged', changes })}
          onClose={close}
        />
      )}
    </section>
  )
}

function focusValue(area: HTMLElement | null, path: string | undefined) {
  const own = path && area?.querySelector<HTMLElement>(`[data-path="${path}"]`)
  const other = area?.querySelector<HTMLElement>('[data-cell][tabindex="0"], [data-path], button')
  ;(own || other)?.focus()
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
