import type { Document } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../api/reading.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PagePictures } from '../../ui/page-pictures.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { spaced, Verbatim } from '../../ui/verbatim.tsx'
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
  const failed = documents.error
  if (failed) return <Failed error={failed} />
  if (documents.data && !latest) return <p className="p-5 text-ink-muted">{words.none}</p>
  if (!latest) return <Skeleton className="m-5 h-64" />
  return (
    <ScrollArea label={words.title} className="grid gap-6 p-5 wrap-anywhere">
      <p>{words.of(latest.originalName)}</p>
      <Sent title={words.toRead} call="GET /api/documents/{id}/reading/question" id={latest.id} />
      <Sent title={words.toPlan} call="GET /api/documents/{id}/remediation/question" id={latest.id} />
    </ScrollArea>
  )
}

interface SentProps {
  title: string
  call: 'GET /api/documents/{id}/reading/question' | 'GET /api/documents/{id}/remediation/question'
  id: string
}

/** What one kind of question holds. */
function Sent({ title, call, id }: SentProps) {
  const { data, error } = useQuery(reading(call, { path: { id } }))
  const { pictures = [] } = data ?? {}
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      {error && <Failed error={error} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data?.notSent && (
        <Notice tone="info" title={words.notSent}>
          {data.notSent}
        </Notice>
      )}
      {data && <Text title={words.content} text={spaced(data.content)} />}
      {pictures.length > 0 && (
        <div>
          <h4 className="text-sm font-medium">{words.pictures}</h4>
          <PagePictures documentId={id} pages={pictures} label={words.picture} />
        </div>
      )}
      {data && <Text title={words.instructions} text={data.instructions} />}
    </section>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h4 className="text-sm font-medium">{title}</h4>
      <Verbatim text={text} />
    </div>
  )
}

function Failed({ error }: { error: Error }) {
  return (
    <div className="p-5">
      <Notice tone="error" title={words.failed}>
        {serverMessage(error)}
      </Notice>
    </div>
  )
}

const isChecked = ({ processingJobs }: Pick<Document, 'processingJobs'>) =>
  processingJobs.length > 0 && processingJobs.every(({ status }) => status === 'completed')
