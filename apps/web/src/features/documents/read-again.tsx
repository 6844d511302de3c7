import type { ReadingLanguages } from '@efti-hub/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { jobsQuery, languagesQuery } from '../../api/queries/documents.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { readingWords as words } from '../../words/reading.ts'
import { isJobAtWork } from './job-status.tsx'

const AUTOMATIC = 'automatic'

interface ReadAgainProps {
  documentId: string
  documentName: string
  active: boolean
}

/** Below the jobs of a document: the language it is in, and another reading. */
export function ReadAgain({ documentId, documentName, active }: ReadAgainProps) {
  const { data, isPending } = useQuery({ ...languagesQuery(documentId), enabled: active })
  // Read by the list above; here only to know whether something is under way.
  const jobs = useQuery({ ...jobsQuery(documentId), enabled: false })
  const [picked, setPicked] = useState<string | null>(null)
  const language = picked ?? data?.chosen?.language ?? AUTOMATIC
  const readAgain = useReadAgain(documentId, (name) => words.started.description(documentName, name))
  if (isPending) return <div className="h-16 shrink-0 border-t border-line" />
  if (!data || !jobs.data) return null

  const atWork = jobs.data.some((job) => isJobAtWork(job.status))
  const whyNot = data.refusal ?? (atWork ? words.busy : null)
  const chosen = data.items.find(({ code }) => code === language)
  const start = () => readAgain.mutate({ code: chosen?.code ?? null, name: chosen?.name ?? null })
  const hintId = `read-again-${documentId}`
  return (
    <div className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line px-5 py-3">
      <p id={hintId} className="min-w-48 flex-1 text-sm text-ink-muted">
        {whyNot ?? words.hint}
      </p>
      <Select label={words.language} value={language} options={optionsOf(data)} onChange={setPicked} />
      <Button
        variant="outline"
        disabled={whyNot !== null || readAgain.isPending}
        aria-describedby={hintId}
        onClick={start}
      >
        <RotateCw aria-hidden />
        {words.action}
      </Button>
    </div>
  )
}

/** Those without a model are last: choosing one leads to the sentence about installing it. */
function optionsOf({ items }: ReadingLanguages) {
  const last = (installed: boolean) => (installed ? 0 : 1)
  return [
    { value: AUTOMATIC, label: words.automatic },
    ...[...items]
      .sort((a, b) => last(a.installed) - last(b.installed))
      .map(({ code, name, installed }) => ({
        value: code,
        label: installed ? name : words.notInstalled(name),
      })),
  ]
}

function useReadAgain(documentId: string, describe: (language: string | null) => string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ code }: { code: string | null; name: string | null }) =>
      call('POST /api/documents/{id}/reprocess', { path: { id: documentId }, body: { language: code } }),
    onSuccess: (_job, { name }) => {
      showToast({ title: words.started.title, description: describe(name) })
      for (const { queryKey } of [jobsQuery(documentId), languagesQuery(documentId)]) {
        void client.invalidateQueries({ queryKey })
      }
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.length === 1 && isBelow('/api/documents', queryKey),
      })
    },
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
  })
}
