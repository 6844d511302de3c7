import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'

interface VirtualStackProps {
  label: string
  blocks: readonly { key: string; draw: () => ReactNode }[]
  /** Index of the block that has to be in sight; null: none in particular. */
  shown: number | null
}

/** In the order of Tab, so that the keyboard can scroll it. */
const REACHABLE = 0
const USUAL_PX = 120
/** Up to this many, all are rendered: for the browser's own search and for screen readers. */
const FEW = 60
const OVERSCAN = 6

/** Blocks below each other in an area that scrolls; of many only those in sight exist. */
export function VirtualStack({ label, blocks, shown }: VirtualStackProps) {
  const frame = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => frame.current,
    estimateSize: () => USUAL_PX,
    getItemKey: (index) => blocks[index]?.key ?? index,
    overscan: blocks.length <= FEW ? FEW : OVERSCAN,
  })
  useEffect(() => {
    if (shown !== null) virtual.scrollToIndex(shown, { align: 'auto' })
  }, [shown, virtual])
  const items = virtual.getVirtualItems()
  return (
    <section
      ref={frame}
      aria-label={label}
      tabIndex={REACHABLE}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2!"
    >
      <div className="relative" style={{ height: virtual.getTotalSize() }}>
        <div
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}
        >
          {items.map(({ key, index }) => (
            <div key={key} data-index={index} ref={virtual.measureElement}>
              {blocks[index]?.draw()}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
