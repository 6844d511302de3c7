import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import { intakeWords as words } from '../../words/intake.ts'

type UploaderPart = typeof import('./uploader.tsx')

/** An import that failed fails for the rest of the page's life: without a connection none is tried. */
const load = (): Promise<UploaderPart> =>
  navigator.onLine ? import('./uploader.tsx') : Promise.reject(new Error(words.networkError))

/** Stays once it was used: an upload under way goes on, and shows, wherever there is an upload card. */
let used: UploaderPart | null = null

/** Uppy is a third of what the dashboard would load, and most visits upload nothing: it comes at the first sign of use. */
export function useUploader(tenantId: string | null, area: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const [shown, setShown] = useState({ part: used, focus: false })

  const show = useCallback(
    (part: UploaderPart) => {
      used = part
      setShown({ part, focus: area.current?.contains(document.activeElement) ?? false })
    },
    [area],
  )

  const take = async (files: readonly File[]) => {
    try {
      const part = await load()
      part.addFiles(client, tenantId, files)
      show(part)
    } catch {
      showToast({ ...words.failed, variant: 'destructive' })
    }
  }

  // Whoever drags something over the page wants to drop it: folders, too, which only Uppy looks into.
  useEffect(() => {
    if (shown.part) return
    const onDrag = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) void load().then(show, () => {})
    }
    window.addEventListener('dragenter', onDrag)
    return () => window.removeEventListener('dragenter', onDrag)
  }, [shown.part, show])

  return { ...shown, take, prepare: () => void load().catch(() => {}) }
}
