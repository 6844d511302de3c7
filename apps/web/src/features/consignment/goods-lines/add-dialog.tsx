import type { GoodsColumn, GoodsColumnId } from '@efti-hub/contract'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { goodsLinesWords } from '../../../words/goods-lines.ts'
import { NUMBERS } from './line-cell.tsx'

const words = goodsLinesWords.addDialog

interface AddDialogProps {
  columns: readonly GoodsColumn[]
  busy: boolean
  onAdd: (texts: Partial<Record<GoodsColumnId, string>>) => void
  onClose: () => void
}

/** A line with what is known of it; the server reads it as the document writes. */
export function AddDialog({ columns, busy, onAdd, onClose }: AddDialogProps) {
  const [texts, setTexts] = useState<Partial<Record<GoodsColumnId, string>>>({})
  const confirm = () => {
    const given = Object.entries(texts).filter(([, text]) => text.trim() !== '')
    if (given.length > 0) onAdd(Object.fromEntries(given))
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={words.description}
      confirm={words.confirm}
      busy={busy}
      onConfirm={confirm}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map(({ id }) => (
          <Field key={id} label={goodsLinesWords.columns[id]}>
            {(control) => (
              <Input
                {...control}
                inputMode={NUMBERS.has(id) ? 'decimal' : undefined}
                value={texts[id] ?? ''}
                onChange={({ target }) => setTexts({ ...texts, [id]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  )
}
