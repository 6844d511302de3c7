import type { Document } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../api/reading.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { whatIsSentWords as words } from '../../words/settings.ts'

/** Shows what of the latest document would be sent to the provider, before the organisation agrees to it. */
export function WhatIsSent() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        size="sm"
        variant="outline"
        className="justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} description={words.description}>
        {open && <Example />}
      </Dialog>
    </>
  )
}

function Example() {
  const documents = useQuery(reading('GET /api/documents', { query: { limit: '50' } }))
  const latest = documents.data?.find(isChecked)
  const question = useQuery({
    ...reading('GET /api/documents/{id}/remediation/question', { path: { id: latest?.id ?? '' } }),
    enabled: latest !== undefined,
  })
  const failed = documents.error ?? question.error
  if (failed) {
    return (
      <div className="p-5">
        <Notice tone="error" title={words.failed}>
          {serverMessage(failed)}
        </Notice>
      </div>
    )
  }
  if (documents.data && !latest) return <p className="p-5 text-ink-muted">{words.none}</p>
  if (!latest || !question.data) return <Skeleton className="m-5 h-64" />
  return (
    <ScrollArea label={words.title} className="grid gap-4 p-5 wrap-anywhere">
      <p>{words.of(latest.originalName)}</p>
      {question.data.notSent && (
        <Notice tone="info" title={words.notSent}>
          {question.data.notSent}
        </Notice>
      )}
      <section>
        <h3 className="font-semibold">{words.content}</h3>
        <pre className="mt-1 rounded-md border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap">
          {pretty(question.data.content)}
        </pre>
      </section>
      <section>
        <h3 className="font-semibold">{words.instructions}</h3>
        <pre className="mt-1 rounded-md border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap">
          {question.data.instructions}
        </pre>
      </section>
    </ScrollArea>
  )
}

const isChecked = ({ processingJobs }: Pick<Document, 'processingJobs'>) =>
  processingJobs.length > 0 && processingJobs.every(({ status }) => status === 'completed')

/** Spaced for people; what is sent is the same without the spaces. */
const pretty = (content: string): string => JSON.stringify(JSON.parse(content), null, 2)
