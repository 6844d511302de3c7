// `npm run words:missing`: how much each language lacks; with a code behind `--`: what it lacks.
import { wordsOfKinds } from '../src/words/kinds/index.ts'
import { lexicons } from '../src/words/languages/index.ts'
import type { Lexicon } from '../src/words/lexicon.ts'
import { phraseNames } from '../src/words/phrases/names.ts'
import type { PhraseName } from '../src/words/phrases/phrases.ts'

const [english] = lexicons
if (!english) throw new Error('English comes first among the languages')

const keysOf = (words: object) =>
  Object.entries(words)
    .filter(([, value]) => Object.keys(value).length > 0)
    .map(([key]) => key)

/** The keys of a lexicon that have words, those of its labels and parts each by themselves; its forms are counted by kind. */
const filled = ({ forms: _, ...lexicon }: Lexicon): ReadonlySet<string> =>
  new Set([
    ...keysOf(lexicon),
    ...keysOf(lexicon.labels).map((key) => `labels.${key}`),
    ...keysOf(lexicon.parts).map((key) => `parts.${key}`),
  ])

const missingKeys = (lexicon: Lexicon) => [...filled(english)].filter((key) => !filled(lexicon).has(key))
const missingPhrases = ({ phrases }: Lexicon) =>
  (Object.keys(phraseNames) as PhraseName[]).filter((name) => !phrases[name])
const missingKinds = (language: string) =>
  Object.keys(wordsOfKinds).filter((kind) => !wordsOfKinds[kind]?.[language])

const code = process.argv[2]
const chosen = lexicons.find(({ language }) => language === code)
if (code && !chosen) throw new Error(`No language '${code}' in packages/reading/src/words/languages/index.ts`)
if (chosen) listMissing(chosen)
else countMissing()

function listMissing(lexicon: Lexicon) {
  console.log(`languages/${lexicon.language}.ts has no\n`)
  for (const key of missingKeys(lexicon)) console.log(`  ${key}`)
  console.log('\nwords of these kinds (`forms`)\n')
  for (const kind of missingKinds(lexicon.language)) console.log(`  ${kind}`)
  console.log('\nand no `phrases`\n')
  for (const name of missingPhrases(lexicon)) {
    const examples = english?.phrases[name]?.slice(0, 3).join(' | ')
    console.log(`  ${name}: ${phraseNames[name]}${examples ? `; English: ${examples}` : ''}`)
  }
}

function countMissing() {
  console.log('language | keys | forms | phrases')
  for (const lexicon of lexicons)
    console.log(
      [
        lexicon.language,
        missingKeys(lexicon).length,
        missingKinds(lexicon.language).length,
        missingPhrases(lexicon).length,
      ].join(' | '),
    )
}
