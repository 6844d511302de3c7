import {
  LINK_DAYS,
  MOST_ASKED_FIELDS,
  MOST_MESSAGE,
  type PartnerDraft,
  type PartnerRequestMade,
  REMINDERS,
} from '@efti-hub/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { serverFields, serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { common } from '../../words/common.ts'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import { FieldChoice } from './field-choice.tsx'
import { firstRecipient, RecipientChoice } from './recipient-choice.tsx'
import { messageQuery, useAsk } from './use-requests.ts'

interface AskPartnerFormProps {
  documentId: string
  draft: PartnerDraft
  paths: readonly string[] | undefined
  onClose: () => void
  onMade: (made: PartnerRequestMade) => void
}

export function AskPartnerForm({ documentId, draft, paths, onClose, onMade }: AskPartnerFormProps) {
  const [recipient, setRecipient] = useState(() => firstRecipient(draft))
  const [chosen, setChosen] = useState(() => chosenFirst(draft, paths))
  const [days, setDays] = useState<string>(String(LINK_DAYS.usual))
  const [reminds, setReminds] = useState(true)
  const [reminderDays, setReminderDays] = useState<string>(String(REMINDERS.usual))
  /** Null: as it is composed. */
  const [written, setWritten] = useState<string | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const remindsId = useId()
  const ask = useAsk(documentId)
  const asked = draft.fields.map(({ path }) => path).filter((path) => chosen.has(path))
  const validDays = within(days, LINK_DAYS.least, LINK_DAYS.most)
  const composed = useQuery({
    ...messageQuery(documentId, {
      paths: asked.slice(0, MOST_ASKED_FIELDS),
      language: recipient.language,
      days: validDays ?? LINK_DAYS.usual,
    }),
    placeholderData: keepPreviousData,
  })
  const message = written ?? composed.data?.message ?? ''
  const email = draft.mailIsOn ? recipient.email.trim() : ''
  const isMailed = email !== ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending) return
    const after = within(reminderDays, 1, REMINDERS.longest)
    const found = {
      ...(asked.length === 0 && { paths: words.nothingChosen }),
      ...(asked.length > MOST_ASKED_FIELDS && { paths: words.tooMany(MOST_ASKED_FIELDS) }),
      ...(validDays === null && { days: words.wrongDays(LINK_DAYS.least, LINK_DAYS.most) }),
      ...(isMailed && reminds && after === null && { reminderDays: words.wrongDays(1, REMINDERS.longest) }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0 || validDays === null) return
    ask.mutate(
      {
        paths: asked,
        partner: recipient.partner,
        email,
        language: recipient.language,
        message,
        days: validDays,
        reminderDays: isMailed && reminds ? after : null,
      },
      { onSuccess: onMade, onError: (error) => setProblems(serverFields(error)) },
    )
  }
  const unnamed = ask.isError && Object.keys(serverFields(ask.error)).length === 0
  return (
    <form onSubmit={submit} noValidate className="grid gap-5 overflow-y-auto p-5">
      <RecipientChoice draft={draft} recipient={recipient} problems={problems} onChange={setRecipient} />
      <FieldChoice
        fields={draft.fields}
        chosen={chosen}
        problem={problems.paths ?? null}
        onChange={setChosen}
      />
      <div className="grid gap-1.5">
        <Field label={words.message} {...(problems.message && { message: problems.message })}>
          {(control) => (
            <TextArea
              {...control}
              rows={9}
              lang={recipient.language}
              maxLength={MOST_MESSAGE}
              value={message}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
          <span>{composed.isError ? words.messageFailed : words.messageHint}</span>
          {written !== null && (
            <Button variant="ghost" size="sm" onClick={() => setWritten(null)}>
              {words.reset}
            </Button>
          )}
        </div>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Days label={words.days} value={days} problem={problems.days} onChange={setDays} />
        {isMailed && reminds && (
          <Days
            label={words.reminderDays}
            value={reminderDays}
            problem={problems.reminderDays}
            onChange={setReminderDays}
          />
        )}
      </div>
      {isMailed && (
        <div className="flex items-center gap-2.5">
          <Checkbox id={remindsId} checked={reminds} onChange={() => setReminds(!reminds)} />
          <label htmlFor={remindsId}>{words.reminders(REMINDERS.most)}</label>
        </div>
      )}
      {unnamed && (
        <Notice tone="error" title={words.failed.title}>
          {serverMessage(ask.error) ?? words.failed.description}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={ask.isPending}>
          {isMailed ? words.send : words.createLink}
        </Button>
      </div>
    </form>
  )
}

interface DaysProps {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function Days({ label, value, problem, onChange }: DaysProps) {
  return (
    <Field label={label} {...(problem && { message: problem })}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={value}
          className="max-w-24"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function within(text: string, least: number, most: number): number | null {
  const days = Number(text)
  return Number.isInteger(days) && days >= least && days <= most ? days : null
}

function chosenFirst({ fields }: PartnerDraft, paths: readonly string[] | undefined): ReadonlySet<string> {
  const isWanted = paths
    ? ({ path }: PartnerDraft['fields'][number]) =>
        paths.some((one) => path === one || path.startsWith(`${one}/`))
    : ({ reason }: PartnerDraft['fields'][number]) => reason !== 'known'
  return new Set(
    fields
      .filter(isWanted)
      .slice(0, MOST_ASKED_FIELDS)
      .map(({ path }) => path),
  )
}
