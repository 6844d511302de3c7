import { useQueryClient } from '@tanstack/react-query'
import type Uppy from '@uppy/core'
import { useSyncExternalStore } from 'react'
import { openUploadSession, type UploadSession, type UploadState } from './upload-session.ts'

let current: { tenantId: string | null; session: UploadSession } | null = null

/** The one session of this page; another tenant, or another person, gets a new one. */
export function useUpload(tenantId: string | null): UploadState & { uppy: Uppy } {
  const client = useQueryClient()
  if (current?.tenantId !== tenantId || !current) {
    current?.session.close()
    current = { tenantId, session: openUploadSession(client) }
  }
  const { uppy, state, subscribe } = current.session
  return { uppy, ...useSyncExternalStore(subscribe, state) }
}
