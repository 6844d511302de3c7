export type Script = 'latin' | 'cyrillic' | 'greek'

export interface Language {
  /** ISO 639-2/T, as models are named. */
  code: string
  /** For people: 'German'. */
  name: string
  script: Script
}

const latin = (code: string, name: string): Language => ({ code, name, script: 'latin' })

/** Languages of the Union that documents can be read in, the most frequent on freight documents first. */
export const LANGUAGES: readonly Language[] = [
  latin('eng', 'English'),
  latin('deu', 'German'),
  latin('fra', 'French'),
  latin('pol', 'Polish'),
  latin('ita', 'Italian'),
  latin('spa', 'Spanish'),
  latin('nld', 'Dutch'),
  latin('ces', 'Czech'),
  latin('ron', 'Romanian'),
  latin('hun', 'Hungarian'),
  latin('por', 'Portuguese'),
  latin('swe', 'Swedish'),
  latin('dan', 'Danish'),
  latin('fin', 'Finnish'),
  latin('slk', 'Slovak'),
  latin('slv', 'Slovenian'),
  latin('hrv', 'Croatian'),
  { code: 'bul', name: 'Bulgarian', script: 'cyrillic' },
  { code: 'ell', name: 'Greek', script: 'greek' },
  latin('lit', 'Lithuanian'),
  latin('lav', 'Latvian'),
  latin('est', 'Estonian'),
]

export const languageName = (code: string): string =>
  LANGUAGES.find((language) => language.code === code)?.name ?? code

export const isLatin = (code: string): boolean =>
  LANGUAGES.find((language) => language.code === code)?.script === 'latin'

/** In place of a language: any letters that are not Latin. */
export const OTHER_SCRIPT = 'other-script'
