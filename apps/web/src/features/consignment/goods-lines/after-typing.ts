import type { CellDraft } from './line-cell.tsx'
import { editText, type LineValue } from './lines-of.ts'

/**
 * What becomes of a text that was typed into a cell, null where the cell is left as it was: it is sent, or the refused text before it
 * is forgotten, or nothing. `seen`: the value that the cell had when it was opened.
 */
export function afterTyping(
  text: string | null,
  seen: LineValue | null,
  draft: CellDraft | undefined,
): 'send' | 'discard' | null {
  if (text !== null && text.trim() !== editText(seen ?? undefined)) return 'send'
  if (draft?.isRefused) return 'discard'
  // Another text is on its way: the stored one has to follow it.
  return text !== null && draft ? 'send' : null
}
