import type { ConsignmentAnswer, GoodsColumn, GoodsColumnId, GoodsLinesRequest } from '@efti-hub/contract'
import { AddDialog } from './add-dialog.tsx'
import type { GoodsLine, LineTable } from './lines-of.ts'
import { linesSeen } from './lines-seen.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'

/** `table` is the position of the dialog's table among those shown. */
export type OpenDialog =
  | { dialog: 'add' | 'split' | 'merge'; table: number }
  /** `fields`: what was on screen when it was opened; the rows may replace all of it. */
  | { dialog: 'paste'; text: string; fields: ConsignmentAnswer['fields'] }
  | null

interface LinesDialogProps {
  open: OpenDialog
  documentId: string
  consignment: ConsignmentAnswer
  tables: readonly LineTable[]
  /** Columns shown in any table. */
  shown: readonly GoodsColumnId[]
  /** Columns shown in the dialog's table. */
  columns: readonly GoodsColumn[]
  /** Lines selected in the dialog's table. */
  chosen: readonly GoodsLine[]
  busy: boolean
  onSave: (request: GoodsLinesRequest) => void
  onClose: () => void
}

/** The dialog that is open over the goods lines, if any. */
export function LinesDialog({ open, onSave, ...props }: LinesDialogProps) {
  const { documentId, consignment, tables, shown, columns, chosen, busy, onClose } = props
  if (open === null) return null
  if (open.dialog === 'paste') {
    return (
      <PasteDialog
        documentId={documentId}
        text={open.text}
        tables={tables}
        shown={shown}
        fields={consignment.fields}
        busy={busy}
        onPaste={(request) => onSave({ seen: linesSeen(request, open.fields), ...request })}
        onClose={onClose}
      />
    )
  }
  if (open.dialog === 'merge') {
    return (
      <MergeDialog
        lines={chosen}
        list={tables[open.table]?.list}
        busy={busy}
        onMerge={(changes) => onSave({ act: 'merged', changes })}
        onClose={onClose}
      />
    )
  }
  if (open.dialog === 'add') {
    return (
      <AddDialog
        columns={columns}
        busy={busy}
        onAdd={(texts) => onSave({ act: 'added', changes: [{ texts }] })}
        onClose={onClose}
      />
    )
  }
  return chosen[0] ? (
    <SplitDialog
      line={chosen[0]}
      busy={busy}
      onSplit={(changes) => onSave({ act: 'split', changes })}
      onClose={onClose}
    />
  ) : null
}
