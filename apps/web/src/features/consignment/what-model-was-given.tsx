import type { ModelReadingAnswer } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../api/reading.ts'
import { serverMessage } from '../../api/request.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PagePictures } from '../../ui/page-pictures.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { spaced, Verbatim } from '../../ui/verbatim.tsx'
import { reasonWords } from '../../words/reasons.ts'

const words = reasonWords.given

/** What of the document the provider was given when it was read, and everything that it answered. */
export function WhatModelWasGiven({ documentId }: { documentId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="text-left text-brand underline"
        onClick={() => setOpen(true)}
      >
        {words.open}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} description={words.description}>
        {open && <Given documentId={documentId} />}
      </Dialog>
    </>
  )
}

function Given({ documentId }: { documentId: string }) {
  const { data, error } = useQuery(reading('GET /api/documents/{id}/reading', { path: { id: documentId } }))
  if (error) {
    return (
      <div className="p-5">
        <Notice tone="error" title={words.failed}>
          {serverMessage(error)}
        </Notice>
      </div>
    )
  }
  if (!data) return <Skeleton className="m-5 h-64" />
  if (!data.reading) return <p className="p-5 text-ink-muted">{words.none}</p>
  const { provider, askedAt, content, instructions, answers, pictures = [] } = data.reading
  return (
    <ScrollArea label={words.title} className="grid gap-4 p-5 wrap-anywhere">
      <p>
        {words.by(provider)} <Time at={askedAt} />
      </p>
      <Answers answers={answers} />
      <Sent title={words.content} text={spaced(content)} />
      {pictures.length > 0 && (
        <section>
          <h3 className="font-semibold">{words.pictures}</h3>
          <PagePictures documentId={documentId} pages={pictures} label={words.picture} />
        </section>
      )}
      <Sent title={words.instructions} text={instructions} />
    </ScrollArea>
  )
}

type Answer = NonNullable<ModelReadingAnswer['reading']>['answers'][number]

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <section>
      <h3 className="font-semibold">{words.answers}</h3>
      {answers.length === 0 && <p className="text-ink-muted">{words.noAnswers}</p>}
      <ul className="mt-1 grid gap-1">
        {answers.map(({ path, label, text, refused }) => (
          <li key={path}>
            <span className="text-ink-muted">{label}:</span> <q>{text}</q>
            {refused && <span className="text-ink-muted"> {words.refused(refused)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sent({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <Verbatim text={text} />
    </section>
  )
}
