export type Script = 'latin' | 'cyrillic' | 'greek'

export interface Language {
  /** ISO 639-2/T, as models are named. */
  code: string
  /** ISO 639-1 of the language, and of another one in the same letters, for which there is no model. */
  languages: readonly string[]
  /** For people: 'German'. */
  name: string
  script: Script
}

const latin = (code: string, name: string, ...languages: string[]): Language => ({
  code,
  languages,
  name,
  script: 'latin',
})

/** Languages of the Union that documents can be read in, the most frequent on freight documents first. */
export const LANGUAGES: readonly Language[] = [
  latin('eng', 'English', 'en'),
  latin('deu', 'German', 'de'),
  latin('fra', 'French', 'fr'),
  latin('pol', 'Polish', 'pl'),
  latin('ita', 'Italian', 'it'),
  latin('spa', 'Spanish', 'es'),
  latin('nld', 'Dutch', 'nl'),
  latin('ces', 'Czech', 'cs'),
  latin('ron', 'Romanian', 'ro'),
  latin('hun', 'Hungarian', 'hu'),
  latin('por', 'Portuguese', 'pt'),
  latin('swe', 'Swedish', 'sv'),
  latin('dan', 'Danish', 'da', 'no'),
  latin('fin', 'Finnish', 'fi'),
  latin('slk', 'Slovak', 'sk'),
  latin('slv', 'Slovenian', 'sl'),
  latin('hrv', 'Croatian', 'hr', 'sr'),
  { code: 'bul', languages: ['bg', 'uk'], name: 'Bulgarian', script: 'cyrillic' },
  { code: 'ell', languages: ['el'], name: 'Greek', script: 'greek' },
  latin('lit', 'Lithuanian', 'lt'),
  latin('lav', 'Latvian', 'lv'),
  latin('est', 'Estonian', 'et'),
]

/** Code of the model that reads a language; null where none does. */
export const modelOf = (language: string): string | null =>
  LANGUAGES.find(({ languages }) => languages.includes(language))?.code ?? null

export const languageName = (code: string): string =>
  LANGUAGES.find((language) => language.code === code)?.name ?? code

export const isLatin = (code: string): boolean =>
  LANGUAGES.find((language) => language.code === code)?.script === 'latin'

/** In place of a language: any letters that are not Latin. */
export const OTHER_SCRIPT = 'other-script'
