import { PARTNER_LANGUAGES, type PartnerLanguage } from '@efti-hub/contract'
import type { AnswerWords } from './answer-words.ts'

/** Each language is a part of its own: a page reads one. */
const LOAD: Record<PartnerLanguage, () => Promise<{ words: AnswerWords }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  cs: () => import('./cs.ts'),
}

export const loadAnswerWords = async (language: PartnerLanguage): Promise<AnswerWords> =>
  (await LOAD[language]()).words

/** Of who has no request, such as behind a link that has expired: what the browser prefers. */
export function browserLanguage(preferred: readonly string[] = navigator.languages): PartnerLanguage {
  for (const tag of preferred) {
    const language = PARTNER_LANGUAGES.find((one) => one === tag.slice(0, 2).toLowerCase())
    if (language) return language
  }
  return 'en'
}
