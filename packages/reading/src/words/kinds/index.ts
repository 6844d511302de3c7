import { lexicons } from '../languages/index.ts'
import { russianForms } from '../languages/ru.ts'
import type { Forms, FormWords } from './form-words.ts'
import { withRelatedPapers } from './related-papers.ts'
import { wordsOfTrade } from './trade.ts'
import { movementWords } from './waste.ts'
import { withWaysOfTransport } from './ways-of-transport.ts'

const formsByLanguage: readonly (readonly [language: string, forms: Forms])[] = [
  ...lexicons.map(({ language, forms }) => [language, forms] as const),
  ['ru', russianForms],
]

/** What each language prints on this form. */
function wordsOf(form: keyof Forms): FormWords {
  const languages = formsByLanguage.flatMap(([language, { [form]: words }]) =>
    words ? [[language, words] as const] : [],
  )
  return Object.fromEntries(languages)
}

const awb = wordsOf('awb')
const airSecurity: FormWords = Object.fromEntries(
  Object.entries(wordsOf('air-security')).map(([language, { titles, labels }]) => [
    language,
    { titles, labels: { ...awb[language]?.labels, ...labels } },
  ]),
)
const annexVii = wordsOf('waste-annex-vii')

/** What the forms of each kind print; the note of the CMR is what the lexicons themselves are about. */
export const wordsOfKinds: Readonly<Record<string, FormWords>> = withWaysOfTransport(
  withRelatedPapers({
    cim: wordsOf('cim'),
    awb,
    'air-security': airSecurity,
    'bill-of-lading': wordsOf('bill-of-lading'),
    'inland-waterway': wordsOf('inland-waterway'),
    'dangerous-goods': wordsOf('dangerous-goods'),
    'waste-annex-vii': annexVii,
    'waste-movement': movementWords(wordsOf('waste-movement'), annexVii, wordsOf('waste-national')),
    ...wordsOfTrade,
  }),
)
