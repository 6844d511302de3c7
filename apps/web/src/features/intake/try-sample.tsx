import type { uploadTarget } from '@efti-hub/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import type { z } from 'zod'
import { isBelow } from '../../api/keys.ts'
import { request, send, serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { createDocument } from './create-document.ts'

/** An invented paper goes the way of every other: uploaded, read, checked. */
async function uploadSample() {
  const paper = await (await send('GET', '/api/samples/paper')).blob()
  const { uploadURL } = await request<z.infer<typeof uploadTarget>>('POST', '/api/objects/upload')
  const put = await fetch(uploadURL, { method: 'PUT', body: paper })
  if (!put.ok) throw new Error(words.refused(put.status))
  return createDocument({
    url: uploadURL,
    name: words.sample.name,
    size: paper.size,
    mimeType: 'application/pdf',
  })
}

export function TrySample() {
  const client = useQueryClient()
  const sample = useMutation({
    mutationFn: uploadSample,
    onSuccess: () => {
      showToast(words.queued)
      void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/documents', queryKey) })
    },
    onError: (error) =>
      showToast({
        title: words.failed.title,
        description: serverMessage(error) ?? words.failed.description,
        variant: 'destructive',
      }),
  })
  return (
    <Button variant="outline" size="sm" disabled={sample.isPending} onClick={() => sample.mutate()}>
      <FlaskConical aria-hidden />
      {sample.isPending ? words.sample.pending : words.sample.button}
    </Button>
  )
}
