import { ChevronLeft, ChevronRight, Maximize, MoveHorizontal, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPercent } from '../../words/format.ts'
import { viewerWords as words } from '../../words/viewer.ts'
import { Button } from '../button.tsx'
import { Tooltip } from '../tooltip.tsx'
import type { Fit } from './page-viewer.tsx'

interface ViewerToolbarProps {
  current: number
  total: number
  zoom: number
  fit: Fit
  onStep: (by: number) => void
  onPage: (page: number) => void
  onZoom: (by: number) => void
  onFit: (fit: Fit) => void
  onRotate: () => void
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { current, total, zoom, fit, onStep, onPage, onZoom, onFit, onRotate } = props
  return (
    <div
      role="toolbar"
      aria-label={words.toolbar}
      className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-2 py-1"
    >
      <Act label={words.previous} onAct={() => onStep(-1)} disabled={current <= 1}>
        <ChevronLeft />
      </Act>
      <label className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-muted tabular-nums">
        <span className="sr-only">{words.pageNumber}</span>
        <input
          key={current}
          inputMode="numeric"
          defaultValue={current}
          onKeyDown={(event) => {
            const wanted = Number(event.currentTarget.value)
            if (event.key === 'Enter' && wanted >= 1 && wanted <= total) onPage(Math.trunc(wanted))
          }}
          className="h-7 w-10 rounded-md border border-line-control bg-surface text-center text-ink"
        />
        {words.of(total)}
      </label>
      <Act label={words.next} onAct={() => onStep(1)} disabled={current >= total}>
        <ChevronRight />
      </Act>
      <span className="mx-1 h-5 border-l border-line" aria-hidden />
      <Act label={words.zoomOut} onAct={() => onZoom(-1)}>
        <ZoomOut />
      </Act>
      <span className="w-11 text-center text-sm text-ink-muted tabular-nums">{formatPercent(zoom)}</span>
      <Act label={words.zoomIn} onAct={() => onZoom(1)}>
        <ZoomIn />
      </Act>
      <Act label={words.fitWidth} onAct={() => onFit('width')} pressed={fit === 'width' && zoom === 1}>
        <MoveHorizontal />
      </Act>
      <Act label={words.fitPage} onAct={() => onFit('page')} pressed={fit === 'page' && zoom === 1}>
        <Maximize />
      </Act>
      <Act label={words.rotate} onAct={onRotate}>
        <RotateCw />
      </Act>
    </div>
  )
}

interface ActProps {
  label: string
  onAct: () => void
  disabled?: boolean
  pressed?: boolean
  children: ReactNode
}

function Act({ label, onAct, disabled, pressed, children }: ActProps) {
  return (
    <Tooltip text={label} side="bottom">
      <Button
        variant="ghost"
        size="icon"
        className="size-8 aria-pressed:bg-brand-soft aria-pressed:text-brand"
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onAct}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
