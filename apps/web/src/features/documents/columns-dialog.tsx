import { DOCUMENT_COLUMNS, type DocumentColumn } from '@efti-hub/contract'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { workListWords as words } from '../../words/work-list.ts'

interface ColumnsDialogProps {
  open: boolean
  columns: readonly DocumentColumn[]
  onClose: () => void
  /** Null: as the product shows them. */
  onApply: (columns: DocumentColumn[] | null) => void
}

/** The columns of the table, those shown first and in their order. */
export function ColumnsDialog({ open, columns, onClose, onApply }: ColumnsDialogProps) {
  const id = useId()
  const [order, setOrder] = useState<readonly DocumentColumn[]>([])
  const [shown, setShown] = useState<ReadonlySet<DocumentColumn>>(new Set())
  const [wasOpen, setWasOpen] = useState(false)
  // Once as it opens: what is chosen in it stays when the columns change behind it.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setOrder([...columns, ...DOCUMENT_COLUMNS.filter((column) => !columns.includes(column))])
      setShown(new Set(columns))
    }
  }
  const show = (column: DocumentColumn, isShown: boolean) => {
    const next = new Set(shown)
    if (isShown) next.add(column)
    else next.delete(column)
    setShown(next)
  }
  const move = (at: number, by: -1 | 1) => {
    const next = [...order]
    const [column] = next.splice(at, 1)
    if (column) next.splice(at + by, 0, column)
    setOrder(next)
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.columnsTitle}
      description={words.columnsHint}
      confirm={words.apply}
      busy={false}
      onConfirm={() => {
        onApply(order.filter((column) => shown.has(column)))
        onClose()
      }}
    >
      <ol className="grid">
        {order.map((column, at) => (
          <li key={column} className="flex h-10 items-center gap-2 rounded-md px-2 hover:bg-hover">
            <Checkbox
              id={`${id}-${column}`}
              checked={shown.has(column)}
              disabled={column === 'name'}
              onChange={(event) => show(column, event.target.checked)}
            />
            <label htmlFor={`${id}-${column}`} className="min-w-0 flex-1">
              {words.columns[column]}
            </label>
            <Button
              variant="ghost"
              size="iconSmall"
              aria-label={words.up(words.columns[column])}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="iconSmall"
              aria-label={words.down(words.columns[column])}
              disabled={at === order.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDown aria-hidden />
            </Button>
          </li>
        ))}
      </ol>
      <Button
        variant="ghost"
        className="justify-self-start"
        onClick={() => {
          onApply(null)
          onClose()
        }}
      >
        {words.usual}
      </Button>
    </FormDialog>
  )
}
