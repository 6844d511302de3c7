import { placeOf } from '../../fields/field-map.ts'
import { overlapX, overlapY, sameLine } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import { isShapedAsPlate } from '../../values/plate-shapes.ts'
import type { Source } from '../../weights/score-of.ts'
import { alternatives } from '../../words/alternatives.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import { numberSigns, wordsOfConsignment } from '../../words/terms/number-words.ts'
import type { Candidate } from '../candidate.ts'
import type { Proposer } from '../proposer.ts'
import { numberAt } from './number-written.ts'

/** Part of the page's height where a paper has its number, and where its printer's small print begins. */
const head = { number: 0.22, title: 0.5, foot: 0.9 }
/** How far above or below its title, in lines. */
const nearTitle = 3.2
/** How far from its sign a number stands, in heights of type. */
const mostBetween = 12

const signs = alternatives(numberSigns, String.raw`\s?`)
/** 'Nr.', 'Nr./No.'. */
const one = String.raw`(?:${signs})(?![\p{L}\d])[.:°º]*(?:\s?\/\s?(?:${signs})(?![\p{L}\d])[.:°º]*)?[:#\s]*`
const sign = new RegExp(String.raw`(?<![\p{L}\d])${one}(?=[\p{Lu}\d])`, 'giu')
const words = alternatives(wordsOfConsignment, String.raw`\s`)
const consignment = new RegExp(String.raw`^(?:${words})[\s:#.]+(?:${one})?(?=[\p{Lu}\d])`, 'iu')
const onlySign = new RegExp(String.raw`^(?:${one}|(?:${words})[\s:#.]*(?:${one})?)$`, 'iu')
/** 'DT n° 2026/4471-B' behind a title: the letters that stand for it. */
const shortName = /(?:^|[\s–—-])\p{Lu}{2,4}\s?$/u

/** The convention's or a rule's own year. */
const year = /^(?:19|20)\d{2}$/
/** Of a title and what is said with it; more words are a sentence. */
const mostWords = 12

/** 'documento di trasporto per merci pericolose (ADR 5.4.1)'. */
const underRules = new RegExp(
  String.raw`(?:${phrase('documentBeginning')})\p{L}*(?!\p{L}).{0,60}(?<!\p{L})(?:ADR|RID|ADN|IMDG)(?!\p{L})`,
  'iu',
)

interface Found {
  span: Span
  source: Source
}

/**
 * The number of a paper of carriage that no label leads to: behind its title or a word for the consignment, with a sign
 * for it, alone at the title, or behind the words for the copy at the foot.
 */
export const ownNumber: Proposer = ({ layout, kind: { titles, traits } }) => {
  if (layout.number > 1) return []
  const isDescribed = traits.includes('described-goods')
  const names = titles.map(({ words }) => ` ${bareWords(words)} `)
  const isTitle = (text: string) => {
    const key = ` ${bareWords(text)} `
    return names.some((name) => key.includes(name)) || (isDescribed && underRules.test(text))
  }
  const { height } = layout.page
  const upper = layout.runs.filter((run) => run.box[1] < head.title * height)
  const titled = upper.filter((run) => isTitle(textOf(run.words)))
  const nearby = (run: Run) =>
    run.box[1] < head.number * height || titled.some((title) => linesBetween(run, title) < nearTitle)
  const found =
    first(upper, (run) => behindTitle(spanOf(run.words), isTitle)) ??
    first(upper.filter(nearby), (run) => signed(run, layout)) ??
    first(upper, (run) => behindConsignment(spanOf(run.words))) ??
    alone(upper, titled) ??
    first(
      layout.runs.filter((run) => run.box[3] > head.foot * height),
      (run) => behindCopy(run, layout),
    )
  return found ? candidate(found, layout.number) : []
}

function first(runs: readonly Run[], read: (run: Run) => Found | undefined): Found | undefined {
  for (const run of runs) {
    const found = read(run)
    if (found) return found
  }
  return undefined
}

const linesBetween = (a: Run, b: Run) =>
  Math.max(a.box[1] - b.box[3], b.box[1] - a.box[3]) / Math.max(a.size, b.size, 1)

/** 'DOCUMENT DE TRANSPORT (ADR § 5.4.1) — DT n° 2026/4471-B', 'Vrachtopdracht 26.3371 – tevens vervoersdocument'. */
function behindTitle(span: Span, isTitle: (text: string) => boolean): Found | undefined {
  if (!isTitle(span.text)) return undefined
  for (const match of span.text.matchAll(sign)) {
    const before = span.text.slice(0, match.index)
    const isLed = isTitle(before) && (shortName.test(before) || endsWithTitle(before, isTitle))
    const number = isLed ? numberAt(span.text, match.index + match[0].length) : undefined
    if (number)
      return { span: cut(span, number.at, number.at + number.text.length), source: 'number-behind-title' }
  }
  const word = /^\p{L}[\p{L}-]{2,}(?:\s\p{L}{2,}){0,3}[\s:#]+/u.exec(span.text)?.[0] ?? ''
  const number = numberAt(span.text, word.length, 4)
  return number && word !== '' && !year.test(number.text)
    ? { span: cut(span, number.at, number.at + number.text.length), source: 'bare-number-behind-title' }
    : undefined
}

/** 'Zending 0800447120'. */
function behindConsignment(span: Span): Found | undefined {
  const led = consignment.exec(span.text)
  const own = led && numberAt(span.text, led[0].length, 5)
  return own
    ? { span: cut(span, own.at, own.at + own.text.length), source: 'number-behind-consignment' }
    : undefined
}

/** Its last words are the title's, whatever stands in brackets behind them. */
function endsWithTitle(before: string, isTitle: (text: string) => boolean): boolean {
  const words = before
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .split(/\s+/)
  return words.length <= mostWords || isTitle(words.slice(-6).join(' '))
}

/** 'Nr. SK26-0774' by itself, or the sign and the number apart. */
function signed(run: Run, layout: PageLayout): Found | undefined {
  const span = spanOf(run.words)
  const lead = [...span.text.matchAll(sign)].find(({ index }) => index === 0)
  const number = lead && numberAt(span.text, lead[0].length, 4)
  const behind = number && span.text.slice(number.at + number.text.length)
  // 'No. 4417 Harbour Road'.
  const isHouse = number && /^\d{1,4}$/.test(number.text) && /\p{L}/u.test(behind ?? '')
  if (number && !isHouse)
    return { span: cut(span, number.at, number.at + number.text.length), source: 'number-behind-sign' }
  if (!onlySign.test(span.text)) return undefined
  const [next] = layout.runs
    .filter((other) => other.box[0] >= run.box[2] && sameLine(other.box, run.box))
    .sort((a, b) => a.box[0] - b.box[0])
  if (next && next.box[0] - run.box[2] < mostBetween * next.size)
    return wholeNumber(next, 4, 'number-behind-sign')
  const below = layout.runs.find(
    (other) =>
      Math.abs(other.box[0] - run.box[0]) < run.size &&
      other.box[1] >= run.box[3] - 0.3 * run.size &&
      linesBetween(other, run) < 0.8,
  )
  return below && wholeNumber(below, 4, 'number-behind-sign')
}

/** Beside the title, or right below or above it, a number by itself, and no second one. */
function alone(upper: readonly Run[], titled: readonly Run[]): Found | undefined {
  const isAt = (run: Run, title: Run) =>
    run !== title &&
    (overlapY(run.box, title.box) > 0.4 * run.size
      ? run.box[0] > title.box[2]
      : overlapX(run.box, title.box) > 0 && linesBetween(run, title) < 1.4)
  const found = upper
    .filter((run) => titled.some((title) => isAt(run, title)))
    .flatMap((run) => wholeNumber(run, 5, 'number-alone-at-title') ?? [])
    .filter(({ span: { text } }) => !looksOther(text))
  const [only] = found
  return only && found.length === 1 ? only : undefined
}

/** A few figures, a postcode, a telephone's, a tax number, a plate, a container. */
const looksOther = (text: string) =>
  /^[\d ]{1,6}$|^\p{Lu}{1,2}-\d{4,5}$|^0\d{1,4}(?:[ /-]\d{2,})+$|^\p{Lu}{2}U?\d{8,12}$/u.test(text) ||
  isShapedAsPlate(text) ||
  containersIn(text).length > 0

function wholeNumber(run: Run, fewest: number, source: Source): Found | undefined {
  const span = spanOf(run.words)
  const number = numberAt(span.text, 0, fewest)
  return number && number.text === span.text ? { span, source } : undefined
}

const copy = new RegExp(String.raw`(?<!\p{L})(?:${phrase('copyNamed')})(?!\p{L})`, 'iu')

/** 'Mod. 114-A · Ejemplar para el porteador Nº 0 774 129': what the printer numbered stands at the end of the small print. */
function behindCopy(run: Run, layout: PageLayout): Found | undefined {
  const span = spanOf(run.words)
  const last = [...span.text.matchAll(sign)].at(-1)
  const number = last && numberAt(span.text, last.index + last[0].length, 5)
  if (!number || number.at + number.text.length < span.text.length) return undefined
  const before = layout.runs.filter((r) => r.box[2] <= run.box[0] && sameLine(r.box, run.box))
  const lead = [...before.map((r) => textOf(r.words)), span.text.slice(0, last.index)].join(' ')
  return copy.test(lead) ? { span: cut(span, number.at), source: 'number-of-copy' } : undefined
}

/** It claims no words: the same text may be part of another value. */
const candidate = ({ span, source }: Found, page: number): Candidate[] => [
  {
    concept: 'documentNumber',
    readings: [{ place: placeOf('documentNumber'), value: span.text, span }],
    page,
    source,
    words: new Set<Word>(),
    text: span.text,
    fit: 1,
    label: null,
    place: 'pattern',
  },
]
