import { type ChangeEvent, useState } from 'react'
import { decodeDataFile } from '../../ui/decode-text.ts'
import { Field } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { formatNumber } from '../../words/format.ts'
import { importWords as words } from '../../words/import.ts'
import { ImportPreview } from './import-preview.tsx'
import { type Column, readTable, type TableRow } from './read-table.ts'

/** A row as the server takes it, or what is wrong with it. */
export type ReadRow<Item> = { item: Item } | { problem: string }

/** A list of about a megabyte has far more rows than are taken at once. */
const MOST_BYTES = 4_000_000

interface ImportDialogProps<Key extends string, Item> {
  title: string
  /** What the columns are, with an example. */
  hint: string
  columns: readonly Column<Key>[]
  read: (cells: TableRow<Key>['cells']) => ReadRow<Item>
  /** Rows that the server takes at once. */
  most: number
  busy: boolean
  onImport: (items: Item[]) => void
  onClose: () => void
}

/** A list from a spreadsheet, chosen as a file or pasted, shown as it was understood before anything is kept. */
export function ImportDialog<Key extends string, Item>(props: ImportDialogProps<Key, Item>) {
  const { title, hint, columns, read, most, busy, onImport, onClose } = props
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const { rows, extra } = readTable(text, columns)
  const results = rows.map((row) => ({ row, result: read(row.cells) }))
  const items = results.flatMap(({ result }) => ('item' in result ? [result.item] : []))
  const confirm = () => {
    if (rows.length === 0) setMessage(words.empty)
    else if (items.length === 0) setMessage(words.allWrong)
    else if (items.length > most) setMessage(words.tooMany(formatNumber(most)))
    else onImport(items)
  }
  const take = (taken: string) => {
    setText(taken)
    setMessage('')
  }
  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    if (file.size > MOST_BYTES) setMessage(words.tooLarge)
    else take(decodeDataFile(await file.arrayBuffer()))
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={hint}
      confirm={items.length === 0 ? words.confirm : words.confirmCount(formatNumber(items.length))}
      busy={busy}
      onConfirm={confirm}
    >
      <Field label={words.file}>
        {(control) => (
          <FileInput
            {...control}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => void takeFile(event)}
          />
        )}
      </Field>
      <Field label={words.rows} message={message}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            value={text}
            className="font-mono"
            onChange={(event) => take(event.target.value)}
          />
        )}
      </Field>
      {results.length > 0 && <ImportPreview columns={columns} results={results} extra={extra} />}
    </FormDialog>
  )
}
