import type { ArrangedPage, Document, DocumentDetail, DocumentPage } from '@efti-hub/contract'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { common } from '../../words/common.ts'
import { splittingWords as words } from '../../words/splitting.ts'
import { type ArrangeAct, arrange, arrangedAs, isAsItWas, placeOf, recognisedAs } from './arrangement.ts'
import { keyOfAct } from './key-of-act.ts'
import { nameOfPart } from './name-of-part.ts'
import { PageTile } from './page-tile.tsx'
import { PageTools } from './page-tools.tsx'
import { PartCard } from './part-card.tsx'
import { useSplit } from './use-split.ts'

interface SplitEditorProps {
  document: DocumentDetail
  pages: readonly DocumentPage[]
  onClose: () => void
  onMade: (documents: readonly Document[]) => void
}

/** A damaged page has no size: it is shown as a sheet of A4. */
const A4 = { width: 595, height: 842 }

export function SplitEditor({ document, pages, onClose, onMade }: SplitEditorProps) {
  const proposed = document.split?.proposed ?? []
  const numbers = useMemo(() => pages.map(({ number }) => number), [pages])
  const [start] = useState(() => arrangedAs(proposed, numbers))
  const [arranged, dispatch] = useReducer(arrange, start)
  const [chosen, setChosen] = useState(numbers[0] ?? 1)
  const frame = useRef<HTMLDivElement>(null)
  const split = useSplit(document)
  const sizes = useMemo(
    () => new Map(pages.map((page) => [page.number, page.width > 0 && page.height > 0 ? page : A4])),
    [pages],
  )

  const byKeyboard = useRef(false)
  const focusOn = useCallback(
    (page: number) => frame.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.focus(),
    [],
  )
  // A page that a key moved to another document is another element there.
  useEffect(() => {
    if (byKeyboard.current && arranged) focusOn(chosen)
    byKeyboard.current = false
  }, [arranged, chosen, focusOn])

  const onAct = useCallback((act: ArrangeAct) => {
    dispatch(act)
    if ('page' in act) setChosen(act.page)
  }, [])
  const onKey = (event: KeyboardEvent, page: number) => {
    const order = [...arranged.documents.flat(), ...arranged.removed].map(({ number }) => number)
    const done = keyOfAct(event, page, arranged)
    if (!done) return
    event.preventDefault()
    byKeyboard.current = true
    if ('beside' in done) setChosen(order[order.indexOf(page) + done.beside] ?? page)
    else onAct(done)
  }
  const tile = (page: ArrangedPage) => (
    <PageTile
      key={page.number}
      documentId={document.id}
      page={page}
      size={sizes.get(page.number) ?? A4}
      chosen={page.number === chosen}
      onChoose={setChosen}
      onKey={onKey}
      onDropBefore={(dragged, before) => onAct({ act: 'move', page: dragged, before })}
    />
  )
  const unchanged = isAsItWas(arranged)
  const make = () => {
    const parts = arranged.documents.map((part) => ({
      pages: [...part],
      name: nameOfPart(document.originalName, part, recognisedAs(part, proposed)),
    }))
    split.mutate({ parts }, { onSuccess: onMade })
  }
  const at = placeOf(arranged, chosen)
  return (
    <>
      <div
        ref={frame}
        className="flex min-h-0 flex-1 flex-wrap content-start gap-3 overflow-y-auto p-4 sm:p-5"
      >
        {arranged.documents.map((part, index) => (
          <PartCard
            key={part[0]?.number}
            number={index + 1}
            pages={part.length}
            recognised={recognisedAs(part, proposed)}
            onAppend={(page) => onAct({ act: 'append', page, document: index })}
          >
            {part.map(tile)}
          </PartCard>
        ))}
        {arranged.removed.length > 0 && (
          <section
            aria-labelledby="removed-pages"
            className="w-full rounded-lg border border-dashed border-line-control p-3"
          >
            <h3 id="removed-pages" className="font-medium">
              {words.removed}
            </h3>
            <p className="text-sm text-ink-muted">{words.removedHint}</p>
            <div className="mt-2 flex flex-wrap gap-1 opacity-70">{arranged.removed.map(tile)}</div>
          </section>
        )}
      </div>
      <div className="grid gap-3 border-t border-line bg-surface px-4 py-3 sm:px-5">
        <PageTools arranged={arranged} chosen={chosen} onAct={onAct} />
        <p aria-live="polite" className="sr-only">
          {at ? words.placed(chosen, at.index + 1, at.document + 1) : words.isRemoved(chosen)}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p id="what-happens" className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
            {unchanged ? words.unchanged : words.whatHappens}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="md"
              disabled={arranged === start}
              onClick={() => dispatch({ act: 'start-over', to: start })}
            >
              {words.startOver}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button
              disabled={unchanged}
              busy={split.isPending}
              aria-describedby="what-happens"
              onClick={make}
            >
              {words.make(arranged.documents.length)}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
