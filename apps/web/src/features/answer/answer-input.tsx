import { type FieldToAnswer, type PartnerLanguage, unitSign } from '@efti-hub/contract'
import type { Draft } from '../../forms/draft.ts'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { AnswerWords } from '../../words/answer/answer-words.ts'
import { countryIn } from '../../words/answer/format-in.ts'

interface AnswerInputProps {
  field: FieldToAnswer
  draft: Draft
  language: PartnerLanguage
  words: AnswerWords
  control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
  onChange: (draft: Draft) => void
}

/** The browser's own control that fits the element: phones show it their own way. */
export function AnswerInput({ field, draft, language, words, control, onChange }: AnswerInputProps) {
  const type = (text: string) => onChange({ ...draft, text })
  const common = {
    ...control,
    value: draft.text,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
  }
  if (field.type === 'flag') {
    return (
      <NativeSelect {...common}>
        <option value="">{words.choose}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </NativeSelect>
    )
  }
  if (field.codes) {
    return (
      <NativeSelect {...common}>
        <option value="">{words.choose}</option>
        {namedIn(field.codes, language).map(({ code, name, lang }) => (
          <option key={code} value={code} lang={lang}>
            {name}
          </option>
        ))}
      </NativeSelect>
    )
  }
  if (field.type === 'date') return <Input {...common} type="date" className="max-w-52" />
  const isNumber = ['count', 'decimal', 'amount', 'measure'].includes(field.type)
  if (field.type !== 'measure') return <Input {...common} inputMode={isNumber ? 'decimal' : undefined} />
  return (
    <span className="flex max-w-80 gap-2">
      <Input {...common} inputMode="decimal" />
      <span className="w-24 shrink-0">
        <NativeSelect
          aria-label={`${words.unit}: ${field.label}`}
          value={draft.unit}
          onChange={(event) => onChange({ ...draft, unit: event.target.value })}
        >
          {[...new Set([draft.unit, ...(field.units ?? [])])].map((unit) => (
            <option key={unit} value={unit}>
              {unitSign(unit)}
            </option>
          ))}
        </NativeSelect>
      </span>
    </span>
  )
}

/** Countries have their names in the reader's language; other lists are published in English. */
function namedIn(codes: NonNullable<FieldToAnswer['codes']>, language: PartnerLanguage) {
  const isCountries = codes.length > 100 && codes.every(({ code }) => /^[A-Z]{2}$/.test(code))
  if (!isCountries) return codes.map((code) => ({ ...code, lang: 'en' }))
  return codes
    .map(({ code }) => ({ code, name: countryIn(language, code), lang: language }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}
