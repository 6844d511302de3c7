import type { Kind, Title } from '../kinds/kind.ts'
import { sameLine } from '../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { type Span, spanOf } from '../layout/span.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { bareWords } from '../words/compare.ts'
import { phrase } from '../words/phrases/index.ts'
import { isCompany } from './evidence/freight-shown.ts'
import { isBesideName } from './heads/beside-names.ts'
import { aboveLabels, isNamedBy, isWithin, largeFrom } from './heads/heading-place.ts'
import { headsColumn } from './heads/headings-of-columns.ts'
import { listedPapers } from './heads/lists-of-papers.ts'
import { asOneWord, asTitleWord, type NamedPaper, namesIn } from './heads/names-of-papers.ts'
import { stackedHeads, typedWide } from './heads/stacked-heads.ts'

/** A title on the page, as evidence of what follows from the kind. */
export interface FoundTitle {
  title: Title
  strength: number
  page: number
  span: Span
  /** Nothing else stands on its line but the paper's number, date and page, and it is set as a heading is. */
  alone: boolean
}

/** Where titles are looked for: a form names itself on its first pages. */
const titlePages = 2

/** The strongest title of each kind. A letter that speaks of papers has none of their names unless it is set apart. */
export function findTitles(
  pages: readonly PageLayout[],
  labels: readonly Label[],
  isLetter = false,
): Map<Kind, FoundTitle> {
  const best = new Map<Kind, FoundTitle>()
  for (const layout of pages.slice(0, titlePages)) {
    const large = largeFrom(layout)
    const isSpaced = (run: Run) =>
      layout.page.synthetic === true && run.words.every(({ bold }) => bold === true)
    const stacked = stackedHeads(layout, (run) => run.size >= large || isSpaced(run))
    const listed = listedPapers(layout)
    for (const run of [...layout.runs, ...stacked, ...typedWide(layout)]) {
      const key = titleKey(run, large)
      const names = namesIn(key)
      for (const name of names) {
        const isLarge = run.size >= large
        const inPassing = !isLarge && (listed.has(run) || headsColumn(run, layout))
        const head: Head = { key, name, names, run, layout, labels, isLarge, isLetter, inPassing }
        const strength = strengthOf(head)
        if (strength > (best.get(name.kind)?.strength ?? 0))
          best.set(name.kind, {
            title: name.title,
            strength,
            page: layout.number,
            span: spanOf(run.words),
            alone: isAlone(head) && isSetApart(head),
          })
      }
    }
  }
  return best
}

/** A line of the page that holds the name of a paper. */
interface Head {
  key: string
  name: NamedPaper
  names: readonly NamedPaper[]
  run: Run
  layout: PageLayout
  labels: readonly Label[]
  isLarge: boolean
  isLetter: boolean
  /** One of several papers that are listed, or the heading of a column. */
  inPassing: boolean
}

/** The words of a run; on a picture, or in a heading, one may have a wrong letter: 'Air Waypbill'. Sentences name no paper. */
function titleKey(run: Run, large: number): string {
  const key = asOneWord(bareWords(textOf(run.words)))
  const certain = run.words.every(({ confidence }) => confidence === 1) && run.size < large
  if (run.words.length > 8 || certain) return key
  return key.split(' ').map(asTitleWord).join(' ')
}

/** A paper that says in large type, or alone in the head, what it is. */
const aloneInHead = 0.1
/** It says so in large type among other words. */
const firstInHead = 0.05

function strengthOf(head: Head): number {
  const { kind, title, at, short } = head.name
  if (short && !isShortHead(head)) return 0
  const own = isAlone(head) && isSetApart(head) ? aloneInHead : at === 0 && head.isLarge ? firstInHead : 0
  const heading = title.weight + 0.08 + own
  // 'Rechnung 4711' among the documents attached names another paper: a paper of the trade has its name as a heading.
  if (kind.ofTrade) return isOwnHeading(head) ? heading : 0
  if (head.inPassing || asksForNumber(head)) return title.weight * 0.5
  if (isHeading(head)) return heading
  return title.weight * (title.weight < 0.6 ? 0.5 : 1)
}

/** It begins the first lines of the paper, or is set large. */
function isShortHead(head: Head): boolean {
  const { run, layout, isLarge, name, labels, inPassing } = head
  if (name.at > 0 || inPassing) return false
  if (isLarge && run.words.length <= wordsOfShortHead) return true
  return isAlone(head) && layout.runs.indexOf(run) < topLines && aboveLabels(run, labels)
}

/** Only names of the same kind, and words that number, date or page it. */
function isAlone({ key, name, names }: Head): boolean {
  const own = names.filter(({ kind }) => kind === name.kind)
  const words = key.split(' ')
  return words.every(
    (word, i) => own.some(({ at, length }) => i >= at && i < at + length) || isBesideName(word),
  )
}

/** Set large, or in a typed head on a line of its own above what the labels ask for. */
function isSetApart({ isLarge, run, layout, labels, key, name }: Head): boolean {
  if (isLarge) return true
  if (!layout.page.synthetic || !inHead(run, layout) || !aboveLabels(run, labels)) return false
  return key.split(' ').length > 1 || name.title.words.length > 5
}

const inHead = (run: Run, layout: PageLayout) => isWithin(0.4, run, layout)

const numberBarePattern = new RegExp(`^(?:${phrase('numberBare')})$`)

/** 'Air Waybill No.' over or beside a number; it may be the number of another paper. */
const asksForNumber = ({ key, name, isLarge }: Head): boolean =>
  !isLarge &&
  key.split(' ').length > name.length &&
  key
    .split(' ')
    .slice(name.at + name.length)
    .every((word) => numberBarePattern.test(word))

/** 'CMR 117-044-26, dodací list 80551177' names papers, and is the name of none. */
const namesSeveralKinds = ({ names, isLarge }: Head): boolean =>
  !isLarge && new Set(names.map(({ kind }) => kind)).size > 1

/** A line of a letter that speaks of more than the paper. */
const isInLetter = (head: Head): boolean => head.isLetter && !head.isLarge && !isAlone(head)

/** 'Re: proof of delivery for CMR 4471-26 and delivery note 117044': letters name papers of the trade oftener than they are some. */
const isSubject = (head: Head): boolean =>
  isInLetter(head) ||
  (head.isLetter && !head.isLarge && (namesSeveralKinds(head) || !hasLine(head.run, head.layout)))

/** Set large, or beginning a line near the top; a whole sentence of the Convention may stand anywhere. */
function isHeading(head: Head): boolean {
  const { run, layout, isLarge, name } = head
  if (namesSeveralKinds(head) || isInLetter(head)) return false
  if (!isWithin(0.35, run, layout)) return false
  const begins = name.at === 0 && run.words.length <= wordsOfHeading
  // Names that a law gives to its forms are long: 'Movement document for transboundary movements of waste ...'.
  const isTop = layout.runs.indexOf(run) < topLines || run.words.every((word) => word.bold)
  const isLong = name.at === 0 && name.length > 1 && run.words.length <= wordsOfLongName
  return isLarge || begins || (isTop && isLong && !/[.;]\s/.test(textOf(run.words)))
}

const wordsOfHeading = 8
const wordsOfShortHead = 6
const wordsOfLongName = 18
const topLines = 6

/** Large, bold or above everything else, and beginning or ending with the name; a number may go with it. */
function isOwnHeading(head: Head): boolean {
  const { key, name, run, layout, labels, isLarge } = head
  if (layout.number > 1 || !inHead(run, layout) || isNamedBy(run, labels)) return false
  if (head.inPassing || isSubject(head)) return false
  const count = key.split(' ').length
  if (name.at > 0 && name.at + name.length < count && !isAlone(head)) return false
  const more = count - name.length
  const alone = isAlone(head)
  if (isLarge) return more <= 5 || alone
  if ((more <= 4 || alone) && run.words.every((w) => w.bold)) return true
  if (more > 1 && !(alone && (name.length > 1 || layout.page.synthetic || hasLine(run, layout)))) return false
  return aboveLabels(run, labels)
}

/** Nothing stands beside it on its line but a date, a page or who made it out. */
const hasLine = (run: Run, layout: PageLayout) =>
  layout.runs.every((other) => other === run || !sameLine(other.box, run.box) || goesWithName(other))

const goesWithName = (run: Run) =>
  date.test(textOf(run.words)) ||
  isCompany(run) ||
  bareWords(textOf(run.words)).split(' ').every(isBesideName)

const date = /(?<!\d)(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}|\d{4}[./-]\d\d[./-]\d\d)(?!\d)/
