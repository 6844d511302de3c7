import type { Concept } from '../fields/concepts.ts'
import { type PageLayout, textOf } from '../layout/runs.ts'
import { rowsByNumber } from '../proposers/dangerous-goods/rows-by-number.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { dangerousLinesIn } from '../values/dangerous-goods/un-line.ts'
import { bareWords } from '../words/compare.ts'
import { lexicons } from '../words/index.ts'
import { phrase } from '../words/phrases/index.ts'
import { isCompany } from './evidence/freight-shown.ts'
import { isWithin } from './heads/heading-place.ts'

/** 'Dangerous goods' in the languages of the Union, as papers for them name themselves in whatever words. */
const dangerous = new RegExp(String.raw`\bADR\b|\bIMDG\b|\bRID\b|${phrase('dangerousGoods')}`, 'iu')

/** What is told under the law of a mode of transport: 'gemäß ADR', 'ai sensi del 5.4.1 ADR'. */
const underLaw = /\b(?:ADR|RID|ADN|IMDG|IMO|ICAO|IATA[- ]DGR)\b|\b5\.4\.1(?!\d)/

const parties: readonly Concept[] = ['consignor', 'consignee']

/**
 * Whether a paper whose title is in no list is one for dangerous goods: it names them in its head, or the law that asks for
 * it, describes at least one as ADR 5.4.1.1.1 asks, and says who sends and receives it, under labels, in a sentence or as a
 * letter does. A safety data sheet does the last of it for nobody.
 */
export function mentionsDangerousGoods(pages: readonly PageLayout[], labels: readonly Label[]): boolean {
  const [first] = pages
  if (!first) return false
  const head = first.runs.filter((run) => isWithin(0.25, run, first))
  const text = pages.flatMap(({ runs }) => runs.map((run) => textOf(run.words))).join('\n')
  const lines = dangerousLinesIn(text)
  const labelled = parties.every((party) => labels.some((l) => l.concept === party))
  const isNamed = head.some((run) => dangerous.test(textOf(run.words)))
  const inPart = parties.some((party) => labels.some((l) => l.concept === party)) && companies(pages) > 0
  const isListed = lines.length > 0 || (isNamed && pages.some((page) => rowsByNumber(page).goods.length > 0))
  if (isListed && isNamed && (labelled || inPart || companies(pages) >= parties.length)) return true
  const described = lines.some(({ hazardClass }) => hazardClass !== undefined)
  return (
    described &&
    underLaw.test(text) &&
    (labelled || namesBothParties(text) || companies(pages) >= parties.length)
  )
}

/** Words for both parties stand in the text: 'destinatario', 'Absender ist'. */
function namesBothParties(text: string): boolean {
  const words = new Set(bareWords(text).split(' '))
  return parties.every((party) => wordsFor(party).some((word) => words.has(word)))
}

/** How many lines name a company: a letter does so in its head and in its window. */
const companies = (pages: readonly PageLayout[]) => pages.flatMap(({ runs }) => runs).filter(isCompany).length

/** The labels of one word that name the party in any language. */
const wordsFor = (party: Concept) =>
  lexicons
    .flatMap((l) => l.labels[party] ?? [])
    .filter((label) => /^\p{L}{5,}$/u.test(label))
    .map(bareWords)
