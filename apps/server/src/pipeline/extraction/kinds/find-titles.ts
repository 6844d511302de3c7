import type { Label } from '../candidates/find-labels.ts'
import { type PageLayout, type Run, sizeOf, textOf } from '../geometry/runs.ts'
import { type Span, spanOf } from '../geometry/span.ts'
import { bareWords, editDistance, wrongLettersAllowed } from '../lexicon/compare.ts'
import { lexicons } from '../lexicon/index.ts'
import { kinds } from './all-kinds.ts'
import type { Kind, Title } from './kind.ts'

/** A title on the page, as evidence of what follows from the kind. */
export interface FoundTitle {
  title: Title
  strength: number
  page: number
  span: Span
  /** Nothing else stands on its line, and it is set large. */
  alone: boolean
}

/** Where titles are looked for: a form names itself on its first pages. */
const titlePages = 2

const known = kinds.flatMap((kind) =>
  kind.titles.map((title) => ({ kind, title: { ...title, words: bareWords(title.words) } })),
)

/** The strongest title of each kind. Of titles inside one another, such as 'Frachtbrief CIM', only the whole counts. */
export function findTitles(pages: readonly PageLayout[], labels: readonly Label[]): Map<Kind, FoundTitle> {
  const best = new Map<Kind, FoundTitle>()
  for (const layout of pages.slice(0, titlePages)) {
    for (const run of layout.runs) {
      const key = ` ${titleKey(run)} `
      const here = known.filter(({ title }) => key.includes(` ${title.words} `))
      for (const { kind, title } of here) {
        const inside = here.some((other) => other.title !== title && isInside(title.words, other.title.words))
        if (inside) continue
        const strength = strengthOf(kind, title, key, run, layout, labels)
        if (strength > (best.get(kind)?.strength ?? 0))
          best.set(kind, {
            title,
            strength,
            page: layout.number,
            span: spanOf(run.words),
            alone: isAlone(key, title.words, run, layout) || isNumbered(key, kind, run, layout),
          })
      }
    }
  }
  return best
}

const titleWords = [...new Set(known.flatMap(({ title }) => title.words.split(' ')))].filter(
  (word) => wrongLettersAllowed(word.length + 1) > 0,
)

/** The words of a run; on a picture one may have a wrong letter: 'Air Waypbill'. Sentences name no paper. */
function titleKey(run: Run): string {
  const key = bareWords(textOf(run.words))
  if (run.words.length > 8 || run.words.every(({ confidence }) => confidence === 1)) return key
  return key.split(' ').map(asTitleWord).join(' ')
}

function asTitleWord(word: string): string {
  if (wrongLettersAllowed(word.length + 1) === 0 || titleWords.includes(word)) return word
  const alike = (title: string) => title[0] === word[0] || title.at(-1) === word.at(-1)
  return titleWords.find((title) => alike(title) && editDistance(title, word, 1) <= 1) ?? word
}

const isInside = (short: string, long: string) =>
  long.length > short.length && ` ${long} `.includes(` ${short} `)

/** A paper that says in large type what it is, and nothing else on that line. */
const aloneAndLarge = 0.1

function strengthOf(
  kind: Kind,
  { words, weight }: Title,
  key: string,
  run: Run,
  layout: PageLayout,
  labels: readonly Label[],
): number {
  const own = isAlone(key, words, run, layout) ? aloneAndLarge : 0
  // 'Rechnung 4711' among the documents attached names another paper: a paper of the trade has its name as a heading.
  if (kind.ofTrade) return isOwnHeading(key, words, kind, run, layout, labels) ? weight + 0.08 + own : 0
  return isHeading(key, words, run, layout) ? weight + 0.08 + own : weight * (weight < 0.6 ? 0.5 : 1)
}

const isAlone = (key: string, title: string, run: Run, layout: PageLayout) =>
  key.trim() === title && run.size >= 1.25 * usualSize(layout)

/** 'Versandliste / Kolliliste Nr. VL-3317-26', set large: names of the one kind, and the paper's number. */
function isNumbered(key: string, kind: Kind, run: Run, layout: PageLayout): boolean {
  if (run.size < 1.25 * usualSize(layout) || !kind.ofTrade) return false
  return besideNames(key, kind).every(isOfNumber)
}

/** 'Nr', 'N°', 'FS' and figures. */
const isOfNumber = (word: string) => word.length <= 2 || /\d/.test(word)
/** Words of a second name and of a number at the most. */
const longestNumber = 10

/** The words of a heading that are none of the names of the kind. */
function besideNames(key: string, kind: Kind): string[] {
  const titles = known.filter((one) => one.kind === kind).map(({ title }) => title.words)
  const rest = titles
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, words) => left.replace(` ${words} `, '  '), key)
  return rest.split(' ').filter(Boolean)
}

function usualSize(layout: PageLayout): number {
  const sizes = layout.runs.map((r) => r.size).sort((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? 0
}

/** Set large, or beginning a line near the top; a whole sentence of the Convention may stand anywhere. */
function isHeading(key: string, title: string, run: Run, layout: PageLayout): boolean {
  const near = run.box[1] < 0.35 * layout.page.height
  return (
    near && (run.size >= 1.25 * usualSize(layout) || (key.trim().startsWith(title) && run.words.length <= 8))
  )
}

/** 'Rechnung 4711' below a label is one of the attached documents, not a heading; below 'Page 1' it may be one. */
const aboveLabels = (run: Run, labels: readonly Label[]) =>
  labels.every(
    (l) =>
      l.page > 1 ||
      l.loose ||
      (l.concept === 'furniture' && Math.abs(l.box[0] - run.box[0]) > run.size) ||
      l.box[1] > run.box[1] - 1 ||
      run.words.some((w) => l.words.has(w)),
  )

/** It stands in a labelled box, or beside or below 'Documents attached'. */
const isNamedBy = (run: Run, labels: readonly Label[]) =>
  labels.some(
    (l) =>
      l.page === 1 &&
      ![...l.words].some((w) => run.words.includes(w)) &&
      ((run.region > 0 && l.region === run.region) ||
        (l.concept === 'documentsAttached' &&
          run.box[3] > l.box[1] - 1 &&
          run.box[1] - l.box[3] < 3 * run.size)),
  )

/** Large, bold or above everything else, and beginning or ending with the title; a number may go with it. */
function isOwnHeading(
  key: string,
  title: string,
  kind: Kind,
  run: Run,
  layout: PageLayout,
  labels: readonly Label[],
): boolean {
  if (layout.number > 1 || run.box[1] > 0.4 * layout.page.height) return false
  if (isNamedBy(run, labels)) return false
  const bare = key.trim()
  if (!bare.startsWith(title) && !bare.endsWith(title)) return false
  const more = bare.split(' ').length - title.split(' ').length
  // 'Faktura VAT / Invoice nr FS 2841/11/2026/EX': its names in two languages, and its number.
  const numbered = more <= longestNumber && besideNames(key, kind).every(isOfNumber)
  if (run.size >= 1.25 * usualSize(layout)) return more <= 5 || numbered
  if ((more <= 4 || numbered) && run.words.every((w) => w.bold)) return true
  return (more <= 1 || onlyNumbersFollow(bare, title)) && aboveLabels(run, labels)
}

/** 'Packing List PL-26-0774', 'Documento di trasporto (DDT) D.P.R. 472 del 14.08.1996'. */
const onlyNumbersFollow = (bare: string, title: string) =>
  title.includes(' ') &&
  bare.startsWith(`${title} `) &&
  bare
    .slice(title.length + 1)
    .split(' ')
    .every((word) => /\d/.test(word) || word.length <= 3)

/** Headings of papers that also name senders, goods and weights but are something else than this kind. */
const otherTitles = [
  ...new Set([...lexicons.flatMap((l) => l.otherPapers).map(bareWords), ...titlesOfTrade()]),
]

function titlesOfTrade(): string[] {
  return known.filter(({ kind }) => kind.ofTrade).map(({ title }) => title.words)
}

/** 'Bestellung Nr.' in bold asks for a number; it does not say what the paper is. */
const isLabel = (run: Run, labels: readonly Label[]) =>
  labels.some((l) => l.page === 1 && run.words.every((w) => l.words.has(w)))

/** The page says in its head that it is another paper than one of this kind. */
export function startsAsOther(
  kind: Kind,
  pages: readonly PageLayout[],
  labels: readonly Label[],
  title: FoundTitle | null,
): boolean {
  const page = pages[0]
  if (!page) return false
  const own = kind.titles.map(({ words }) => bareWords(words))
  const usual = usualSize(page)
  const large = title && title.page === page.number ? Math.max(...title.span.words.map(sizeOf)) : 0
  return page.runs.some((run) => {
    // Of two names of papers the one set clearly larger is this paper's.
    if (large >= 1.25 * usual && run.size < 0.75 * large) return false
    if (run.words.length > 5 || run.box[1] > 0.4 * page.page.height) return false
    const heading =
      run.size >= 1.25 * usual ||
      run.words.every((w) => w.bold) ||
      (run.words.length <= 2 && aboveLabels(run, labels))
    if (!heading || (kind.id !== 'cmr' && isLabel(run, labels))) return false
    const key = bareWords(textOf(run.words))
    if (kind.id !== 'cmr' && own.some((title) => ` ${key} `.includes(` ${title} `))) return false
    return otherTitles.some(
      (title) => key === title || key.startsWith(`${title} `) || key.endsWith(` ${title}`),
    )
  })
}
