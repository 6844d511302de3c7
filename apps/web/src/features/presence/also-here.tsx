import { presenceWords as words } from '../../words/presence.ts'
import { usePresence } from './use-presence.ts'

/** So many have their initials shown; the sentence has the others. */
const MOST_SHOWN = 3

/** Who else has the document open: two people then do not do the same work. */
export function AlsoHere({ documentId, me }: { documentId: string; me: string }) {
  const names = usePresence(documentId, me)
  return (
    <span role="status" className="inline-flex min-w-0 items-center gap-2 empty:hidden">
      {names.length > 0 && (
        <>
          <span aria-hidden className="flex gap-0.5">
            {names.slice(0, MOST_SHOWN).map((name, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
                key={`${name} ${at}`}
                title={name}
                className="grid size-6 place-items-center rounded-full bg-brand text-xs font-medium text-on-brand"
              >
                {words.initials(name)}
              </span>
            ))}
          </span>
          <span className="wrap-anywhere">{words.alsoHere(names)}</span>
        </>
      )}
    </span>
  )
}
