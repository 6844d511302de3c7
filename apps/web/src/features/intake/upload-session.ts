import type { Document } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import type Uppy from '@uppy/core'
import type { Body, Meta, UploadResult } from '@uppy/core'
import { isBelow } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { outcomeWords } from '../../words/upload-outcome.ts'
import { kindOfFile } from './batch/sort-files.ts'
import { createDocument } from './create-document.ts'
import { createUppy } from './create-uppy.ts'

export interface UploadState {
  /** Why the last attempt came to nothing. */
  reason: string | null
  /** What the last attempt came to. */
  document: Document | null
  /** A picture was refused: there is a way for it elsewhere. */
  picture: boolean
}

export interface UploadSession {
  uppy: Uppy
  state: () => UploadState
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => void
  close: () => void
}

/** Outlives the screen it was begun on: an upload under way goes on, and shows, wherever there is an uploader. */
export function openUploadSession(client: QueryClient): UploadSession {
  const uppy = createUppy()
  const listeners = new Set<() => void>()
  let state: UploadState = { reason: null, document: null, picture: false }

  const change = (next: Partial<UploadState>) => {
    state = { reason: null, document: null, picture: false, ...next }
    for (const listener of listeners) listener()
  }

  uppy.on('file-added', () => change({}))
  uppy.on('restriction-failed', (file) => {
    if (file && kindOfFile(file.name ?? '') === 'picture') change({ picture: true })
  })
  uppy.on('complete', async (result: UploadResult<Meta, Body>) => {
    const [file] = result.successful ?? []
    if (!file?.uploadURL) {
      // A cancelled upload comes to an end with neither a success nor a failure.
      if (!result.failed?.length) return
      change({ reason: result.failed[0]?.error ?? null })
      return showToast({ ...outcomeWords.incomplete, variant: 'destructive' })
    }
    try {
      const { name, size, type, data } = file
      const stored = { url: file.uploadURL, name: name ?? '', size: size ?? data?.size ?? 0, mimeType: type }
      change({ document: await createDocument(stored) })
      showToast(words.queued)
      void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/documents', queryKey) })
    } catch (error) {
      const message = serverMessage(error) ?? words.failed.description
      change({ reason: message })
      showToast({ title: words.failed.title, description: message, variant: 'destructive' })
    } finally {
      uppy.clear()
    }
  })

  return {
    uppy,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files) => {
      const chosen = files.map((file) => ({
        source: 'Dashboard',
        name: file.name,
        type: file.type,
        data: file,
      }))
      try {
        uppy.addFiles(chosen)
      } catch (refusal) {
        // Uppy has informed the person already.
        uppy.log(refusal instanceof Error ? refusal.message : String(refusal))
      }
    },
    close: () => uppy.destroy(),
  }
}
