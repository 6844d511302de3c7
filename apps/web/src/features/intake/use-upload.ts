import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type Uppy from '@uppy/core'
import { useSyncExternalStore } from 'react'
import { openUploadSession, type UploadSession, type UploadState } from './upload-session.ts'

let current: { tenantId: string | null; session: UploadSession } | null = null

/** The one session of this page; another tenant, or another person, gets a new one. */
function sessionOf(client: QueryClient, tenantId: string | null): UploadSession {
  if (current?.tenantId !== tenantId || !current) {
    current?.session.close()
    current = { tenantId, session: openUploadSession(client) }
  }
  return current.session
}

export function useUpload(tenantId: string | null): UploadState & { uppy: Uppy } {
  const { uppy, state, subscribe } = sessionOf(useQueryClient(), tenantId)
  return { uppy, ...useSyncExternalStore(subscribe, state) }
}

export const addFiles = (client: QueryClient, tenantId: string | null, files: readonly File[]) =>
  sessionOf(client, tenantId).add(files)
