import {
  type ConsignmentAnswer,
  GOODS_COLUMNS,
  type GoodsColumnId,
  type GoodsLinesRequest,
  type ViolationRow,
} from '@efti-hub/contract'
import { Boxes, ClipboardPaste, Plus } from 'lucide-react'
import { type ClipboardEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { GoodsTable } from './goods-table.tsx'
import { LineActs } from './line-acts.tsx'
import { LineCards } from './line-cards.tsx'
import { LineConflicts, type RefusedChange } from './line-conflicts.tsx'
import { LinesDialog, type OpenDialog } from './lines-dialog.tsx'
import { columnsShown, type LineTable, lineTablesOf } from './lines-of.ts'
import { MoreColumns } from './more-columns.tsx'
import { TotalsComparison } from './totals-comparison.tsx'
import { cellIn, useLineChanges } from './use-line-changes.ts'

interface GoodsLinesProps {
  documentId: string
  consignment: ConsignmentAnswer
  violations: readonly ViolationRow[]
  mayEdit: boolean
  /** Shows where on the document a value is. */
  onLook: (path: string) => void
}

const CARDS_BELOW = 440

/** The goods of a document line by line. */
export function GoodsLines({ documentId, consignment, violations, mayEdit, onLook }: GoodsLinesProps) {
  const tables = useMemo(() => lineTablesOf(consignment), [consignment])
  const violated = useMemo(() => new Set(violations.flatMap(({ path }) => path ?? [])), [violations])
  const [added, setAdded] = useState<ReadonlySet<GoodsColumnId>>(new Set())
  const [selected, setSelected] = useState<readonly ReadonlySet<number>[]>([])
  const [open, setOpen] = useState<OpenDialog>(null)
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
                  <LineActs
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
      {!isEmpty && <TotalsComparison tables={tables} consignment={consignment} />}
      {!isEmpty && mayEdit && !isNarrow && <p className="px-3 py-2 text-sm text-ink-muted">{words.keys}</p>}
      <LinesDialog
        open={open}
        documentId={documentId}
        consignment={consignment}
        tables={tables}
        shown={shownIds}
        chosen={open && open.dialog !== 'paste' ? chosenIn(open.table) : []}
        columns={ofOpen ? columnsShown(ofOpen, added) : []}
        busy={changes.isPending}
        onSave={save}
        onClose={() => setOpen(null)}
      />
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
