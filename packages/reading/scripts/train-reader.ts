/**
 * Trains the learned reader on the opened documents and writes src/learned/weights.generated.json: the same documents and rules
 * give the same file. Prints how it does on documents of writers that it was not trained on, with a quarter of their labels unknown.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  balancedOf,
  compare,
  precisionOf,
  recallOf,
  type SampleTally,
  sumTallies,
} from '../../../bench/extraction/samples/compare.ts'
import type { PaperTruth } from '../../../bench/extraction/samples/sample-papers.ts'
import { extractFromPages } from '../src/extract-from-pages.ts'
import type { ExtractedValue } from '../src/fields/extracted.ts'
import type { Recognised } from '../src/layout/pages.ts'
import { signsOf } from '../src/learned/agreement.ts'
import { fillSilence } from '../src/learned/fill-silence.ts'
import { type Network, packNetwork, tagWords } from '../src/learned/network.ts'
import { proposeValues } from '../src/learned/propose-values.ts'
import { seeWords } from '../src/learned/see-words.ts'
import type { SeenDocument, SeenWord } from '../src/learned/seen-document.ts'
import { tags } from '../src/learned/tags.ts'
import { standPagesUp } from '../src/pages-as-read.ts'
import type { Label } from '../src/proposers/labels/find-labels.ts'
import { storedNames, storedPages } from '../src/testing/stored-documents.ts'
import { acrossFolds, fitAgreement, type JudgedValue } from './train/fit-agreement.ts'
import { generatedPages } from './train/generated-documents.ts'
import { shareOf } from './train/share-of.ts'
import { type Lesson, trainNetwork } from './train/train-network.ts'
import { keyOf, trueTags } from './train/true-tags.ts'
import writers from './train/writers.json' with { type: 'json' }

/** This share of the phrases of labels is hidden in all views but the first; others in each. */
const HIDDEN = 0.25
const VIEWS = [0, 1, 2, 3]
/** Of generated documents, which are alike. */
const VIEWS_OF_GENERATED = [0, 1]
const VIEW_TO_JUDGE = 101
/** From this likelihood on a value is certain; more than the 99 of 100 of documents judged here, as those of unseen writers are read worse. */
const CERTAIN_FROM = 0.985

interface View {
  seen: SeenDocument
  words: SeenWord[]
  values: readonly ExtractedValue[]
}

interface Document extends Lesson {
  fold: number
  truth: PaperTruth
  toJudge: View
}

const startedAt = Date.now()
const after = () => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`
const documents = storedNames().flatMap((name) => documentOf(name) ?? [])
const generated = (await generatedPages()).flatMap(({ name, recognised, truth }) => {
  const views = VIEWS_OF_GENERATED.map((view) => viewOf(name, recognised, view))
  return lessonOf(views, truth) ?? []
})
console.log(`${documents.length} documents and ${generated.length} generated ones are seen (${after()})`)

const judged: JudgedValue[] = []
const tallies: { rules: SampleTally[]; filled: SampleTally[] } = { rules: [], filled: [] }
for (const fold of writers.keys()) {
  const network = trainNetwork([...documents.filter((document) => document.fold !== fold), ...generated])
  for (const document of documents) if (document.fold === fold) judge(document, network)
  console.log(`without the writers of group ${fold + 1}: done (${after()})`)
}
printFill()
const agreement = agreementOf()

const network = trainNetwork([...documents, ...generated], (line) => console.log(`${line} (${after()})`))
const file = new URL('../src/learned/weights.generated.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ agreement, network: packNetwork(network) })}\n`)
console.log(`written (${after()})`)
process.exit(0)

function documentOf(name: string): Document | undefined {
  const truth = JSON.parse(
    readFileSync(new URL(`../../../samples/papers/worked-on/${name}/truth.json`, import.meta.url), 'utf8'),
  ) as PaperTruth
  const recognised = storedPages(name)
  const lesson = lessonOf(
    VIEWS.map((view) => viewOf(name, recognised, view)),
    truth,
  )
  const toJudge = viewOf(name, recognised, VIEW_TO_JUDGE)
  if (!lesson || !toJudge) return undefined
  const fold = writers.findIndex((names) => names.includes(name))
  if (fold < 0) throw new Error(`${name} is in no group of train/writers.json: add it to its writer's`)
  return { ...lesson, fold, truth, toJudge }
}

/** @param views the first with all labels */
function lessonOf([first, ...others]: (View | undefined)[], truth: PaperTruth): Lesson | undefined {
  if (!first) return undefined
  const tagOfWord = trueTags(first.words, first.values, truth)
  const tagsOf = (words: readonly SeenWord[]) =>
    words.map((word) => tags.indexOf(tagOfWord.get(keyOf(word)) ?? ''))
  return {
    views: [first, ...others].flatMap((view) =>
      view ? [{ words: view.words, tags: tagsOf(view.words) }] : [],
    ),
  }
}

/** Undefined where the document was not read by pages, or nothing was. */
function viewOf(name: string, recognised: Recognised, view: number): View | undefined {
  if (!['pdf', 'docx', 'doc', 'txt'].includes(recognised.format)) return undefined
  let found: View | undefined
  const isKnown = ({ words }: Label) => {
    const text = [...words].map((word) => word.text).join(' ')
    return view === 0 || shareOf(`${view}|${name}|${text.toLowerCase()}`) >= HIDDEN
  }
  const pages = recognised.format === 'pdf' ? standPagesUp(recognised) : recognised
  extractFromPages(pages, undefined, undefined, {
    knows: isKnown,
    saw: (seen, values) => {
      found = { seen, values, words: seeWords(seen) }
    },
  })
  return found
}

function judge({ truth, toJudge, fold }: Document, trained: Network): void {
  const { seen, words, values } = toJudge
  const shares = tagWords(words, trained)
  const proposals = proposeValues(seen, words, shares)
  const pages = seen.pages.map(({ layout }) => layout)
  const filled = fillSilence(values, proposals, pages)
  tallies.rules.push(tallyOf(values, truth))
  tallies.filled.push(tallyOf([...values, ...filled], truth))
  // The confidence stands for the value, so that what is compared says which one it was.
  const numbered = values.map((value, at) => ({ ...value, confidence: 1 + at }))
  for (const { confidence, isRight } of compare(extractedOf(numbered), truth).judged) {
    const value = values[confidence - 1] as ExtractedValue
    judged.push({
      isRight,
      fold,
      confidence: value.confidence,
      signs: signsOf(value, words, shares, proposals),
    })
  }
}

function extractedOf(values: readonly ExtractedValue[]) {
  return { kind: '', kindConfidence: 1, language: null, values: [...values], findings: [] }
}

function tallyOf(values: readonly ExtractedValue[], truth: PaperTruth): SampleTally {
  return compare(extractedOf(values), truth).tally
}

function printFill(): void {
  for (const [name, all] of Object.entries(tallies)) {
    const tally = sumTallies(all)
    const figures = [balancedOf, precisionOf, recallOf].map((figure) => (100 * figure(tally)).toFixed(2))
    console.log(`${name}: F1 ${figures[0]}, precision ${figures[1]}, recall ${figures[2]}`)
  }
}

function agreementOf() {
  const right = judged.filter(({ isRight }) => isRight).length
  const print = (name: string, certain: readonly { isRight: boolean }[]) => {
    const count = certain.filter(({ isRight }) => isRight).length
    const [precision, share] = [count / certain.length, count / right].map((s) => (100 * s).toFixed(2))
    console.log(`${name}: ${precision} % of the certain are right, ${share} % of the right are certain`)
  }
  print(
    'rules',
    judged.filter(({ confidence }) => confidence >= 0.9),
  )
  const silent = judged.filter(({ signs, confidence }) => !signs && confidence >= 0.9)
  const across = acrossFolds(judged)
  for (const from of [0.9, 0.95, CERTAIN_FROM]) {
    const certain = across.flatMap(({ value, likely }) => (likely >= from ? [value] : []))
    print(`from ${from}`, [...certain, ...silent])
  }
  return { weights: fitAgreement(judged), certainFrom: CERTAIN_FROM }
}
