import type { Document } from '@efti-hub/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type Uppy from '@uppy/core'
import type { Body, Meta, UploadResult } from '@uppy/core'
import { useEffect, useState } from 'react'
import { isBelow } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { createDocument } from './create-document.ts'
import { createUppy } from './create-uppy.ts'

interface Upload {
  uppy: Uppy
  /** Why the last attempt came to nothing. */
  reason: string | null
}

export function useUpload(onUploaded: (document: Document | null) => void): Upload {
  const client = useQueryClient()
  const [uppy] = useState(createUppy)
  const [reason, setReason] = useState<string | null>(null)

  useEffect(() => {
    const onAdded = () => {
      setReason(null)
      onUploaded(null)
    }
    const onComplete = async (result: UploadResult<Meta, Body>) => {
      const [file] = result.successful ?? []
      if (!file?.uploadURL) {
        // A cancelled upload comes to an end with neither a success nor a failure.
        if (!result.failed?.length) return
        setReason(result.failed[0]?.error ?? null)
        return showToast({ ...words.incomplete, variant: 'destructive' })
      }
      try {
        const { name, size, type, data } = file
        const stored = {
          url: file.uploadURL,
          name: name ?? '',
          size: size ?? data?.size ?? 0,
          mimeType: type,
        }
        onUploaded(await createDocument(stored))
        showToast(words.queued)
        refreshDocuments(client)
      } catch (error) {
        const message = serverMessage(error) ?? words.failed.description
        setReason(message)
        showToast({ title: words.failed.title, description: message, variant: 'destructive' })
      } finally {
        uppy.clear()
      }
    }
    uppy.on('file-added', onAdded)
    uppy.on('complete', onComplete)
    return () => {
      uppy.off('file-added', onAdded)
      uppy.off('complete', onComplete)
    }
  }, [uppy, client, onUploaded])

  return { uppy, reason }
}

function refreshDocuments(client: QueryClient) {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/documents', queryKey) })
}
