import type { KeyboardEvent } from 'react'
import type { Fit } from './page-viewer.tsx'

interface ViewerActs {
  step: (by: number) => void
  zoomBy: (by: number) => void
  fitTo: (fit: Fit) => void
  rotate: () => void
}

/** Page Up and Down, + and -, 0 for the width, 9 for the whole page, R to rotate; not while somebody types. */
export function useViewerKeys({ step, zoomBy, fitTo, rotate }: ViewerActs) {
  const acts: Record<string, () => void> = {
    PageDown: () => step(1),
    PageUp: () => step(-1),
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => fitTo('width'),
    '9': () => fitTo('page'),
    r: rotate,
  }
  return (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
    const act = event.ctrlKey || event.metaKey || event.altKey || typing ? undefined : acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
