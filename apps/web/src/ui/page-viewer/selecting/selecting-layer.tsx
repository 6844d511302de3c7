import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { SelectionPopover } from '../../selection-popover.tsx'
import type { ViewerPage } from '../page-viewer.tsx'
import { textOfWords, type UprightWord, uniteBoxes, wordAt, wordsOfDrag } from './select-words.ts'
import type { PageSelection, PageWord, Selecting } from './selecting.ts'
import { type Box, type Point, pointOnPage, turnBox, turnPoint } from './upright.ts'
import { useDrag } from './use-drag.ts'

interface SelectingLayerProps {
  /** The page as it is drawn, turned. */
  frame: RefObject<HTMLElement | null>
  page: ViewerPage
  scale: number
  /** Degrees clockwise. */
  turn: number
  selecting: Selecting
}

interface Word extends UprightWord {
  /** As it lies on the page. */
  lying: Box
}

/** Words on the picture of a page that are clicked, dragged over or boxed. Only drawn; the page itself has the pointer. */
export function SelectingLayer({ frame, page, scale, turn, selecting }: SelectingLayerProps) {
  const { fills, loadWords, onTake } = selecting
  const takes = fills !== null
  const [words, setWords] = useState<readonly Word[] | null>(null)
  const [marked, setMarked] = useState<readonly Word[]>([])
  const [taken, setTaken] = useState<readonly Word[]>([])
  const [drawn, setDrawn] = useState<Box | null>(null)
  const [selection, setSelection] = useState<PageSelection | null>(null)
  const loading = useRef<Promise<readonly Word[]> | null>(null)
  const upright = page.orientation ?? 0

  const load = () => {
    loading.current ??= loadWords(page.number).then((loaded) => {
      const all = loaded.map((word) => standing(word, upright, page))
      setWords(all)
      // What failed is asked for again.
      if (all.length === 0) loading.current = null
      return all
    })
    return loading.current
  }
  const loadLatest = useRef(load)
  loadLatest.current = load
  useEffect(() => {
    if (fills !== null) void loadLatest.current()
    setSelection(null)
    setMarked([])
    setTaken([])
  }, [fills])

  const clear = () => {
    setSelection(null)
    setMarked([])
    setDrawn(null)
  }
  const choose = (chosen: readonly Word[]) => {
    setDrawn(null)
    if (chosen.length === 0) return clear()
    const box = uniteBoxes(chosen.map(({ lying }) => lying))
    const made = { page: page.number, text: textOfWords(chosen), box }
    setMarked(takes ? [] : chosen)
    setTaken(takes ? chosen : [])
    if (takes) onTake(made)
    else setSelection(made)
  }
  const stand = (point: Point) => turnPoint(point, upright, page)
  const acts = {
    pointOf: ({ clientX, clientY }: MouseEvent) => {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {}
      return pointOnPage({ x: clientX, y: clientY }, { left, top }, { scale, turn }, page)
    },
    onHover: (at: Point | null) => {
      if (!takes || !words) return
      const word = at && wordAt(words, stand(at))
      setMarked((before) =>
        before[0] === word && before.length === (word ? 1 : 0) ? before : word ? [word] : [],
      )
    },
    onDrag: (from: Point, to: Point) => {
      void load()
      setSelection(null)
      setMarked(words ? wordsOfDrag(words, stand(from), stand(to)) : [])
      const isText = words !== null && wordAt(words, stand(from)) !== undefined
      setDrawn(
        isText
          ? null
          : uniteBoxes([
              [from.x, from.y, from.x, from.y],
              [to.x, to.y, to.x, to.y],
            ]),
      )
    },
    onDrop: (from: Point, to: Point) =>
      void load().then((all) => choose(wordsOfDrag(all, stand(from), stand(to)))),
    onAbort: clear,
    onClick: (at: Point, onMark: boolean) => {
      // Without a field to fill a mark leads to its value.
      if (!takes && onMark) {
        clear()
        return false
      }
      const take = (all: readonly Word[]) => {
        const word = wordAt(all, stand(at))
        choose(word ? [word] : [])
        return word !== undefined
      }
      if (words) return take(words)
      void load().then(take)
      return true
    },
  }
  useDrag(frame, acts, takes)
  const shownBox = useMemo(() => selection?.box ?? null, [selection])
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {[...new Set([...taken, ...marked])].map(({ lying }) => (
        <span key={lying.join()} className="absolute bg-mark-active-soft" style={placeOf(lying, scale)} />
      ))}
      {drawn && <span className="absolute border border-mark-active" style={placeOf(drawn, scale)} />}
      {shownBox && selection && (
        <SelectionPopover
          key={selection.text + shownBox.join()}
          place={placeOf(shownBox, scale)}
          label={selecting.barLabel}
          onClose={clear}
        >
          {selecting.bar(selection, clear)}
        </SelectionPopover>
      )}
    </div>
  )
}

const standing = ({ text, box }: PageWord, upright: number, page: ViewerPage): Word => ({
  text,
  lying: box,
  box: turnBox(box, upright, page),
})

const placeOf = ([left, top, right, bottom]: Box, scale: number) => ({
  left: left * scale,
  top: top * scale,
  width: (right - left) * scale,
  height: (bottom - top) * scale,
})
