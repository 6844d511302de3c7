import { placeOf } from '../../fields/field-map.ts'
import { overlapX } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { withoutTownWord } from '../../values/address/eastern-address.ts'
import { datesIn, type FoundDate } from '../../values/dates.ts'
import { weekdays } from '../../values/weekdays.ts'
import type { Source } from '../../weights/score-of.ts'
import { bare, bareWords } from '../../words/compare.ts'
import { matchLabel } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'
import { beforeDates, issuing, leadsToTown } from './words-of-issue.ts'

export interface Issued {
  readings: Reading[]
  source: Source
}

const townShape = /^\p{Lu}[\p{L}.'’()/-]*(?:[ -][\p{L}.'’()/-]+){0,4}$/u
const led = new RegExp(
  String.raw`(?<!\p{L})(?:${issuing})(?!\p{L})[\s:]*(?:(?:in|at|a|à|en|em|te|w|v|ve|i|la|în|u)\s+)?(?<town>\p{Lu}[\p{L} .'’()/-]{1,40}?)$`,
  'iu',
)
/** 'Terneuzen, vrijdag 20 november 2026': the day of the week may stand there too. */
const lead = new RegExp(
  String.raw`(?<comma>,)?\s*(?:(?<!\p{L})(?:${beforeDates}|(?<=,\s*(?:(?:le|am|den|il|el|op)\s+)?)(?:${weekdays}))(?!\p{L})[\s.,:]*)*$`,
  'iu',
)
/** What may stand behind a date that ends its line: the year's sign, the time. */
const tail = new RegExp(
  String.raw`^[\s.,]*(?:(?:kl|à|um|at|ore|ob|o|om|g|godz)?\.?\s?\d{1,2}\s?[:.h]\s?\d{2}(?:\s?(?:h|${phrase('oclock')}))?|${phrase('yearBehind')})?[\s.,]*$`,
  'iu',
)
/** Who signs below: 'Velbert, 20.11.2026 – Absender'. */
const signer = /^[\s,]*(?:[–—-]\s*)?(?<who>\p{L}[\p{L} ./'’-]{2,40})$/u
const endsDate = (text: string): boolean => {
  const who = signer.exec(text)?.groups?.who
  return tail.test(text) || (who !== undefined && matchLabel(bare(who), false) !== undefined)
}

/** Who signs, where: 'Executed on (date) at (place)' stands below the line that it asks for, or above it. */
const signing = new RegExp(String.raw`^(?:${phrase('issuedAt')})(?![\p{L}])`, 'iu')

/**
 * The town and day of issue where no label of a box leads to them; undefined where nothing says so. `signs`: who gives a
 * day, on papers that several sign.
 */
export function issuedAt(
  layout: PageLayout,
  language: string | null | undefined,
  signs: (run: Run, layout: PageLayout) => 'shipper' | 'other' | undefined = () => undefined,
): Issued | undefined {
  const spans = layout.runs.map((run) => ({ run, span: spanOf(run.words) }))
  const dated = spans.flatMap(({ run, span }) =>
    datesIn(span.text, language).map((date): Dated => ({ run, span, date })),
  )
  const by = new Map(dated.map((one) => [one, signs(one.run, layout)]))
  const others = dated.filter((one) => by.get(one) !== 'other')
  const own = others.length > 0 ? others : dated
  return (
    saidInWords(own) ??
    besideSigning(own, layout) ??
    behindName(own.filter((one) => by.get(one) === 'shipper')) ??
    alone(own, layout) ??
    below(
      own.filter((one) => by.get(one) === 'shipper'),
      layout,
    )
  )
}

interface Dated {
  run: Run
  span: Span
  date: FoundDate
}

const dateReading = ({ span, date }: Dated): Reading => ({
  place: placeOf('dateOfIssue'),
  value: date.value,
  span: cut(span, date.at, date.at + date.asWritten.length),
  isOpen: !date.certain,
  checks: ['a date of the calendar'],
})

const townReading = (span: Span): Reading => ({
  place: placeOf('placeOfIssue'),
  value: span.text,
  span,
})

const isTown = (text: string) => townShape.test(text) && text.length < 36 && !matchLabel(bare(text), false)

/** 'ISSUED AT TEESPORT ON 19NOV26', 'Fait à Dunkerque, le 9 oct. 2026'. */
function saidInWords(dated: readonly Dated[]): Issued | undefined {
  for (const found of dated) {
    const before = found.span.text.slice(0, found.date.at)
    const end = before.replace(lead, '').length
    const town = led.exec(before.slice(0, end))?.groups?.town
    const behind = town ? undefined : issuedBehind(found)
    if (behind) return behind
    if (!town || !isTown(town)) continue
    const span = cut(found.span, end - town.length, end)
    return { readings: [townReading(span), dateReading(found)], source: 'issued-in-words' }
  }
  return undefined
}

const leads = new RegExp(
  String.raw`^[\s,;–-]*(?:${issuing})(?!\p{L})[\s:]*(?:(?:in|at|a|à|en|em|te|w|v|ve|i|la|în|u)\s+)?(?<town>\p{Lu}[\p{L} .'’()/-]{1,40}?)(?=[,.;]|$)`,
  'iu',
)

/** 'ze dne 13. listopadu 2026, vystaveno v Pardubicích': the day before the town. */
function issuedBehind(found: Dated): Issued | undefined {
  const from = found.date.at + found.date.asWritten.length
  const match = leads.exec(found.span.text.slice(from))
  const town = match?.groups?.town
  if (!match || !town || !isTown(town)) return undefined
  const at = from + match.index + match[0].length - town.length
  return {
    readings: [townReading(cut(found.span, at, at + town.length)), dateReading(found)],
    source: 'issued-day-first',
  }
}

/** Where each box asks for its own, only what the paper says of its issue in words. */
export function issuedInWords(layout: PageLayout, language: string | null | undefined): Issued | undefined {
  const dated = layout.runs.flatMap((run) => {
    const span = spanOf(run.words)
    return datesIn(span.text, language).map((date): Dated => ({ run, span, date }))
  })
  return saidInWords(dated)
}

/** 'Bremen, 14th November 2026' alone on its line; without the comma only where the town is named elsewhere. */
function alone(dated: readonly Dated[], layout: PageLayout): Issued | undefined {
  const found = dated.flatMap((one) => {
    const { span, date } = one
    const before = span.text.slice(0, date.at)
    const match = lead.exec(before)
    const named = cut(span, 0, match?.index)
    // 'V Praze dne 20. 11. 2026', 'гр. Пловдив, ...'
    const own = withoutTownWord(cut(named, leadsToTown.exec(named.text)?.[0].length ?? 0))
    const isNamed = own.text !== named.text
    const town = own.text
    const isLed = isNamed || match?.groups?.comma !== undefined || (match && match[0].trim() !== '')
    if (!isLed || !isTown(town) || !endsDate(span.text.slice(date.at + date.asWritten.length))) return []
    const isSaid = isNamed || match?.groups?.comma !== undefined
    if (!isSaid && !namesElsewhere(town, one.run, layout)) return []
    return [{ ...one, town: own }]
  })
  const [first] = found
  if (!first) return undefined
  const same = found.every((f) => f.date.value === first.date.value && f.town.text === first.town.text)
  return {
    readings: [townReading(first.town), dateReading(first)],
    source: same ? 'town-and-day' : 'several-towns-and-days',
  }
}

/** 'For the shipper: M. Kjærsgaard, Aarhus, 19 November 2026': behind who signs the town. */
function behindName(signed: readonly Dated[]): Issued | undefined {
  for (const found of signed) {
    const before = found.span.text.slice(0, found.date.at)
    const end = before.replace(lead, '').length
    const town = /(?::\s.*,\s|\s[–—]\s)(?<town>[^,–—]+)$/u.exec(before.slice(0, end))?.groups?.town
    if (!town || !isTown(town)) continue
    const span = cut(found.span, end - town.length, end)
    return { readings: [townReading(span), dateReading(found)], source: 'day-behind-name' }
  }
  return undefined
}

/** Of who signs: name, town and day in lines of their own, one below the other. */
function below(signed: readonly Dated[], layout: PageLayout): Issued | undefined {
  const found = signed.filter(
    ({ span, date }) => date.at === 0 && tail.test(span.text.slice(date.asWritten.length)),
  )
  const [first] = found
  if (!first || found.some((one) => one.date.value !== first.date.value)) return undefined
  const [above] = layout.runs
    .filter(
      (run) =>
        run.region === first.run.region &&
        run.box[3] <= first.run.box[1] + 0.4 * run.size &&
        first.run.box[1] - run.box[3] < run.size &&
        Math.abs(run.box[0] - first.run.box[0]) < run.size,
    )
    .sort((a, b) => b.box[1] - a.box[1])
  const town = above && spanOf(above.words)
  if (!town || !isTown(town.text) || !namesElsewhere(town.text, above, layout)) return undefined
  return { readings: [townReading(town), dateReading(first)], source: 'day-below-town' }
}

/** So many heights of type a date may stand above or below the words that ask for it. */
const nearSigning = 3.2

function besideSigning(dated: readonly Dated[], layout: PageLayout): Issued | undefined {
  const asks = layout.runs.filter((run) => signing.test(textOf(run.words)))
  for (const ask of asks) {
    const near = dated
      .filter(({ run }) => run !== ask && isNear(run, ask))
      .sort((a, b) => distance(a.run, ask) - distance(b.run, ask))
    const [first] = near
    if (!first) continue
    const town = townBehind(first, layout) ?? townBefore(first)
    const readings = [...(town ? [town] : []), dateReading(first)]
    return { readings, source: town ? 'day-beside-signature' : 'day-alone-beside-signature' }
  }
  return undefined
}

const gapY = (run: Run, ask: Run) => Math.max(run.box[1] - ask.box[3], ask.box[1] - run.box[3])
const distance = (run: Run, ask: Run) =>
  Math.max(0, gapY(run, ask)) + Math.max(0, -overlapX(run.box, ask.box))
const isNear = (run: Run, ask: Run) =>
  gapY(run, ask) < nearSigning * Math.max(run.size, ask.size) && overlapX(run.box, ask.box) > -6 * ask.size

/** '23NOV26   FINDEL   D. KIRSCH', '24/11/2026 Ferno C. Brusatori': behind the date the town, behind the town who signs. */
function townBehind({ run, span, date }: Dated, layout: PageLayout): Reading | undefined {
  const rest = cut(span, date.at + date.asWritten.length)
  const from = /^(?:[\s,/–-]|(?:at|in|a|à|en|em|te|w|v|i)\s)*/iu.exec(rest.text)?.[0].length ?? 0
  const behind = cut(rest, from)
  if (behind.text !== '') return townAtStart(behind, run, layout)
  const [next] = layout.runs
    .filter((r) => r.box[0] > run.box[2] && Math.abs(r.box[3] - run.box[3]) < 0.5 * run.size)
    .sort((a, b) => a.box[0] - b.box[0])
  if (!next || next.box[0] - run.box[2] > 25 * run.size) return undefined
  const beside = spanOf(next.words)
  const town = cut(beside, /^(?:at|in|a|à|en|em|te|w|v|i)\s+(?=\p{Lu})/iu.exec(beside.text)?.[0].length ?? 0)
  return isTown(town.text) && !/(?:^|\s)\p{Lu}\.(?:\s|$)/u.test(town.text) ? townReading(town) : undefined
}

function townBefore({ span, date }: Dated): Reading | undefined {
  const before = span.text.slice(0, date.at)
  const town = before.slice(0, lead.exec(before)?.index)
  return isTown(town) ? townReading(cut(span, 0, town.length)) : undefined
}

/** The most words that the page has as a place of their own elsewhere; a single word is a town by itself. */
function townAtStart(span: Span, run: Run, layout: PageLayout): Reading | undefined {
  const words = span.text.split(' ')
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const town = words.slice(0, count).join(' ')
    if (isTown(town) && namesElsewhere(town, run, layout)) return townReading(cut(span, 0, town.length))
  }
  return words.length === 1 && isTown(span.text) ? townReading(span) : undefined
}

/** The town ends another text of the page, as behind a postcode. */
function namesElsewhere(town: string, own: Run, layout: PageLayout): boolean {
  const key = bareWords(town)
  return layout.runs.some((run) => {
    if (run === own) return false
    const text = bareWords(textOf(run.words))
    if (text === key || text.endsWith(` ${key}`)) return true
    // Behind a postcode, or as in Britain before it.
    return new RegExp(`\\d ${key}(?: |$)|^${key} [a-z]{1,2}\\d`).test(text)
  })
}
