import type { Concept } from '../../fields/concepts.ts'
import { textOf } from '../../layout/runs.ts'
import { endOfCompany } from '../../values/address/names/company-name.ts'
import { phrase } from '../../words/phrases/index.ts'
import { formsOnNextLine } from '../../words/terms/legal-forms.ts'
import type { Token } from '../tokens.ts'

const form = new RegExp(`^(?:${formsOnNextLine})$`)

/** 'B.V.' on the line below 'Nijhuis Transport' is the rest of a name. */
export const isRestOfName = (text: string): boolean => form.test(text)

const ofCarriers = new Set<Concept>(['carrier', 'wayOfTransport', 'freightForwarder'])

const companyAbbreviationPattern = new RegExp(String.raw`^(?:${phrase('companyAbbreviation')})\.$`, 'u')

/** 'NEPHIN PLANT & HAULAGE', 'Tideswell Bros. Haulage' are one name. */
export const endsName = (concept: Concept, { run, word }: Token): boolean => {
  if (!ofCarriers.has(concept) || word.text.endsWith(':')) return false
  const before = run.words[run.words.indexOf(word) - 1]?.text ?? ''
  return before === '&' || companyAbbreviationPattern.test(before)
}

/** What a haulier is called may be the first word of its name: 'Carrier: Kuljetusliike Peltoniemi Ky'. */
const ofNames = new RegExp(`^(?:${phrase('haulageCompany')})$`, 'iu')

/** Behind a colon such a word, and behind it a company's name with its legal form, is no label of its own. */
export function beginsName(concept: Concept, { run, word }: Token): boolean {
  const at = run.words.indexOf(word)
  if (!ofCarriers.has(concept) || !ofNames.test(word.text)) return false
  if (!run.words.slice(0, at).some(({ text }) => text.endsWith(':'))) return false
  return endOfCompany(textOf(run.words.slice(at)), 0)?.hasForm === true
}
