import { PARTNER_LANGUAGES, type PartnerDraft, type PartnerLanguage } from '@efti-hub/contract'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioChoice } from '../../ui/radio-choice.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'

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

/** A party of the document with what is known of it, or somebody else. */
export function RecipientChoice({ draft, recipient, problems, onChange }: RecipientChoiceProps) {
  const { recipients, mailIsOn } = draft
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
  return (
    <>
      {recipients.length > 0 && (
        <RadioChoice label={words.whom} options={options} value={recipient.choice} onChange={choose} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.name} {...(problems.partner && { message: problems.partner })}>
          {(control) => (
            <Input
              {...control}
              value={recipient.partner}
              maxLength={200}
              onChange={(event) => onChange({ ...recipient, partner: event.target.value })}
            />
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
