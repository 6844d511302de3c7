import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { viewerWords as words } from '../../words/viewer.ts'
import { cn } from '../cn.ts'
import type { ViewerPage } from './page-viewer.tsx'

interface PageThumbnailsProps {
  pages: readonly ViewerPage[]
  current: number
  imageUrl: (page: number, width: number) => string
  onPage: (page: number) => void
}

const WIDTH = 72
/** Number, padding and the gap below. */
const AROUND_PX = 40
const OVERSCAN = 4

/** Only those in sight exist, and their pictures load as they come: 300 pages cost nothing. */
export function PageThumbnails({ pages, current, imageUrl, onPage }: PageThumbnailsProps) {
  const frame = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: pages.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => {
      const page = pages[index]
      return AROUND_PX + (page ? (WIDTH * page.height) / page.width : WIDTH)
    },
    overscan: OVERSCAN,
  })
  const at = pages.findIndex(({ number }) => number === current)
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' })
  }, [at, virtual])
  return (
    <nav
      ref={frame}
      aria-label={words.pages}
      className="hidden w-28 shrink-0 overflow-y-auto border-r border-line lg:block"
    >
      <ul className="relative my-3" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const page = pages[index]
          return (
            page && (
              <li
                key={page.number}
                className="absolute inset-x-0 top-0 grid justify-items-center"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Thumbnail page={page} chosen={index === at} imageUrl={imageUrl} onPage={onPage} />
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}

interface ThumbnailProps {
  page: ViewerPage
  chosen: boolean
  imageUrl: PageThumbnailsProps['imageUrl']
  onPage: PageThumbnailsProps['onPage']
}

const Thumbnail = memo(function Thumbnail({ page, chosen, imageUrl, onPage }: ThumbnailProps) {
  const { number, width, height } = page
  return (
    <button
      type="button"
      aria-current={chosen ? 'page' : undefined}
      onClick={() => onPage(number)}
      className="grid justify-items-center gap-1 rounded-sm p-1 text-xs text-ink-muted tabular-nums"
    >
      <img
        src={imageUrl(number, WIDTH * 2)}
        alt=""
        loading="lazy"
        decoding="async"
        className={cn('border bg-paper', chosen ? 'border-brand ring-1 ring-brand' : 'border-line')}
        style={{ width: WIDTH, aspectRatio: `${width} / ${height}` }}
      />
      <span className="sr-only">{words.goTo}</span>
      {number}
    </button>
  )
})
