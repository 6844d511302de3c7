import { placeOf } from '../../fields/field-map.ts'
import { sameLine } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import { type Run, textOf } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Candidate } from '../candidate.ts'
import type { Proposer } from '../proposer.ts'

/** Part of the page's height where titles stand, and how far from one its number does, in heights of the title. */
const near = { head: 0.4, lines: 2.6 }
/** Format of an attached document's id in the Annex: an..17. */
const longestId = 17

const sign = `(?:${phrase('numberPrinted')})[.:°º]*`
/** Figures in groups, 'FE 26-1174', '260 918', '70 4418 / 1', or with letters ahead. */
const value = String.raw`(?<value>(?:[A-Z]{1,5}(?:[-/][A-Z]{1,3})?[-/ ]?)?\d[A-Z\d./-]*(?:\s\d[\d/-]*)*(?:\s\/\s\d{1,3}(?![\d.]))?)(?![\p{L}\d])`
const signed = new RegExp(String.raw`(?:^|\s)${sign}\s*:?\s*${value}`, 'u')
const bareValue = new RegExp(String.raw`^\s*[:#]?\s*${value}`, 'u')
const alone = new RegExp(`^${value}$`, 'u')
const onlySign = new RegExp(`^${sign}$`, 'iu')

const isDate = (text: string) => /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/.test(text)
const digits = (text: string) => text.replace(/\D/g, '').length

/** The number of a paper of the trade at its title: behind it, beside it or right below, with a sign for it or set alone. */
export const numberAtTitle: Proposer = ({ layout, kind: { titles } }) => {
  if (layout.number > 1) return []
  const names = titles.map(({ words }) => bareWords(words)).sort((a, b) => b.length - a.length)
  const head = layout.runs.filter((run) => run.box[1] < near.head * layout.page.height)
  const title = head.find((run) => beginsWith(names, run) !== undefined)
  if (!title) return []
  const own = behindTitle(spanOf(title.words), names)
  if (own) return candidate(own, layout.number)
  const beside = head.filter((run) => run !== title && isNear(run, title))
  for (const run of beside) {
    const found = numberIn(spanOf(run.words), signed, 2) ?? besideSign(run, head)
    if (found) return candidate(found, layout.number)
  }
  // 'SSH-104417', and no second one of that shape there.
  const lone = beside.filter(
    (run) => numberIn(spanOf(run.words), alone, 4) && /\p{L}|[/-]/u.test(textOf(run.words)),
  )
  const [only] = lone
  return only && lone.length === 1 ? candidate(spanOf(only.words), layout.number) : []
}

const beginsWith = (names: readonly string[], run: Run) => {
  const key = bareWords(textOf(run.words))
  return names.find((name) => key === name || key.startsWith(`${name} `))
}

/** 'Faktura / Invoice nr FS 2841/11/2026': behind all names, with or without a sign. */
function behindTitle(span: Span, names: readonly string[]): Span | undefined {
  const found = numberIn(span, signed, 2)
  if (found) return found
  const at = span.text.search(/\s(?:[A-Z]{1,5}[-/ ]?)?\d/u)
  if (at < 0 || !names.includes(bareWords(span.text.slice(0, at)))) return undefined
  return numberIn(cut(span, at), bareValue, 3)
}

function numberIn(span: Span, shape: RegExp, fewestDigits: number): Span | undefined {
  const match = shape.exec(span.text)
  const text = match?.groups?.value?.replace(/[./-]+$/, '')
  if (!match || !text || text.length > longestId || digits(text) < fewestDigits || isDate(text))
    return undefined
  const at = match.index + match[0].indexOf(text)
  return cut(span, at, at + text.length)
}

/** 'NR      884417': the sign and the number stand apart. */
function besideSign(run: Run, head: readonly Run[]): Span | undefined {
  if (!onlySign.test(textOf(run.words))) return undefined
  const [next] = head
    .filter((other) => other.box[0] > run.box[2] && sameLine(other.box, run.box))
    .sort((a, b) => a.box[0] - b.box[0])
  return next && next.box[0] - run.box[2] < 8 * run.size ? numberIn(spanOf(next.words), alone, 3) : undefined
}

const isNear = (run: Run, title: Run) =>
  run.box[1] > title.box[1] - near.lines * title.size && run.box[1] - title.box[3] < near.lines * title.size

/** It claims no words: the same text may be part of another value, such as the marks. */
const candidate = (span: Span, page: number): Candidate[] => [
  {
    concept: 'paperNumber',
    readings: [{ place: placeOf('attachedDocumentId'), value: span.text, span }],
    page,
    source: 'number-at-title',
    words: new Set<Word>(),
    text: span.text,
    fit: 1,
    label: null,
    place: 'pattern',
  },
]
