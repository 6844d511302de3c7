import type { Concept } from '../../fields/concepts.ts'
import { middleX, overlapX } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf, splitSpan } from '../../layout/span.ts'
import { readAddress } from '../../values/address/address.ts'
import { isContactLine } from '../../values/address/names/contacts.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import type { FoundReadings } from '../proposer.ts'
import { understandParty } from '../understand/understand-party.ts'
import { asAgent, hasForm, signedForCarrier } from './signed-for-carrier.ts'

/** The carrier of a bill of lading: named where it is signed, else in the head of the form, above everything that is asked. */
export function carrierNamed(layout: PageLayout, labels: readonly Label[]): FoundReadings | undefined {
  for (const { name, source } of signedForCarrier(layout)) {
    const readings = partyOf([name, ...(hasAddress(name) ? [] : addressElsewhere(name, layout))])
    if (readings) return { concept: 'carrier', readings, source }
  }
  return (
    signedAbove(layout) ?? signedBelow(layout) ?? (layout.number === 1 ? ofHead(layout, labels) : undefined)
  )
}

/** 'Stamp and signature, as carrier', 'Firma del vettore', 'Signed for the Carrier by': headings over who signs. */
const asksCarrier = new RegExp(
  String.raw`^(?=.*(?:${phrase('signedBy')}))(?:.*[\s,(])(?:(?:as|the|of)\s)?(?:${phrase('carrier')})(?:\sby)?[)\s:]*$`,
  'iu',
)

function signedBelow(layout: PageLayout): FoundReadings | undefined {
  for (const heading of layout.runs.filter((run) => asksCarrier.test(textOf(run.words)))) {
    const below = layout.runs.filter(
      (r) =>
        r.region === heading.region &&
        r.box[1] >= heading.box[3] - 1 &&
        r.box[1] - heading.box[3] < 3 * r.size &&
        overlapX(r.box, heading.box) > 0,
    )
    const lines = below.map((r) => spanOf(r.words))
    const name = lines
      .flatMap((line, at) => {
        const next = lines[at + 1]
        if (onlyCarrier.test(line.text)) return []
        if (asAgent.test(line.text) || /^as agents?/iu.test(next?.text ?? '')) return []
        return [line, ...(next ? [joinSpans([line, next])] : [])]
      })
      .map(firstOf)
      .find(({ text }) => hasForm(firstPartOf(text)))
    const readings = name && partyOf([name, ...addressElsewhere(name, layout)])
    if (readings) return { concept: 'carrier', readings, source: 'carrier-signs-below' }
  }
  return undefined
}

/** '..., AS AGENT ONLY FOR THE', 'CARRIER': the last word of what is asked, alone on its line. */
const onlyCarrier = new RegExp(
  String.raw`^(?:(?:${phrase('asBefore')})\s)*(?:${phrase('carrier')})[:,.]?$`,
  'iu',
)

/** 'Scheldemond Forwarding B.V.' and right below it 'as carrier'. */
function signedAbove(layout: PageLayout): FoundReadings | undefined {
  for (const as of layout.runs.filter(({ words }) => asCarrier.test(textOf(words)))) {
    const above = layout.runs
      .filter((r) => r !== as && r.box[3] <= as.box[1] + 1 && as.box[1] - r.box[3] < 1.5 * as.size)
      .toSorted((a, b) => b.box[3] - a.box[3])
      .find((r) => overlapX(r.box, as.box) > 0 && r.words.length <= 12)
    const name = above && firstOf(spanOf(above.words))
    if (!name || !hasForm(firstPartOf(name.text)) || asAgent.test(name.text)) continue
    const readings = partyOf([name, ...addressElsewhere(name, layout)])
    if (readings) return { concept: 'carrier', readings, source: 'carrier-signs-above' }
  }
  return undefined
}

const asCarrier = new RegExp(String.raw`^\(?(?:${phrase('asTheCarrier')})\)?[.,]?$`, 'iu')

const firstOf = (span: Span): Span => splitSpan(span, parted)[0] ?? span

/** 'Boreas Shortsea Lines AB, Skandiahamnen': but for 'Naviera Sur, S.A.' the name ends at the first comma. */
const firstPartOf = (text: string): string => text.slice(0, endOfName(text))

function endOfName(text: string): number {
  const at = text.search(/,\s(?!S\.|SL|SA)/)
  return at > 0 ? at : text.length
}

/** A part of the page's height: what stands there belongs to whoever had the form printed. */
const head = 0.13
/** Boxes of the form begin above this part of it; the carrier's own is one of the first. */
const headOfBoxes = 0.3

/** Behind the first of these the paper speaks of its parties. */
const asks = new Set<Concept>(['consignor', 'consignee', 'freightForwarder', 'portOfLoading', 'vessel'])
/** What a carrier's own box may ask for beside its name. */
const besideName = new Set<Concept>(['documentNumber', 'dateOfIssue', 'carrier'])

/** One company only, with its legal form, in the head of the form or in a box without a heading; below it its address. */
function ofHead(layout: PageLayout, labels: readonly Label[]): FoundReadings | undefined {
  const isAsked = (run: Run) => labels.some((l) => asks.has(l.concept) && l.box[1] < run.box[3])
  const isOpen = ({ region }: Run) => !labels.some((l) => l.region === region && !besideName.has(l.concept))
  const first = layout.runs.filter((run) => {
    const named = firstPart(run).text
    if (!hasForm(named) || asAgent.test(named) || run.words.length > 14) return false
    const { region, box } = run
    return region === 0
      ? box[1] < head * layout.page.height && !isAsked(run)
      : box[1] < headOfBoxes * layout.page.height && isOpen(run)
  })
  const names = new Set(first.map((run) => bareWords(firstPart(run).text)))
  const [only] = first
  if (!only || names.size > 1) return undefined
  const readings = partyOf([...splitSpan(spanOf(only.words), parted), ...addressBelow(only, layout)])
  const again = layout.runs.some(
    (r) => !first.includes(r) && bareWords(textOf(r.words)).includes([...names][0] ?? ''),
  )
  return (
    readings && { concept: 'carrier', readings, source: again ? 'carrier-of-head-twice' : 'carrier-of-head' }
  )
}

const parted = /\s[·|•–—]\s/g

/** So many lines at most an address has below a name. */
const mostLines = 3

/** The lines below that a postcode or a number shows to be an address, before any sentence. */
function addressBelow(only: Run, layout: PageLayout): Span[] {
  const lines: Span[] = []
  let last = only
  for (const run of layout.runs) {
    if (run === only || run.region !== only.region || run.box[1] < last.box[3] - 1) continue
    const aligned =
      Math.abs(run.box[0] - only.box[0]) < 2 || Math.abs(middleX(run.box) - middleX(only.box)) < only.size
    if (!aligned) continue
    if (run.box[1] - last.box[3] > only.size || run.words.length > 12 || lines.length === mostLines) break
    if (/\d/.test(textOf(run.words)) && !isContactLine(textOf(run.words)))
      lines.push(...splitSpan(spanOf(run.words), parted))
    last = run
  }
  return lines
}

const hasAddress = ({ text }: Span) => /\d/.test(text)

/** Who signs has its address where the form names it: 'Meridian Line B.V., Westerhavenweg 21, 4382 NN Vlissingen' in the head. */
function addressElsewhere(name: Span, layout: PageLayout): Span[] {
  const key = bareWords(name.text)
  for (const run of layout.runs) {
    const span = spanOf(run.words)
    if (run.words.some((word) => name.words.includes(word)) || !bareWords(span.text).startsWith(key)) continue
    const behind = splitSpan(span, /\s[·|•–—]\s|,\s+/g).filter(({ text }) => !key.includes(bareWords(text)))
    const lines = behind.some(hasAddress) ? behind : behind.length === 0 ? addressBelow(run, layout) : []
    const { city, postcode } = readAddress([name, ...lines])
    if (city && postcode) return lines
  }
  return []
}

const firstPart = (run: Run): Span => {
  const part = firstOf(spanOf(run.words))
  return cut(part, 0, endOfName(part.text))
}
function partyOf(lines: Span[]): Reading[] | undefined {
  const { readings, fit } = understandParty('carrier', lines)
  return fit > 0 ? readings : undefined
}
