import type { PartnerLanguage } from '@efti-hub/contract'
import { czech } from './cs.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import type { PartnerWords } from './words.ts'

const WORDS: Record<PartnerLanguage, PartnerWords> = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  es: spanish,
  nl: dutch,
  pl: polish,
  cs: czech,
}

export const wordsIn = (language: PartnerLanguage): PartnerWords => WORDS[language]

/** Of Belgium, Switzerland and Luxembourg the language of most freight documents; the person can choose another. */
const OF_COUNTRY: Record<string, PartnerLanguage> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  FR: 'fr',
  LU: 'fr',
  MC: 'fr',
  IT: 'it',
  SM: 'it',
  ES: 'es',
  NL: 'nl',
  BE: 'nl',
  PL: 'pl',
  CZ: 'cs',
}

export const languageOf = (country: string): PartnerLanguage => OF_COUNTRY[country] ?? 'en'
