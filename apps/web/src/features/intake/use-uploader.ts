import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import { intakeWords as words } from '../../words/intake.ts'

type UploaderPart = typeof import('./uploader.tsx')

/** An import that failed fails for the rest of the page's life: without a connection none is tried. */
const load = (): Promise<UploaderPart> =>
  navigator.onLine ? import('./uploader.tsx') : Promise.reject(new Error(words.failed.title))

/**
 * Stays once it was used: an upload under way goes on, and shows, wherever there is an upload card; also on a screen that
 * was opened while the uploader was on its way.
 */
let used: UploaderPart | null = null
const cards = new Set<() => void>()

function use(part: UploaderPart) {
  used = part
  for (const notify of cards) notify()
}

function subscribe(card: () => void): () => void {
  cards.add(card)
  return () => cards.delete(card)
}

/** Uppy is a third of what the dashboard would load, and most visits upload nothing: it comes at the first sign of use. */
export function useUploader(tenantId: string | null, area: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const part = useSyncExternalStore(subscribe, () => used)
  const [focus, setFocus] = useState(false)

  const show = useCallback(
    (loaded: UploaderPart) => {
      setFocus(area.current?.contains(document.activeElement) ?? false)
      use(loaded)
    },
    [area],
  )

  const take = async (files: readonly File[]) => {
    try {
      const loaded = await load()
      loaded.addFiles(client, tenantId, files)
      show(loaded)
    } catch {
      showToast({ ...words.failed, variant: 'destructive' })
    }
  }

  // A person who drags something over the page wants to drop it: folders, too, which only Uppy looks into.
  useEffect(() => {
    if (part) return
    const onDrag = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) void load().then(show, () => {})
    }
    window.addEventListener('dragenter', onDrag)
    return () => window.removeEventListener('dragenter', onDrag)
  }, [part, show])

  return { part, focus, take, prepare: () => void load().catch(() => {}) }
}
