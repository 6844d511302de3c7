import { useEffect, useRef, useState } from 'react'
import { viewerWords as words } from '../../words/viewer.ts'
import { cn } from '../cn.ts'
import type { Fit, Highlight, ViewerPage } from './page-viewer.tsx'
import type { Selecting } from './selecting/selecting.ts'
import { SelectingLayer } from './selecting/selecting-layer.tsx'

interface ViewedPageProps {
  page: ViewerPage
  /** What the page may fill at its fitted size, in pixels. */
  frame: { width: number; height: number }
  zoom: number
  fit: Fit
  /** Degrees clockwise. */
  turn: number
  imageUrl: (page: number, width: number) => string
  highlights: readonly Highlight[]
  activeId: string | null
  onSelect: (id: string) => void
  selecting?: Selecting | undefined
}

/** Beyond this a picture is only larger, not sharper. */
const WIDEST = 2560

export function ViewedPage({
  page,
  frame,
  zoom,
  fit,
  turn,
  imageUrl,
  highlights,
  activeId,
  onSelect,
  selecting,
}: ViewedPageProps) {
  const [failed, setFailed] = useState(false)
  const lying = turn % 180 !== 0
  const [width, height] = lying ? [page.height, page.width] : [page.width, page.height]
  const scale =
    (fit === 'width' ? frame.width / width : Math.min(frame.width / width, frame.height / height)) * zoom
  const shown = { width: page.width * scale, height: page.height * scale }
  const active = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const drawn = frame.width > 0
  const fills = selecting !== undefined && selecting.fills !== null
  useEffect(() => {
    if (drawn && activeId) active.current?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [drawn, activeId])
  if (!drawn) return null

  return (
    <div className="mx-auto" style={{ width: width * scale, height: height * scale }}>
      <div
        ref={sheet}
        className={cn(
          'relative origin-top-left overflow-hidden bg-paper shadow-overlay select-none',
          fills && 'cursor-crosshair',
        )}
        style={{ ...shown, transform: turned(turn, shown) }}
      >
        {failed ? (
          <p className="p-6 text-sm text-ink-on-paper">{words.failed}</p>
        ) : (
          <img
            src={imageUrl(page.number, Math.min(WIDEST, Math.ceil(shown.width * window.devicePixelRatio)))}
            alt={words.picture(page.number)}
            className="absolute inset-0 size-full select-none"
            draggable={false}
            onError={() => setFailed(true)}
          />
        )}
        {highlights.map(({ id, box: [left, top, right, bottom], label, attention }) => (
          <button
            key={id}
            ref={id === activeId ? active : undefined}
            type="button"
            tabIndex={-1}
            title={label}
            aria-label={words.place(label)}
            aria-pressed={id === activeId}
            onClick={() => onSelect(id)}
            className={cn(
              'absolute rounded-[2px] border transition-colors',
              fills && 'cursor-crosshair',
              attention ? 'border-mark-attention bg-mark-attention-soft' : 'border-mark bg-mark-soft',
              id === activeId && 'ring-2 ring-mark-active bg-mark-active-soft',
            )}
            style={{
              left: (left - 1.5) * scale,
              top: (top - 1.5) * scale,
              width: (right - left + 3) * scale,
              height: (bottom - top + 3) * scale,
            }}
          />
        ))}
        {selecting && (
          <SelectingLayer frame={sheet} page={page} scale={scale} turn={turn} selecting={selecting} />
        )}
      </div>
    </div>
  )
}

/** Turned about its upper left corner and moved back into sight. */
function turned(turn: number, { width, height }: { width: number; height: number }): string | undefined {
  if (turn === 90) return `translateX(${height}px) rotate(90deg)`
  if (turn === 180) return `translate(${width}px, ${height}px) rotate(180deg)`
  if (turn === 270) return `translateY(${width}px) rotate(270deg)`
  return undefined
}
