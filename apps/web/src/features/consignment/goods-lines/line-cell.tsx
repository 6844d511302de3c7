import type { ConsignmentField, GoodsColumnId } from '@efti-hub/contract'
import { cn } from '../../../ui/cn.ts'
import { formatQuantity } from '../../../ui/quantities.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { isUnconfirmed } from '../attention.ts'
import type { LineValue } from './lines-of.ts'

export const NUMBERS: ReadonlySet<GoodsColumnId> = new Set(['packages', 'grossMass', 'netMass', 'volume'])

/** Codes as they are printed: a table of goods is compared with the document letter by letter. */
export const showValue = (value: LineValue): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : formatQuantity(value)

/** What somebody typed: on its way to the server, or refused by it. */
export interface CellDraft {
  text: string
  isRefused: boolean
  /** The value that was in force when it was typed; null: none. */
  seen: LineValue | null
}

/** What somebody goes on from: a text that was refused is still about the value before it. */
export const seenIn = (
  draft: CellDraft | undefined,
  field: ConsignmentField | undefined,
): LineValue | null => (draft ? draft.seen : (field?.value ?? null))

interface CellValueProps {
  field: ConsignmentField | undefined
  draft: CellDraft | undefined
  /** A violation is about it. */
  violated: boolean
}

export function CellValue({ field, draft, violated }: CellValueProps) {
  if (draft) {
    return (
      <span className={draft.isRefused ? 'border-b border-error bg-error-soft' : 'text-ink-muted'}>
        {draft.text}
        {draft.isRefused && <span className="sr-only"> ({words.refused})</span>}
      </span>
    )
  }
  if (!field) return null
  const isDoubtful = isUnconfirmed(field)
  return (
    <span
      title={isDoubtful ? words.doubtful : field.meaning}
      className={cn(
        'wrap-anywhere',
        isDoubtful && 'border-b border-warning bg-warning-soft',
        violated && 'border-b border-error bg-error-soft',
      )}
    >
      {showValue(field.value)}
      {isDoubtful && <span className="sr-only"> ({words.doubtful})</span>}
    </span>
  )
}
