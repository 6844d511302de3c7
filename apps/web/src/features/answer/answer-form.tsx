import { type FieldToAnswer, MOST_REMARK, type QuestionForPartner } from '@efti-hub/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { serverFields } from '../../api/request.ts'
import { type Draft, draftOf, readDraft } from '../../forms/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { AnswerWords } from '../../words/answer/answer-words.ts'
import { valueIn } from '../../words/answer/format-in.ts'
import { AnswerInput } from './answer-input.tsx'
import { problemIn } from './problem-in.ts'
import { type Given, useAnswer } from './use-answer.ts'

export interface Sent {
  label: string
  value: string
}

interface AnswerFormProps {
  token: string
  question: QuestionForPartner
  words: AnswerWords
  onSent: (sent: Sent[]) => void
}

/** What was asked; what was answered before is not asked again. */
export function AnswerForm({ token, question, words, onSent }: AnswerFormProps) {
  const { fields, language } = question
  const open = fields.filter(({ answered }) => !answered)
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const [remark, setRemark] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const headingId = useId()
  const answer = useAnswer(token)
  const draftFor = (field: FieldToAnswer) => drafts[field.id] ?? draftOf(field, undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = open.filter((field) => draftFor(field).text.trim() !== '')
    const read = typed.map((field) => ({ field, value: readDraft(field, draftFor(field)) }))
    const wrong = read.filter(({ value }) => value === null)
    if (answer.isPending) return
    if (wrong.length > 0) return show(wrong.map(({ field }) => field.id))
    if (typed.length === 0 && remark.trim() === '') return setProblems({ '': words.nothing })
    setProblems({})
    const values = read.flatMap(
      ({ field, value }): Given => (value === null ? [] : [{ field: field.id, value }]),
    )
    answer.mutate(
      { values, remark },
      {
        onSuccess: () =>
          onSent([
            ...read.flatMap(({ field, value }) =>
              value === null ? [] : { label: field.label, value: shownIn(field, value) },
            ),
            ...(remark.trim() ? [{ label: words.remark, value: remark.trim() }] : []),
          ]),
        onError: (error) => {
          const refused = Object.keys(serverFields(error))
          if (refused.length > 0) show(refused)
          else setProblems({ '': problemIn(error, words) })
        },
      },
    )
  }
  const show = (ids: readonly string[]) => {
    setProblems(Object.fromEntries(ids.map((id) => [id, words.invalid])))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const shownIn = (field: FieldToAnswer, value: Given[number]['value']) => {
    const meaning = field.codes?.find(({ code }) => code === value)?.name
    return valueIn(language, { value, ...(meaning && { meaning }) }, words)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby={headingId} className="grid gap-5">
      <div>
        <h2 id={headingId} className="text-lg font-semibold">
          {words.questions}
        </h2>
        <p className="text-sm text-ink-muted">{words.questionsHint}</p>
      </div>
      {fields.map((field) =>
        field.answered ? (
          <p key={field.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{field.label}</span>
            <span className="text-sm text-success">{words.answered}</span>
          </p>
        ) : (
          <div key={field.id} className="grid gap-1">
            <Field label={field.label} {...(problems[field.id] && { message: problems[field.id] })}>
              {(control) => (
                <>
                  <span className="-mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                    <Badge variant={field.known ? 'outline' : 'warning'}>
                      {field.known ? words.check : words.missing}
                    </Badge>
                    {field.known && (
                      <span className="wrap-anywhere">
                        {words.known(valueIn(language, field.known, words))}
                      </span>
                    )}
                  </span>
                  <AnswerInput
                    field={field}
                    draft={draftFor(field)}
                    language={language}
                    words={words}
                    control={control}
                    onChange={(draft) => setDrafts((before) => ({ ...before, [field.id]: draft }))}
                  />
                </>
              )}
            </Field>
          </div>
        ),
      )}
      <Field label={words.remark}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MOST_REMARK}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        )}
      </Field>
      {problems[''] && <Notice tone="error" title={problems['']} />}
      <Button type="submit" size="lg" busy={answer.isPending} className="w-full sm:w-fit">
        {words.send}
      </Button>
    </form>
  )
}
