import { type RefObject, useEffect, useRef } from 'react'
import type { Point } from './upright.ts'

interface DragActs {
  /** Where the pointer is on the page. */
  pointOf: (event: MouseEvent) => Point
  onHover: (at: Point | null) => void
  onDrag: (from: Point, to: Point) => void
  onDrop: (from: Point, to: Point) => void
  onAbort: () => void
  /** @returns whether the click was used, so that nothing else on the page gets it. */
  onClick: (at: Point, onMark: boolean) => boolean
}

/** Less is a click of a hand that is not quite still, in pixels. */
const LEAST_PX = 4

/**
 * Dragging with a mouse or pen; a finger scrolls. What is a click stays one for the marks on the page, unless it is used
 * here.
 */
export function useDrag(frame: RefObject<HTMLElement | null>, acts: DragActs, keepsFocus: boolean): void {
  const latest = useRef({ acts, keepsFocus })
  latest.current = { acts, keepsFocus }
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let start: { x: number; y: number; from: Point; pointerId: number } | null = null
    let isDragging = false
    let wasDragged = false
    const abort = () => {
      if (isDragging) latest.current.acts.onAbort()
      start = null
      isDragging = false
    }
    const down = (event: PointerEvent) => {
      wasDragged = false
      if (event.pointerType === 'touch' || event.button !== 0) return
      const { clientX: x, clientY: y, pointerId } = event
      start = { x, y, from: latest.current.acts.pointOf(event), pointerId }
    }
    const move = (event: PointerEvent) => {
      const { acts: now } = latest.current
      if (!start) {
        if (event.pointerType !== 'touch') now.onHover(now.pointOf(event))
        return
      }
      if (!isDragging && Math.hypot(event.clientX - start.x, event.clientY - start.y) < LEAST_PX) return
      if (!isDragging) element.setPointerCapture(start.pointerId)
      isDragging = true
      now.onDrag(start.from, now.pointOf(event))
    }
    const up = (event: PointerEvent) => {
      const { acts: now } = latest.current
      wasDragged = isDragging
      if (start && isDragging) now.onDrop(start.from, now.pointOf(event))
      start = null
      isDragging = false
    }
    const click = (event: MouseEvent) => {
      const { acts: now } = latest.current
      const onMark = event.target instanceof Element && event.target.closest('button') !== null
      // A click of the keyboard has no place.
      if (event.detail === 0) return
      if (!wasDragged && !now.onClick(now.pointOf(event), onMark)) return
      wasDragged = false
      event.stopPropagation()
      event.preventDefault()
    }
    const keepFocus = (event: MouseEvent) => latest.current.keepsFocus && event.preventDefault()
    const leave = () => latest.current.acts.onHover(null)
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isDragging) return
      event.stopPropagation()
      abort()
    }
    const ends = new AbortController()
    const { signal } = ends
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', abort, { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('mousedown', keepFocus, { signal })
    element.addEventListener('click', click, { signal, capture: true })
    window.addEventListener('keydown', onEscape, { signal, capture: true })
    return () => ends.abort()
  }, [frame])
}
