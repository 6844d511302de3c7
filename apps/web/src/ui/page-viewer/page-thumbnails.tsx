import { useEffect, useRef } from 'react'
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

/** Pictures load as they come into sight; what lies outside of it is not laid out, so that 300 pages cost nothing. */
export function PageThumbnails({ pages, current, imageUrl, onPage }: PageThumbnailsProps) {
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current > 0) chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav
      aria-label={words.pages}
      className="hidden w-28 shrink-0 overflow-y-auto border-r border-line py-3 lg:block"
    >
      <ul className="grid justify-items-center gap-3">
        {pages.map(({ number, width, height }) => (
          <li key={number} style={{ contentVisibility: 'auto', containIntrinsicSize: `${WIDTH}px 120px` }}>
            <button
              ref={number === current ? chosen : undefined}
              type="button"
              aria-current={number === current ? 'page' : undefined}
              onClick={() => onPage(number)}
              className="grid justify-items-center gap-1 rounded-sm p-1 text-xs text-ink-muted tabular-nums"
            >
              <img
                src={imageUrl(number, WIDTH * 2)}
                alt=""
                loading="lazy"
                className={cn(
                  'border bg-paper',
                  number === current ? 'border-brand ring-1 ring-brand' : 'border-line',
                )}
                style={{ width: WIDTH, aspectRatio: `${width} / ${height}` }}
              />
              <span className="sr-only">{words.goTo}</span>
              {number}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
