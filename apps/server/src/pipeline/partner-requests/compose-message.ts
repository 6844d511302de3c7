import { type AskableField, type PartnerLanguage, unitSign } from '@efti-hub/contract'
import { fieldLabel } from './words/field-label.ts'
import { wordsIn } from './words/index.ts'

interface MessageFacts {
  language: PartnerLanguage
  fields: readonly AskableField[]
  /** Number of the document, or the name of its file. */
  document: string
  expiresAt: Date
  person: string
  organisation: string
}

/** What the person who asks finds in the message to begin with: exactly what is asked, in the partner's language. */
export function composeMessage(facts: MessageFacts): string {
  const { language, fields, document, expiresAt, person, organisation } = facts
  const { message } = wordsIn(language)
  const lines = fields.map((field) => {
    const known = field.known && message.known(valueInWords(field.known, language))
    return `– ${fieldLabel(field, language)}${known ? ` (${known})` : ''}`
  })
  const until = formatDate(expiresAt.toISOString().slice(0, 10), language)
  return [
    message.greeting,
    `${message.about(document)}\n${lines.join('\n')}`,
    message.how(until),
    [message.end, person, organisation].filter(Boolean).join('\n'),
  ].join('\n\n')
}

/** A code by its meaning, a day and a number as the language writes them. */
export function valueInWords(
  { value, meaning }: NonNullable<AskableField['known']>,
  language: PartnerLanguage,
): string {
  const words = wordsIn(language)
  if (meaning) return meaning
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return value.toLocaleString(language)
  if (typeof value === 'object') return `${value.value.toLocaleString(language)} ${unitSign(value.unit)}`
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, language) : value
}

const formatDate = (day: string, language: PartnerLanguage) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
