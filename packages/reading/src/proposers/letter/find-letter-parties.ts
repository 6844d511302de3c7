import { addressees, type Concept } from '../../fields/concepts.ts'
import { addressPlaces } from '../../fields/field-map.ts'
import type { Box, Word } from '../../layout/pages.ts'
import { makeRun, type PageLayout, type Run, sizeOf, textOf } from '../../layout/runs.ts'
import { isSetAlike } from '../../layout/set-alike.ts'
import { type Span, spanOf } from '../../layout/span.ts'
import { legalForm } from '../../values/address/names/legal-forms.ts'
import { pointsElsewhere } from '../../values/address/names/pointers.ts'
import { hasStreetWord } from '../../values/address/street-and-name.ts'
import { isBelieved, type Source } from '../../weights/score-of.ts'
import { bareWords } from '../../words/compare.ts'
import type { Candidate } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import type { PageToRead, Proposer } from '../proposer.ts'
import { understandParty } from '../understand/understand-party.ts'
import { linesBelow, sameStart } from './aligned-lines.ts'
import { isSameCompany, readFooter } from './footer.ts'
import { isAddress, isOpenLine, readLetterhead } from './letterhead.ts'
import { ordersCarriage } from './orders-carriage.ts'
import { splitLine } from './pieces-of-line.ts'

/** Part of the page's height where the windows of envelopes are. */
const window = { from: 0.1, to: 0.42 }
/** Points: 90 mm (DIN 680). */
const windowWidth = 255
/** Lines nearer than this, in heights of their type, are one block. */
const nearLines = 1.25
/** Of the type below: that of a logo, and how many times the line above the window is smaller. */
const larger = 1.2
const smaller = 1.12

/**
 * The parties of a letter, which no label names: the sender in the letterhead or in the small line above the window, the
 * recipient in the window. A party with a label goes before them.
 */
export const letterParties: Proposer = (page) => withoutNamed(partiesOfLetter(page), page)

/** The parties of a form that its boxes leave to the head of the page: 'Remitente: el del encabezamiento'. */
export const partiesPointedTo: Proposer = (page) => {
  const pointed = pointedTo(page.layout, page.labels)
  if (pointed.size === 0) return []
  return withoutNamed(partiesOfLetter(page), page).filter(({ concept }) => pointed.has(concept))
}

/** Without those that a label has given already. */
const withoutNamed = (parties: readonly Candidate[], { labelled }: PageToRead) =>
  parties.filter(
    ({ concept }) => !labelled.some((c) => c.concept === concept && isBelieved(c) && c.readings.length > 0),
  )

function partiesOfLetter({ layout, labels, kind }: PageToRead): Candidate[] {
  if (layout.number > 1) return []
  const words = new Set(labels.flatMap((l) => [...l.words]))
  const titles = kind.titles.map((t) => bareWords(t.words))
  const runs = layout.runs.filter((run) => {
    const key = bareWords(textOf(run.words))
    return isOpenLine(run, words) && !titles.some((t) => key === t || key.startsWith(`${t} `))
  })
  const back = returnAddress(runs, layout)
  const ofBack = back && party('consignor', back.lines, layout, 'letter-line-above-window')
  const atHead = senderOfHead(runs, labels, layout)
  const ofHead = fuller(ofBack, atHead && isInWindow(atHead, runs, layout) ? undefined : atHead)
  const sender = completedByFooter(ofHead, runs, layout)
  const taken = new Set([...(back?.run.words ?? []), ...(sender?.words ?? [])])
  const free = runs.filter((run) => !run.words.some((w) => taken.has(w)))
  const recipient = recipientOf(free, labels, back?.run, layout)
  return [sender, recipient].filter((c) => c !== undefined)
}

/**
 * What reads like a letterhead is the window where a larger line stands above it, as a logo does, and only small type
 * between: the line above the window, of which a picture may show no more than its place.
 */
function isInWindow(head: Candidate, runs: readonly Run[], { page }: PageLayout): boolean {
  const [first] = head.readings[0]?.span.words ?? []
  if (!first || first.box[1] < window.from * page.height) return false
  const size = sizeOf(first)
  const above = runs.filter((run) => run.box[3] <= first.box[1] + 1)
  const isLogo = (run: Run) => run.size >= larger * size && /\p{L}{3}/u.test(textOf(run.words))
  return above.some(isLogo) && above.some((run) => isSmallAbove(run, first.box, size))
}

/** Set small, at least what is still read of it, and right above what begins at the same place. */
const isSmallAbove = ({ box, size, words }: Run, [left, top]: Box, sizeBelow: number): boolean =>
  words.some((word) => sizeOf(word) < sizeBelow / smaller) &&
  box[0] > left - 4 * sameStart &&
  box[0] < left + windowWidth / 2 &&
  box[3] <= top + 1 &&
  top - box[3] < 4 * size

/** The line above the window shortens the name that the head has in full: at one address the longer one stands. */
function fuller(ofBack: Candidate | undefined, ofHead: Candidate | undefined): Candidate | undefined {
  if (!ofBack || !ofHead) return ofBack ?? ofHead
  const { postcode, street, name } = addressPlaces('consignor')
  const at = (party: Candidate, place: typeof name) =>
    party.readings.find((r) => place !== undefined && r.place.path === place.path)?.value
  const isSame = [postcode, street].every((place) => at(ofBack, place) === at(ofHead, place))
  const isLonger = String(at(ofHead, name) ?? '').length > String(at(ofBack, name) ?? '').length
  return isSame && isLonger ? { ...ofHead, source: ofBack.source } : ofBack
}

/** The railway that prints the note in its own name, where no box asks for the carrier. */
export const railwayOfHead: Proposer = (page) => {
  const { layout, labels } = page
  if (layout.number > 1 || labels.some(({ concept }) => concept === 'carrier')) return []
  const words = new Set(labels.flatMap((label) => [...label.words]))
  const lines = readLetterhead(
    layout.runs.filter((run) => isOpenLine(run, words)),
    layout,
  )
  const found = lines && party('carrier', lines, layout, 'railway-of-head')
  return withoutNamed(found ? [found] : [], page)
}

/** The parties of a form that its boxes do not name: 'Remitente: el del encabezamiento'. */
function pointedTo({ runs }: PageLayout, labels: readonly Label[]): Set<Concept> {
  const labelled = new Set(labels.flatMap((label) => [...label.words]))
  const pointers = runs
    .map(({ words, region }) => ({ words: words.filter((word) => !labelled.has(word)), region }))
    .filter(({ words }) => words.length > 0 && pointsElsewhere(textOf(words)))
    .map(({ words, region }) => makeRun(words, region))
  return new Set(
    labels
      .filter((label) => pointers.some((run) => run.region === label.region && leadsTo(label, run)))
      .map(({ concept }) => concept),
  )
}

/** What the head leaves out, the foot of the page may tell: all of it, or the street of a post office box, or the country. */
function completedByFooter(
  ofHead: Candidate | undefined,
  runs: readonly Run[],
  layout: PageLayout,
): Candidate | undefined {
  const lines = readFooter(runs, layout)
  const ofFoot = lines && party('consignor', lines, layout, ofHead?.source ?? 'letter-foot')
  if (!ofFoot || !ofHead) return ofHead ?? ofFoot
  const [name, other] = [ofHead, ofFoot].map(({ readings }) => readings[0]?.span.text)
  return isSameCompany(name, other) && ofFoot.readings.length > ofHead.readings.length ? ofFoot : ofHead
}

interface Back {
  run: Run
  lines: Span[]
}

/** 'Beispiel GmbH · Hafenstraße 12 · 20457 Hamburg', set small right above the recipient. */
function returnAddress(runs: readonly Run[], layout: PageLayout): Back | undefined {
  for (const run of runs) {
    if (run.box[1] > window.to * layout.page.height) continue
    const below = runs.find(
      (r) =>
        Math.abs(r.box[0] - run.box[0]) < 4 * sameStart &&
        r.box[1] > run.box[3] &&
        r.box[1] - run.box[3] < 4 * r.size &&
        r.size > smaller * run.size,
    )
    const lines = splitLine(spanOf(run.words))
    const isName = lines[0] !== undefined && !hasStreetWord(lines[0].text)
    if (below && isName && lines.length >= 3 && isAddress(lines)) return { run, lines }
  }
  return undefined
}

/** A name at the head of the page, with its address below it. */
function senderOfHead(
  runs: readonly Run[],
  labels: readonly Label[],
  layout: PageLayout,
): Candidate | undefined {
  const ofParties = labels.filter((l) => addressees.has(l.concept))
  const isOthers = (run: Run) =>
    ofParties.some((l) => leadsTo(l, run) || (run.region > 0 && l.region === run.region))
  const lines = readLetterhead(
    runs.filter((run) => !isOthers(run)),
    layout,
  )
  return lines && party('consignor', lines, layout, 'letter-head')
}

/** A block of lines with one start that reads as an address, where a window shows it, and that no label leads to. */
function recipientOf(
  runs: readonly Run[],
  labels: readonly Label[],
  back: Run | undefined,
  layout: PageLayout,
): Candidate | undefined {
  const { height } = layout.page
  const inWindow = (run: Run) => run.box[1] > window.from * height && run.box[1] < window.to * height
  for (const first of runs.filter(inWindow)) {
    const block = [first, ...linesBelow(first, runs, nearLines)].filter(
      (run) => Math.abs(run.box[0] - first.box[0]) < sameStart && isSetAlike(run, first.size, 0.11),
    )
    if (block.length < 3 || block.length > 8 || block.some((run) => run.words.length > 9)) continue
    const isAbove = runs.some(
      (r) =>
        r !== back &&
        !block.includes(r) &&
        r.box[1] < first.box[1] &&
        !isSmallAbove(r, first.box, first.size) &&
        linesBelow(r, [first], nearLines).length > 0,
    )
    if (isAbove || labels.some((l) => leadsTo(l, first))) continue
    const lines = block.map((run) => spanOf(run.words))
    // What begins with its street is the rest of somebody's address.
    if (lines[0] && hasStreetWord(lines[0].text) && !legalForm.test(lines[0].text)) continue
    const addressee = ordersCarriage(layout) ? 'carrier' : 'consignee'
    if (isAddress(lines)) return party(addressee, lines, layout, back ? 'letter-window' : 'letter-block')
  }
  return undefined
}

/** The label stands right above the block, or level with its first line and before it. */
const leadsTo = (label: Label, first: Run) =>
  (label.box[3] <= first.box[1] + 2 &&
    first.box[1] - label.box[3] < 2.5 * first.size &&
    label.box[0] < first.box[2] &&
    label.box[2] > first.box[0] - 2) ||
  (Math.abs(label.box[1] - first.box[1]) < first.size &&
    label.box[2] <= first.box[0] &&
    first.box[0] - label.box[2] < 12 * first.size)

function party(
  concept: 'consignor' | 'consignee' | 'carrier',
  lines: Span[],
  layout: PageLayout,
  source: Source,
): Candidate | undefined {
  const understanding = understandParty(concept, lines)
  if (understanding.fit === 0) return undefined
  return {
    ...understanding,
    concept,
    label: null,
    place: 'pattern',
    page: layout.number,
    words: new Set<Word>(understanding.readings.flatMap((r) => r.span.words)),
    text: lines.map((l) => l.text).join('\n'),
    source,
  }
}
