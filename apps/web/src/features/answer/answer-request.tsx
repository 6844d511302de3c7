import type { QuestionForPartner } from '@efti-hub/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AnswerWords } from '../../words/answer/answer-words.ts'
import { dayIn } from '../../words/answer/format-in.ts'
import { AnswerForm, type Sent } from './answer-form.tsx'
import { Decline } from './decline.tsx'
import { DocumentForm } from './document-form.tsx'

interface AnswerRequestProps {
  token: string
  question: QuestionForPartner
  words: AnswerWords
}

type Done = { kind: 'sent'; sent: Sent[] } | { kind: 'declined' }

/** What is asked, in the sender's words, and the three ways to answer: values, a document, or no. */
export function AnswerRequest({ token, question, words }: AnswerRequestProps) {
  const { organisation, askedBy, message, language, expiresAt, fields, received } = question
  const [done, setDone] = useState<Done | null>(null)
  const isOver = received || fields.every(({ answered }) => answered)
  if (done?.kind === 'declined') {
    return <Outcome title={words.declined.title} hint={words.declined.hint(organisation)} />
  }
  if (done || isOver) {
    return (
      <Outcome title={words.thanks.title} hint={words.thanks.hint(organisation)}>
        {done && done.sent.length > 0 && (
          <section aria-label={words.youSent}>
            <h2 className="font-semibold">{words.youSent}</h2>
            <dl className="mt-2 grid gap-2">
              {done.sent.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-sm text-ink-muted">{label}</dt>
                  <dd className="font-medium wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {!isOver && (
          <Button variant="outline" className="w-fit" onClick={() => setDone(null)}>
            {words.rest}
          </Button>
        )}
      </Outcome>
    )
  }
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{words.title(organisation)}</h1>
        <p className="mt-1 text-ink-muted">{words.asks(askedBy, organisation)}</p>
      </div>
      <blockquote className="border-l-2 border-line-control pl-4 whitespace-pre-line wrap-anywhere">
        {message}
      </blockquote>
      <p className="text-sm text-ink-muted">{words.until(dayIn(language, expiresAt))}</p>
      <AnswerForm
        token={token}
        question={question}
        words={words}
        onSent={(sent) => setDone({ kind: 'sent', sent })}
      />
      <DocumentForm
        token={token}
        words={words}
        onSent={(name) => setDone({ kind: 'sent', sent: [{ label: words.chooseFile, value: name }] })}
      />
      <Decline
        token={token}
        organisation={organisation}
        words={words}
        onDeclined={() => setDone({ kind: 'declined' })}
      />
    </div>
  )
}

interface OutcomeProps {
  title: string
  hint: string
  children?: React.ReactNode
}

/** Takes the focus, so that it is read out where the form was. */
function Outcome({ title, hint, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight focus:outline-none">
        {title}
      </h1>
      <Notice tone="success" title={hint} />
      {children}
    </div>
  )
}
