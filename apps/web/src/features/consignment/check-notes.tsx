import type { Remark } from '@efti-hub/contract'
import { consignmentWords as words } from '../../words/consignment.ts'

/** About the form, the data set or an abbreviation: to know, not to fix, and so folded. */
export function CheckNotes({ notes }: { notes: readonly Remark[] }) {
  return (
    <details className="border-b border-line px-4 py-3 sm:px-5">
      <summary className="cursor-pointer text-ink-muted">{words.notes(notes.length)}</summary>
      <ul className="mt-2 grid gap-2 text-sm">
        {notes.map(({ code, path, description, clause }) => (
          <li key={`${code} ${path}`} className="wrap-anywhere">
            <p>{description}</p>
            {clause && <p className="text-ink-muted">{clause}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
