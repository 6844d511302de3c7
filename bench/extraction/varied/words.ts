import words from './words.json' with { type: 'json' }

export type VariedLanguage = keyof typeof words
/** What is printed on documents of the trade, each in several ways. */
export type WordKey = keyof (typeof words)['en']

export const variedLanguages = Object.keys(words) as VariedLanguage[]

/** All ways to say it, parted by bars; not taken from the words that the reader knows. */
export const waysToSay = (key: WordKey, language: VariedLanguage): string => words[language][key]
