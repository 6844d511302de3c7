import { execFileSync } from 'node:child_process'
import { plainPath } from '@efti-hub/efti'
import { recogniseFile } from '../../apps/server/src/pipeline/recognition/recognise-file.ts'
import { withPrintedTotals } from '../../packages/reading/src/choose/printed-totals.ts'
import type { Recognised, Word } from '../../packages/reading/src/layout/pages.ts'
import { standPagesUp } from '../../packages/reading/src/pages-as-read.ts'
import { proposeCandidates } from '../../packages/reading/src/propose-candidates.ts'
import type { Candidate } from '../../packages/reading/src/proposers/candidate.ts'
import { type Random, randomFrom } from '../../samples/make/scans/random.ts'
import { compare } from '../extraction/samples/compare.ts'
import { type PaperTruth, type SamplePaper, samplePapers } from '../extraction/samples/sample-papers.ts'

/** A document that was opened, or a copy of one, with everything that may be a value of it. */
export interface OpenedDocument {
  name: string
  /** Documents of the same commit were written by the same few people. */
  writers: string
  truth: PaperTruth
  recognised: Recognised
  candidates: readonly Candidate[]
  judged: ReadonlyMap<Candidate, Judged>
}

/** How many values of a candidate are right; those that count neither way are left out. */
export interface Judged {
  right: number
  wrong: number
}

/** So many copies of each document have a part of their labels made unreadable, as those of unknown makers are. */
const COPIES = 3
const UNREADABLE = 0.2

/**
 * Documents with pages; data files have no candidates. Those of November 2026 are left out: their true values leave out fields
 * that others list.
 */
export async function openedDocuments(): Promise<{ documents: OpenedDocument[]; copies: OpenedDocument[] }> {
  const writers = writersOf()
  const documents: OpenedDocument[] = []
  const copies: OpenedDocument[] = []
  const papers = samplePapers('worked-on')
  const listed = new Set(papers.flatMap(({ truth }) => Object.keys(truth.values).map(plainPath)))
  for (const paper of papers) {
    const recognised = await recogniseFile({ bytes: paper.bytes, originalName: paper.file })
    if (recognised.pages.length === 0 || recognised.format === 'csv') continue
    const of = (read: Recognised) => opened(paper, writers.get(paper.name) ?? 'unknown', read, listed)
    documents.push(of(recognised))
    const random = randomFrom(paper.name)
    for (let copy = 0; copy < COPIES; copy++) copies.push(of(withUnknownLabels(recognised, random)))
  }
  return { documents, copies }
}

function opened(
  { name, truth }: SamplePaper,
  writers: string,
  recognised: Recognised,
  listed: ReadonlySet<string>,
): OpenedDocument {
  const candidates = withPrintedTotals(proposed(recognised).candidates)
  const judged = new Map(candidates.map((candidate) => [candidate, judge(candidate, truth, listed)]))
  return { name, writers, truth, recognised, candidates, judged }
}

const proposed = (recognised: Recognised) =>
  proposeCandidates(recognised.format === 'pdf' ? standPagesUp(recognised) : recognised)

/** What no document's true values list was left out by their writers, and says nothing. */
function judge({ readings }: Candidate, truth: PaperTruth, listed: ReadonlySet<string>): Judged {
  const known = readings.filter(({ place }) => listed.has(plainPath(place.path)))
  const values = known.map(({ place, value }) => ({ path: place.path, value, confidence: 1 }))
  const { judged } = compare({ values }, truth)
  const right = judged.filter(({ isRight }) => isRight).length
  return { right, wrong: judged.length - right }
}

/** The commit that brought each document. */
function writersOf(): Map<string, string> {
  const log = execFileSync(
    'git',
    [
      'log',
      '--diff-filter=A',
      '--name-only',
      '--format=commit %h',
      '--',
      'samples/papers/worked-on/*/truth.json',
    ],
    { encoding: 'utf8' },
  )
  const writers = new Map<string, string>()
  let commit = ''
  for (const line of log.split('\n')) {
    commit = /^commit (\w+)/.exec(line)?.[1] ?? commit
    const name = line.split('/')[3]
    if (name && !writers.has(name)) writers.set(name, commit)
  }
  return writers
}

/** Words of turned pages are in other places once the page stands up: they keep their labels. */
function withUnknownLabels(recognised: Recognised, random: Random): Recognised {
  const hidden = new Set<string>()
  for (const labels of proposed(recognised).labels.values())
    for (const { words } of labels)
      if (random() < UNREADABLE) for (const word of words) hidden.add(keyOf(word))
  const unread = (word: Word): Word =>
    hidden.has(keyOf(word)) ? { ...word, text: otherLetters(word.text, random) } : word
  return {
    ...recognised,
    pages: recognised.pages.map((page) => ({ ...page, words: page.words.map(unread) })),
  }
}

const keyOf = ({ text, box }: Word) => `${text} ${box.map((at) => Math.round(at)).join(' ')}`

const LETTERS = 'bdfghjklmpqrtvwxyz'
const otherLetters = (text: string, random: Random) =>
  text.replace(/\p{L}/gu, (letter) => {
    const other = LETTERS[Math.floor(random() * LETTERS.length)] ?? ''
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })
