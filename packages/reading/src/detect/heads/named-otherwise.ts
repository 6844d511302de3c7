import { kinds } from '../../kinds/all-kinds.ts'
import type { Kind } from '../../kinds/kind.ts'
import { type PageLayout, type Run, sizeOf, textOf } from '../../layout/runs.ts'
import type { Label } from '../../proposers/labels/find-labels.ts'
import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { papersOfOtherUse } from '../../words/terms/other-papers.ts'
import type { FoundTitle } from '../find-titles.ts'
import { aboveLabels, largeFrom } from './heading-place.ts'
import { titlesOfTrade } from './names-of-papers.ts'

const ofOtherUse = new Set(Object.values(papersOfOtherUse).flat().map(bareWords))

/** 'Transport order' is no label of a reference, as 'Order' may be. */
const inSeveralWords = new Set([...ofOtherUse].filter((name) => name.includes(' ')))

const namesOf = new Map(kinds.map((kind) => [kind, kind.titles.map(({ words }) => bareWords(words))]))

/** Headings of papers that also name senders, goods and weights but are something else than this kind. */
const otherTitles = new Set([
  ...lexicons.flatMap((l) => l.otherPapers).map(bareWords),
  ...titlesOfTrade,
  ...ofOtherUse,
])

/** The line begins with one of the names, or ends with it. */
const begins = (key: string, names: ReadonlySet<string>) => {
  const words = key.split(' ')
  return words.some((_, i) => names.has(words.slice(0, i + 1).join(' ')))
}
const ends = (key: string, names: ReadonlySet<string>) => {
  const words = key.split(' ')
  return words.some((_, i) => names.has(words.slice(i).join(' ')))
}

/** 'Bestellung Nr.' in bold asks for a number; it does not say what the paper is. */
const isLabel = (run: Run, labels: readonly Label[]) =>
  labels.some((l) => l.page === 1 && run.words.every((w) => l.words.has(w)))

/** Words of a heading; a large one may say what it is about. */
const mostInHeading = 5
const mostInSubject = 12

/** The page says in its head that it is another paper than one of this kind. */
export function startsAsOther(
  kind: Kind,
  pages: readonly PageLayout[],
  labels: readonly Label[],
  title: FoundTitle | null,
): boolean {
  const page = pages[0]
  if (!page) return false
  const own = namesOf.get(kind) ?? []
  const largeSize = largeFrom(page)
  const large = title && title.page === page.number ? Math.max(...title.span.words.map(sizeOf)) : 0
  return page.runs.some((run) => {
    // Of two names of papers the one set clearly larger is this paper's.
    if (large >= largeSize && run.size < 0.75 * large) return false
    if (run.box[1] > 0.4 * page.page.height) return false
    const isLarge = run.size >= largeSize
    if (run.words.length > (isLarge ? mostInSubject : mostInHeading)) return false
    const heading =
      isLarge || run.words.every((w) => w.bold) || (run.words.length <= 2 && aboveLabels(run, labels))
    if (!heading || isLabel(run, labels)) return false
    const key = withoutNumber(bareWords(textOf(run.words)))
    if (!kind.sharesTitles && own.some((title) => ` ${key} `.includes(` ${title} `))) return false
    // What ends a longer line is part of what it is about: '... or port to port shipment'.
    return begins(key, otherTitles) || (run.words.length <= mostInHeading && ends(key, otherTitles))
  })
}

/** '2. Mahnung', 'Nr. 118 Angebot'. */
const withoutNumber = (key: string) => key.replace(/^(?:(?:\d+|nr|no|n) )+/, '')

/** What stands first on a page, in lines. */
const topLines = 4

/** The first lines, or large ones, begin with the name of a paper that is no freight paper; 'Booking No' asks for a number. */
export function headsOtherUse(pages: readonly PageLayout[], labels: readonly Label[]): boolean {
  const page = pages[0]
  if (!page) return false
  const largeSize = largeFrom(page)
  return page.runs.some((run, at) => {
    if (run.words.length > mostInSubject || labels.some((l) => run.words.some((w) => l.words.has(w))))
      return false
    const key = withoutNumber(bareWords(textOf(run.words)))
    if (at < topLines) return begins(key, ofOtherUse)
    if (run.box[1] > head * page.page.height) return false
    return begins(key, run.size < largeSize ? inSeveralWords : ofOtherUse)
  })
}

/** The head of a paper, as a share of its first page. */
const head = 0.35

/** A line of the head, in whatever type, begins with the name of a paper that is no freight paper: 'Quotation Q-118'. */
export function namesOtherUse(pages: readonly PageLayout[]): boolean {
  const page = pages[0]
  if (!page) return false
  return page.runs.some((run) => {
    if (run.box[1] > head * page.page.height || run.words.length > mostInSubject) return false
    const key = withoutNumber(bareWords(textOf(run.words)))
    return begins(key, ofOtherUse)
  })
}
