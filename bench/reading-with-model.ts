/**
 * What a model adds to reading and what it spoils: the documents of samples/papers with their true values, a scripted model that answers
 * truthfully, with 10 % wrong and with 30 % invented answers, and none. Asked as the product asks: about what is missing, doubtful or
 * contradictory, then about all that most documents carry.
 *
 *   npm run bench:reading-with-model                all documents, text layer
 *   npm run bench:reading-with-model -- --loose     accepts what is on the page and of the type, without a look at labels
 *   npm run bench:reading-with-model -- --held-back only those
 */
import { createHash } from 'node:crypto'
import { addAnswers, type Extracted, readPages } from '@efti-hub/reading'
import { putInForce } from '../apps/server/src/pipeline/extraction/corrections/in-force.ts'
import { whatToAsk } from '../apps/server/src/pipeline/model-reading/what-to-ask.ts'
import { recogniseFile } from '../apps/server/src/pipeline/recognition/recognise-file.ts'
import { alignRows } from './extraction/samples/align-rows.ts'
import {
  balancedOf,
  certaintyOf,
  compare,
  precisionOf,
  recallOf,
  type SampleTally,
  sumTallies,
} from './extraction/samples/compare.ts'
import { partsOf, sampleEntries } from './extraction/samples/entries.ts'
import { type SamplePaper, samplePapers } from './extraction/samples/sample-papers.ts'
import { scriptedModel, seeded, type Truth } from './reading-with-model/scripted-model.ts'

const MODELS = { 'no model': null, truthful: 0, '10 % wrong': 0.1, '30 % invented': 0.3 } as const
const POLICIES = { 'missing, doubtful, contradictory': false, 'all usual fields': true } as const
/** What a wrong model answers is drawn so often; its figures are those of all draws together. */
const DRAWS = 5
/** Rules that look at the day ('in the past') see the same in every run. */
const AS_OF = new Date('2026-11-25T12:00:00Z')

interface Sum {
  tallies: SampleTally[]
  asked: number
  answers: number
  added: number
  refused: Map<string, number>
}

const labelled = !process.argv.includes('--loose')
const papers = [
  ...(process.argv.includes('--held-back') ? [] : samplePapers('worked-on')),
  ...samplePapers('held-back'),
]
const sums = new Map<string, Sum>()

for (const paper of papers) {
  const recognised = await recogniseFile({ bytes: paper.bytes, originalName: paper.file })
  const extracted = readPages(recognised)
  const answer = scriptedModel(recognised, extracted.language, truthOf(paper, extracted))
  for (const [policy, all] of Object.entries(POLICIES)) {
    const asked = extracted.kind === 'other' ? [] : whatToAsk(inForce(extracted), AS_OF, { all })
    const models = Object.entries(MODELS).flatMap(([model, wrong]) =>
      Array.from({ length: wrong ? DRAWS : 1 }, (_, draw) => ({ model, wrong, draw })),
    )
    for (const { model, wrong, draw } of models) {
      const answers =
        wrong === null
          ? []
          : answer(
              asked.map(({ path }) => path),
              wrong,
              seeded(seedOf(`${paper.file} ${draw}`)),
            )
      const given = { from: 'scripted', answers, labelled }
      const result = addAnswers(extracted, recognised, extracted.kind, given)
      const sum = sumOf(`${paper.group}|${policy}|${model}`)
      sum.tallies.push(compare(result.extracted, paper.truth).tally)
      sum.asked += wrong === null ? 0 : asked.length
      sum.answers += answers.length
      sum.added += result.extracted.values.length - extracted.values.length
      for (const { reason } of result.refused) sum.refused.set(reason, (sum.refused.get(reason) ?? 0) + 1)
    }
  }
}

for (const group of ['worked-on', 'held-back']) {
  for (const policy of Object.keys(POLICIES)) {
    console.log(`\n${group}; asked about: ${policy}${labelled ? '' : '; labels not looked at'}\n`)
    console.log(
      '| model | precision | recall | F1 | certain | of them right | asked | answered | values added |',
    )
    console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|')
    for (const model of Object.keys(MODELS)) {
      const sum = sums.get(`${group}|${policy}|${model}`)
      if (sum) console.log(`| ${model} | ${figuresOf(sum)} |`)
    }
    for (const model of Object.keys(MODELS)) {
      const refused = [...(sums.get(`${group}|${policy}|${model}`)?.refused ?? [])]
      if (refused.length > 0)
        console.log(
          `\nrefused, ${model}: ${refused.map(([reason, count]) => `${reason} ${count}`).join(', ')}`,
        )
    }
  }
}
process.exit(0)

function figuresOf({ tallies, asked, answers, added }: Sum): string {
  const tally = sumTallies(tallies)
  const certain = tally.certainRight + tally.certainWrong
  const share = certain / (tally.right + tally.wrong)
  const figures = [precisionOf(tally), recallOf(tally), balancedOf(tally), share, certaintyOf(tally)]
  return [...figures.map((one) => `${(100 * one).toFixed(2)} %`), asked, answers, added].join(' | ')
}

/** By name, so that a document meets the same answers whatever else is measured. */
function seedOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE()
}

function sumOf(key: string): Sum {
  const found = sums.get(key) ?? { tallies: [], asked: 0, answers: 0, added: 0, refused: new Map() }
  sums.set(key, found)
  return found
}

/** As the server judges it: nothing that a person said, no settings of an organisation. */
function inForce(extracted: Extracted) {
  const { schema, extra, form, notes, unread } = extracted
  return putInForce(
    {
      id: '',
      ...extracted,
      schema: schema ?? null,
      extra: extra ?? [],
      form: form ?? null,
      notes: notes ?? [],
      unread: unread ?? [],
    },
    [],
    [],
    { routeCountries: [], subsets: [], strictAddresses: false, fleet: [], partners: [] },
  )
}

/** Rows that were read in another order than the truth lists them are asked about by the place where they were read. */
function truthOf(paper: SamplePaper, extracted: Extracted): Truth {
  const values = Object.entries(paper.truth.values)
  const read = sampleEntries(extracted.values)
  const wanted = sampleEntries(values.map(([path, value]) => ({ path, value, confidence: 1 })))
  const rows = new Map<string, string>()
  for (const [at, entry] of alignRows(wanted, read).entries()) {
    const [from, to] = [partsOf(read[at]?.path ?? ''), partsOf(entry.path)]
    if (from.head) rows.set(`${from.head}[${from.index}]/`, `${to.head}[${to.index}]/`)
  }
  const known = new Map(values)
  return (path) => {
    const head = /^[A-Za-z]+\[\d+\]\//.exec(path)?.[0] ?? ''
    const value = known.get(`${rows.get(head) ?? head}${path.slice(head.length)}`)
    return value as ReturnType<Truth>
  }
}
