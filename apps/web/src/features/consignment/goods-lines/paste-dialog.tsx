import {
  type ConsignmentField,
  GOODS_TOTALS,
  type GoodsColumnId,
  type GoodsLinesRequest,
  MOST_GOODS_LINES,
  MOST_PASTED,
  type ReadRowsAnswer,
} from '@efti-hub/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { serverMessage } from '../../../api/request.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { goodsLinesWords } from '../../../words/goods-lines.ts'
import { showValue } from './line-cell.tsx'
import { isSameQuantity, type LineTable, sumOf } from './lines-of.ts'
import { RowsPreview } from './rows-preview.tsx'
import { hasUnplaced, linesOfRows, pasteRequest, problemsIn } from './rows-to-lines.ts'

const words = goodsLinesWords.pasteDialog

interface PasteDialogProps {
  documentId: string
  /** What was on the clipboard, where it was pasted into the table. */
  text: string
  tables: readonly LineTable[]
  /** Columns on the screen. */
  shown: readonly GoodsColumnId[]
  fields: readonly ConsignmentField[]
  busy: boolean
  onPaste: (request: GoodsLinesRequest) => void
  onClose: () => void
}

type Total = keyof typeof GOODS_TOTALS

/** Rows of a spreadsheet, as they would be put in: nothing is before somebody says so. */
export function PasteDialog(props: PasteDialogProps) {
  const { documentId, tables, shown, fields, busy, onPaste, onClose } = props
  const [text, setText] = useState(props.text)
  const [columns, setColumns] = useState<(GoodsColumnId | null)[]>()
  const [isInstead, setInstead] = useState(false)
  const [wanted, setWanted] = useState<ReadonlySet<Total>>(new Set())
  const id = useId()
  const [isTried, setTried] = useState(false)
  const asked = useDeferredValue(text)
  const isTooLong = text.length > MOST_PASTED
  const query = useQuery({
    queryKey: ['read-rows', documentId, asked, shown, columns],
    queryFn: () =>
      call('POST /api/documents/{id}/read-rows', {
        path: { id: documentId },
        body: { text: asked, shown: [...shown], ...(columns && { columns }) },
      }),
    enabled: asked.trim() !== '' && asked.length <= MOST_PASTED,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const isBlank = text.trim() === ''
  const read = isBlank || isTooLong ? undefined : query.data
  /** What is shown is not yet of this text and these columns. */
  const isReading = query.isFetching || asked !== text
  const count = read ? linesOfRows(read).length : 0
  const existing = tables.reduce((sum, { lines }) => sum + lines.length, 0)
  const offers = read ? totalsToSet(read, fields, isInstead ? [] : tables) : []
  const confirm = () => {
    setTried(true)
    if (query.isError) void query.refetch()
    if (!read || count === 0) return
    const totals = Object.fromEntries(
      offers.flatMap(({ name, sum }) => (wanted.has(name) ? [[name, sum]] : [])),
    )
    onPaste(pasteRequest(read, { instead: isInstead ? tables : [], totals }))
  }
  const toggle = (name: Total) => {
    const next = new Set(wanted)
    if (!next.delete(name)) next.add(name)
    setWanted(next)
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={words.description}
      confirm={words.confirm(count)}
      busy={busy || isReading}
      onConfirm={confirm}
    >
      <TextArea
        aria-label={words.rows}
        rows={props.text ? 3 : 6}
        value={text}
        wrap="off"
        onChange={({ target }) => {
          setText(target.value)
          setColumns(undefined)
          setTried(false)
        }}
        className="min-h-20 font-mono text-sm"
      />
      {isTooLong && <Notice tone="error" title={words.tooLong} />}
      {query.isError && (
        <Notice tone="error" title={words.readFailed}>
          {serverMessage(query.error)}
        </Notice>
      )}
      {isTried && isBlank && <Notice tone="error" title={words.nothing} />}
      {isTried && read && !isReading && count === 0 && <Notice tone="error" title={words.noLine} />}
      {read && (
        <>
          <RowsPreview read={read} onColumns={setColumns} />
          {read.left > 0 && <Notice tone="warning" title={words.left(read.left, MOST_GOODS_LINES)} />}
          {problemsIn(read) > 0 && <Notice tone="warning" title={words.problems(problemsIn(read))} />}
          {hasUnplaced(read) && <Notice tone="info" title={words.noPlace} />}
          {offers.map(({ name, sum, total }) => (
            <label key={name} htmlFor={`${id}-${name}`} className="flex items-center gap-2">
              <Checkbox id={`${id}-${name}`} checked={wanted.has(name)} onChange={() => toggle(name)} />
              {words.setTotal(
                words.totalWords[name],
                showValue(sum),
                total === null ? null : showValue(total),
              )}
            </label>
          ))}
          {existing > 0 && (
            <fieldset className="grid gap-1">
              <legend className="pb-1 font-medium">{words.where}</legend>
              {[
                { label: words.after, value: false },
                { label: words.instead(existing), value: true },
              ].map(({ label, value }) => (
                <label key={label} className="flex items-center gap-2">
                  <input
                    type="radio"
                    name="where"
                    className="size-4 accent-brand"
                    checked={isInstead === value}
                    onChange={() => setInstead(value)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
    </FormDialog>
  )
}

interface Offer {
  name: Total
  sum: ConsignmentField['value']
  total: ConsignmentField['value'] | null
}

/** Totals of the document that its lines will not come to; `kept`: those that stay beside the rows. */
function totalsToSet(
  { sums }: ReadRowsAnswer,
  fields: readonly ConsignmentField[],
  kept: readonly LineTable[],
): Offer[] {
  const lines = kept.flatMap((table) => table.lines)
  return (['packages', 'grossMass', 'netMass'] as const).flatMap((name): Offer[] => {
    const own = lines.flatMap(({ cells }) => cells[name]?.value ?? [])
    const ofRows = sums[name]
    // What a line weighs that stays is not known: of the whole nothing can be stated.
    const sum = ofRows === null || own.length < lines.length ? null : sumOf([...own, ofRows])
    const total = fields.find(({ path }) => path === GOODS_TOTALS[name].path)?.value ?? null
    return sum === null || (total !== null && isSameQuantity(sum, total)) ? [] : [{ name, sum, total }]
  })
}
