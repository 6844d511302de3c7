// `npm run words:missing`: how much each language lacks; with a code behind `--`: what it lacks.
import { wordsOfKinds } from '../src/words/kinds/index.ts'
import { languages } from '../src/words/languages/index.ts'
import type { Lexicon } from '../src/words/lexicon.ts'
import { phraseNames } from '../src/words/phrases/names.ts'
import type { PhraseName, Phrases } from '../src/words/phrases/phrases.ts'

const [english] = languages
if (!english) throw new Error('English comes first among the languages')

const keysOf = (words: object) =>
  Object.entries(words)
    .filter(([, value]) => Object.keys(value).length > 0)
    .map(([key]) => key)

/** The keys of a lexicon that have words, those of its labels and parts each by themselves. */
const filled = (lexicon: Lexicon): ReadonlySet<string> =>
  new Set([
    ...keysOf(lexicon),
    ...keysOf(lexicon.labels).map((key) => `labels.${key}`),
    ...keysOf(lexicon.parts).map((key) => `parts.${key}`),
  ])

const missingKeys = (lexicon: Lexicon) =>
  [...filled(english.lexicon)].filter((key) => !filled(lexicon).has(key))
const missingPhrases = (phrases: Phrases) =>
  (Object.keys(phraseNames) as PhraseName[]).filter((name) => !phrases[name])
const missingKinds = (language: string) =>
  Object.keys(wordsOfKinds).filter((kind) => !wordsOfKinds[kind]?.[language])

const code = process.argv[2]
const chosen = languages.find(({ lexicon }) => lexicon.language === code)
if (code && !chosen) throw new Error(`No language '${code}' in packages/reading/src/words/languages/index.ts`)
if (chosen) listMissing(chosen.lexicon, chosen.phrases)
else countMissing()

function listMissing(lexicon: Lexicon, phrases: Phrases) {
  console.log(`${lexicon.language}: keys of languages/${lexicon.language}.ts\n`)
  for (const key of missingKeys(lexicon)) console.log(`  ${key}`)
  console.log('\nForms without words in kinds/\n')
  for (const kind of missingKinds(lexicon.language)) console.log(`  ${kind}`)
  console.log(`\nPhrases of phrases/${lexicon.language}.ts\n`)
  for (const name of missingPhrases(phrases)) {
    const examples = english?.phrases[name]?.slice(0, 3).join(' | ')
    console.log(`  ${name}: ${phraseNames[name]}${examples ? `; English: ${examples}` : ''}`)
  }
}

function countMissing() {
  console.log('language | keys | forms | phrases')
  for (const { lexicon, phrases } of languages)
    console.log(
      [
        lexicon.language,
        missingKeys(lexicon).length,
        missingKinds(lexicon.language).length,
        missingPhrases(phrases).length,
      ].join(' | '),
    )
}
