import type { Label } from '../candidates/find-labels.ts'
import { sameLine } from '../geometry/box.ts'
import { type PageLayout, type Run, textOf } from '../geometry/runs.ts'
import { type Span, spanOf } from '../geometry/span.ts'
import { bareWords } from '../lexicon/compare.ts'
import { isBesideName } from './heads/beside-names.ts'
import { aboveLabels, isNamedBy, largeFrom } from './heads/heading-place.ts'
import { asOneWord, asTitleWord, type NamedPaper, namesIn } from './heads/names-of-papers.ts'
import { stackedHeads, typedWide } from './heads/stacked-heads.ts'
import type { Kind, Title } from './kind.ts'

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

/** The strongest title of each kind. */
export function findTitles(pages: readonly PageLayout[], labels: readonly Label[]): Map<Kind, FoundTitle> {
  const best = new Map<Kind, FoundTitle>()
  for (const layout of pages.slice(0, titlePages)) {
    const large = largeFrom(layout)
    const stacked = stackedHeads(layout, (run) => run.size >= large)
    for (const run of [...layout.runs, ...stacked, ...typedWide(layout)]) {
      const key = titleKey(run, large)
      const names = namesIn(key)
      for (const name of names) {
        const head: Head = { key, name, names, run, layout, labels, isLarge: run.size >= large }
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
  const { kind, title, at } = head.name
  const own = isAlone(head) && isSetApart(head) ? aloneInHead : at === 0 && head.isLarge ? firstInHead : 0
  const heading = title.weight + 0.08 + own
  // 'Rechnung 4711' among the documents attached names another paper: a paper of the trade has its name as a heading.
  if (kind.ofTrade) return isOwnHeading(head) ? heading : 0
  if (asksForNumber(head)) return title.weight * 0.5
  if (isHeading(head)) return heading
  return title.weight * (title.weight < 0.6 ? 0.5 : 1)
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

const inHead = (run: Run, layout: PageLayout) => run.box[1] < 0.4 * layout.page.height

/** 'Air Waybill No.' over or beside a number; it may be the number of another paper. */
const asksForNumber = ({ key, name, isLarge }: Head): boolean =>
  !isLarge &&
  key.split(' ').length > name.length &&
  key
    .split(' ')
    .slice(name.at + name.length)
    .every((word) => /^(?:n|no|nr|number|nummer|num|numero|numer|c|br|st|szam|szama)$/.test(word))

/** 'CMR 117-044-26, dodací list 80551177' tells of papers, and is the name of none. */
const tellsOfPapers = ({ names, isLarge }: Head): boolean =>
  !isLarge && new Set(names.map(({ kind }) => kind)).size > 1

/** Set large, or beginning a line near the top; a whole sentence of the Convention may stand anywhere. */
function isHeading(head: Head): boolean {
  const { run, layout, isLarge, name } = head
  if (tellsOfPapers(head)) return false
  const down = run.box[1] / layout.page.height
  if (down >= 0.35) return false
  const begins = name.at === 0 && run.words.length <= wordsOfHeading
  // Names that a law gives to its forms are long: 'Movement document for transboundary movements of waste ...'.
  const isTop = layout.runs.indexOf(run) < topLines || run.words.every((word) => word.bold)
  const isLong = name.at === 0 && name.length > 1 && run.words.length <= wordsOfLongName
  return isLarge || begins || (isTop && isLong && !/[.;]\s/.test(textOf(run.words)))
}

const wordsOfHeading = 8
const wordsOfLongName = 18
const topLines = 6

/** Large, bold or above everything else, and beginning or ending with the name; a number may go with it. */
function isOwnHeading(head: Head): boolean {
  const { key, name, run, layout, labels, isLarge } = head
  if (layout.number > 1 || !inHead(run, layout) || isNamedBy(run, labels)) return false
  const count = key.split(' ').length
  if (name.at > 0 && name.at + name.length < count && !isAlone(head)) return false
  const more = count - name.length
  const alone = isAlone(head)
  if (isLarge) return more <= 5 || alone
  if ((more <= 4 || alone) && run.words.every((w) => w.bold)) return true
  if (more > 1 && !(alone && (name.length > 1 || layout.page.synthetic || hasLine(run, layout)))) return false
  return aboveLabels(run, labels)
}

/** Nothing stands beside it on its line. */
const hasLine = (run: Run, layout: PageLayout) =>
  layout.runs.every((other) => other === run || !sameLine(other.box, run.box))
