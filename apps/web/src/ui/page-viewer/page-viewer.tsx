import { useEffect, useRef, useState } from 'react'
import { viewerWords as words } from '../../words/viewer.ts'
import { PageThumbnails } from './page-thumbnails.tsx'
import type { Selecting } from './selecting/selecting.ts'
import { useFrameSize } from './use-frame-size.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { ViewedPage } from './viewed-page.tsx'
import { ViewerToolbar } from './viewer-toolbar.tsx'

export interface ViewerPage {
  number: number
  /** In page units. */
  width: number
  height: number
  /** Degrees clockwise that turn the print upright; null or missing: no turn. */
  orientation?: number | null
}

export interface Highlight {
  id: string
  page: number
  /** Left, top, right, bottom in page units. */
  box: readonly [number, number, number, number]
  label: string
  attention: boolean
}

interface PageViewerProps {
  pages: readonly ViewerPage[]
  imageUrl: (page: number, width: number) => string
  highlights: readonly Highlight[]
  activeId: string | null
  onSelect: (id: string) => void
  /** Where words of the pages can be selected. */
  selecting?: Selecting
}

export type Fit = 'width' | 'page'
/** In the order of Tab, so that the keyboard can scroll it. */
const REACHABLE = 0
const ZOOM_STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4]

/** Pages as pictures, with places drawn over them. Knows nothing of what the places mean. */
export function PageViewer(props: PageViewerProps) {
  const { pages, imageUrl, highlights, activeId, onSelect, selecting } = props
  const [current, setCurrent] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [fit, setFit] = useState<Fit>('width')
  const [turn, setTurn] = useState(0)
  const frame = useRef<HTMLElement>(null)
  const frameSize = useFrameSize(frame)
  const active = highlights.find(({ id }) => id === activeId)

  useEffect(() => {
    if (active) setCurrent(active.page)
  }, [active])

  const page = pages.find(({ number }) => number === current) ?? pages[0]
  const step = (by: number) => setCurrent((now) => Math.min(pages.at(-1)?.number ?? 1, Math.max(1, now + by)))
  const zoomBy = (by: number) =>
    setZoom((now) => {
      const nearest = ZOOM_STEPS.findIndex((value) => value >= now)
      return ZOOM_STEPS[Math.min(ZOOM_STEPS.length - 1, Math.max(0, nearest + by))] ?? 1
    })
  const fitTo = (next: Fit) => {
    setFit(next)
    setZoom(1)
  }
  const rotate = () => setTurn((now) => (now + 90) % 360)
  const onKeyDown = useViewerKeys({ step, zoomBy, fitTo, rotate })
  if (!page) return null

  return (
    <section
      aria-label={words.label}
      className="flex h-full min-h-0 min-w-0 flex-col bg-sunken"
      onKeyDown={onKeyDown}
    >
      <ViewerToolbar
        current={page.number}
        total={pages.length}
        zoom={zoom}
        fit={fit}
        onStep={step}
        onPage={setCurrent}
        onZoom={zoomBy}
        onFit={fitTo}
        onRotate={rotate}
      />
      <div className="flex min-h-0 flex-1">
        {pages.length > 1 && (
          <PageThumbnails pages={pages} current={page.number} imageUrl={imageUrl} onPage={setCurrent} />
        )}
        <section
          ref={frame}
          tabIndex={REACHABLE}
          aria-label={words.page(page.number, pages.length)}
          className="min-w-0 flex-1 overflow-auto p-4 -outline-offset-2!"
        >
          <ViewedPage
            key={page.number}
            page={page}
            frame={frameSize}
            zoom={zoom}
            fit={fit}
            turn={(turn + (page.orientation ?? 0)) % 360}
            imageUrl={imageUrl}
            highlights={highlights.filter((highlight) => highlight.page === page.number)}
            activeId={activeId}
            onSelect={onSelect}
            selecting={selecting}
          />
        </section>
      </div>
    </section>
  )
}
