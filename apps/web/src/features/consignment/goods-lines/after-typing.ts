import type { CellDraft } from './line-cell.tsx'
import { editText, type LineValue } from './lines-of.ts'

/**
 * What becomes of a text that was typed into a cell, null where the cell is left as it was: it is sent, or the refused text before it
 * is forgotten, or nothing.
 */
export function afterTyping(
  text: string | null,
  stored: LineValue | undefined,
  draft: CellDraft | undefined,
): 'send' | 'discard' | null {
  if (text !== null && text.trim() !== editText(stored)) return 'send'
  if (draft?.isRefused) return 'discard'
  // Another text is on its way: the stored one has to follow it.
  return text !== null && draft ? 'send' : null
}
