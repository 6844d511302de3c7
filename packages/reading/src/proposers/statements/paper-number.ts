import { placeOf } from '../../fields/field-map.ts'
import { kinds } from '../../kinds/all-kinds.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { bareWords } from '../../words/compare.ts'
import { wordsOfKinds } from '../../words/kinds/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'

const sign = `(?:${phrase('numberPrinted')})`
/** Letters ahead only where figures follow: 'CFM 26 D 00877', 'EUH-SW 26/20931'; never a word in small letters. */
const value = String.raw`(?<value>(?:\p{Lu}{1,6}(?:[-/]\p{Lu}{1,4})?\s)?(?=[\p{Lu}./-]*\d)[\p{Lu}\d][\p{Lu}\d./-]{2,}(?:\s\/\s\p{Lu}{1,3}(?![\p{L}\d])|\s(?=[\p{Lu}\d./-]*\d|\p{Lu}\s\d)[\p{Lu}\d./-]+){0,3})(?![\p{Ll}\d:])`

/** Names in any case; that the number itself is in capitals is for `numberIn` to see. */
const shapes = new Map(
  kinds.flatMap(({ id, namedAtNumber: own }) =>
    own === undefined
      ? []
      : [
          [
            id,
            new RegExp(
              String.raw`(?<![\p{L}\d])(?:(?:${own})[\s)-]*${sign}?|${sign}\s?(?:${own}))[\s:.°º]+${value}`,
              'iu',
            ),
          ] as const,
        ],
  ),
)
const bareNumber = new RegExp(String.raw`^${sign}[\s:.°º]+${value}$`, 'u')

/** 'HAWB', 'Haus-Luftfrachtbrief': a forwarder's own waybill, which names its master too. */
const ofHouse = new RegExp(String.raw`(?<!\p{L})(?:${phrase('houseAhead')})(?!\p{L})`, 'iu')
const masterShape = /^\d{3}[\s-]?\d{8}$/
const houseShape = /^(?=.*\d{4})[A-Z]{2,6}(?:[-/][A-Z\d]+)*[-/ ]?\d{3,}$/

/** The number of a house air waybill, in its head: it goes before the master's, whatever label that has. */
export function houseNumber(layout: PageLayout, kind: string): Reading | undefined {
  const head = layout.number > 1 ? [] : layout.runs.filter((run) => run.box[1] < 0.25 * layout.page.height)
  const title = head.find((run) => isTitle(kind, run) && ofHouse.test(textOf(run.words)))
  if (!title && !head.some((run) => /^HAWB(?![\p{L}])/u.test(textOf(run.words)))) return undefined
  const named = paperNumber(kind, layout)
  if (named && !masterShape.test(named.span.text)) return named
  const alone = head.filter((run) => title && isBeside(run, title) && houseShape.test(textOf(run.words)))
  const [only] = alone
  if (!only || alone.length > 1) return undefined
  const span = spanOf(only.words)
  return { place: placeOf('documentNumber'), value: span.text, span }
}

const isDate = (text: string) => /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/.test(text)
/** Master numbers, bookings and references are numbers of other papers. */
const foreign = new RegExp(String.raw`(?:${phrase('otherNumber')})[^\d]*$`, 'iu')

/** Where titles are looked for, and how far from one its number stands. */
const near = { head: 0.4, lines: 3.2 }

/**
 * The number of a paper where no label of a box leads to it: 'SWB-Nr. EUH-SW 26/20931' anywhere in the head, 'N. RAV/2026/1172'
 * beside or below the title.
 */
export function paperNumber(kind: string, layout: PageLayout): Reading | undefined {
  if (layout.number > 1) return undefined
  const shape = shapes.get(kind)
  const runs = layout.runs.filter((run) => run.box[1] < near.head * layout.page.height)
  for (const run of shape ? runs : []) {
    const span = spanOf(run.words)
    const found = numberIn(span, shape?.exec(span.text))
    if (found) return found
  }
  const titles = runs.filter((run) => isTitle(kind, run))
  for (const title of titles) {
    for (const run of runs.filter((r) => r !== title && isBeside(r, title))) {
      const span = spanOf(run.words)
      const found = numberIn(span, bareNumber.exec(span.text))
      if (found) return found
    }
    const own = spanOf(title.words)
    const behind = numberIn(own, new RegExp(String.raw`\s${sign}[\s:.°º]+${value}$`, 'u').exec(own.text))
    if (behind) return behind
  }
  return aloneBelow(titles, runs)
}

/** Letters of the line and its port, and figures: 'BSL KTK 610 4417', 'KNSUFXT604418'. */
const alone = /^[A-Z]{2,7}(?:[ /-][A-Z]{2,4})?[ /-]?\d(?=(?:\D?\d){5})[\d /-]*$/

/** The only number in the box of the title that has nothing before it on its line. */
function aloneBelow(titles: readonly Run[], runs: readonly Run[]): Reading | undefined {
  const [title] = titles.filter(({ region }) => region > 0)
  const own = runs.filter((r) => r.region === title?.region && r.box[1] >= (title?.box[3] ?? 0) - 1)
  const found = own.filter(
    (run) =>
      alone.test(textOf(run.words)) &&
      !own.some((r) => r !== run && r.box[2] <= run.box[0] && r.box[3] > run.box[1] && r.box[1] < run.box[3]),
  )
  const [only] = found
  if (!only || found.length > 1) return undefined
  const span = spanOf(only.words)
  return { place: placeOf('documentNumber'), value: span.text, span }
}

function numberIn(span: Span, match: RegExpExecArray | null | undefined): Reading | undefined {
  const text = match?.groups?.value
  if (!match || !text || text !== text.toUpperCase() || isDate(text) || text.length > 35) return undefined
  if (foreign.test(span.text.slice(0, match.index + match[0].length - text.length))) return undefined
  const at = match.index + match[0].length - text.length
  return { place: placeOf('documentNumber'), value: text, span: cut(span, at, at + text.length) }
}

/** The names of each kind in all languages, between spaces. */
const titlesOf = new Map(
  Object.entries(wordsOfKinds).map(([kind, words]) => [
    kind,
    [
      ...new Set(
        Object.values(words).flatMap(({ titles }) => titles.map((title) => ` ${bareWords(title)} `)),
      ),
    ],
  ]),
)

function isTitle(kind: string, run: Run): boolean {
  const key = ` ${bareWords(textOf(run.words))} `
  return titlesOf.get(kind)?.some((title) => key.includes(title)) === true
}

const isBeside = (run: Run, title: Run) =>
  run.box[1] - title.box[3] < near.lines * run.size && title.box[1] - run.box[3] < near.lines * run.size
