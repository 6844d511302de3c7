import { PARTNER_LANGUAGES, type PartnerDraft, type PartnerLanguage } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { partnersQuery } from '../../api/queries/settings.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioChoice } from '../../ui/radio-choice.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'

const MOST_SUGGESTED = 20

export interface Recipient {
  /** The role of a party of the document, or 'other'. */
  choice: string
  partner: string
  email: string
  language: PartnerLanguage
}

interface RecipientChoiceProps {
  draft: PartnerDraft
  recipient: Recipient
  problems: Record<string, string>
  onChange: (recipient: Recipient) => void
}

export function firstRecipient({ recipients }: PartnerDraft): Recipient {
  const first = recipients.find(({ email }) => email !== '') ?? recipients[0]
  return {
    choice: first?.role ?? 'other',
    partner: first?.name ?? '',
    email: first?.email ?? '',
    language: first?.language ?? 'en',
  }
}

/** A party of the document with what is known of it, or somebody else, whom the partner directory may know. */
export function RecipientChoice({ draft, recipient, problems, onChange }: RecipientChoiceProps) {
  const { recipients, mailIsOn } = draft
  const listId = useId()
  const typed = useDeferredValue(recipient.partner.trim())
  const { data } = useInfiniteQuery({ ...partnersQuery(typed), placeholderData: keepPreviousData })
  const known = (data?.pages.flatMap(({ items }) => items) ?? []).slice(0, MOST_SUGGESTED)
  const options = [
    ...recipients.map((one) => ({ value: one.role as string, label: words.recipient(one) })),
    { value: 'other', label: words.other },
  ]
  const choose = (choice: string) => {
    const party = recipients.find(({ role }) => role === choice)
    onChange({
      choice,
      partner: party?.name ?? '',
      email: party?.email ?? '',
      language: party?.language ?? recipient.language,
    })
  }
  /** A name of the partner directory brings its email. */
  const rename = (partner: string) => {
    const email = known.find(({ name }) => name === partner)?.email
    onChange({ ...recipient, partner, ...(email && { email }) })
  }
  return (
    <>
      {recipients.length > 0 && (
        <RadioChoice label={words.whom} options={options} value={recipient.choice} onChange={choose} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.name} {...(problems.partner && { message: problems.partner })}>
          {(control) => (
            <>
              <Input
                {...control}
                list={listId}
                autoComplete="off"
                value={recipient.partner}
                maxLength={200}
                onChange={(event) => rename(event.target.value)}
              />
              <datalist id={listId}>
                {known.map(({ id, name, town, email }) => (
                  <option key={id} value={name}>
                    {[town, email].filter(Boolean).join(', ')}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field label={words.language}>
          {(control) => (
            <NativeSelect
              {...control}
              value={recipient.language}
              onChange={(event) =>
                onChange({
                  ...recipient,
                  language: PARTNER_LANGUAGES.find((one) => one === event.target.value) ?? 'en',
                })
              }
            >
              {PARTNER_LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {words.languages[one]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      {mailIsOn ? (
        <div className="grid gap-1">
          <Field label={words.email} {...(problems.email && { message: problems.email })}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                value={recipient.email}
                onChange={(event) => onChange({ ...recipient, email: event.target.value })}
              />
            )}
          </Field>
          <p className="text-sm text-ink-muted">{words.emailHint}</p>
        </div>
      ) : (
        <Notice tone="info" title={words.noMail} />
      )}
    </>
  )
}
