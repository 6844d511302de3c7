import { elementByPath, plainPath } from '@efti-hub/efti'
import { evidenceOf } from '../choose/values-of.ts'
import type { ExtractedValue } from '../fields/extracted.ts'
import { layOut } from '../layout/lay-out.ts'
import type { PageLayout } from '../layout/runs.ts'
import { cut, type Span, spanOf } from '../layout/span.ts'
import { PAGES_LOOKED_AT } from '../remembered/memory.ts'
import { mayBe, readText, unitPrinted, type Writing, writingOf } from '../remembered/read-value.ts'
import type { PaperToRecall } from '../remembered/recall.ts'
import type { Answer, Candidate } from './candidate.ts'
import { findText, type TextOnPage } from './find-text.ts'
import { addsUp } from './sums.ts'
import { surroundingsOf, type WhyNotPlaced } from './surroundings.ts'

export interface Answers {
  /** Who gave them; stays with each value. */
  from: string
  answers: readonly Answer[]
  /**
   * True: it is not enough that a page says the text. It must stand by a label of its field, be no part of another value, and agree with
   * the masses and counts that were read.
   */
  labelled?: boolean
}

/** Why an answer became no value. */
export type Refusal =
  | 'no such field'
  | 'not on the page'
  | 'no value of the field'
  | 'read otherwise'
  | WhyNotPlaced
  | 'does not add up'

export interface Suggested {
  values: ExtractedValue[]
  refused: { answer: Answer; reason: Refusal }[]
}

/** Likely, and never certain: a person confirms it. */
const CONFIDENCE = 0.8

/**
 * The values of a document with those that answers add. An answer fills only what was not read, and never replaces a value; one
 * that says the same confirms it (`why.agreedBy`) and makes it likely, one that says something else is named beside it
 * (`why.competedWith`). A value whose text is on no page is not a candidate.
 */
export function suggest(document: PaperToRecall, { from, answers, labelled = false }: Answers): Suggested {
  const pages = document.pages.slice(0, PAGES_LOOKED_AT)
  const layouts = pages.map(layOut)
  const writing = writingOf(
    pages.flatMap(({ words }) => words),
    document.language,
  )
  const values = new Map(document.values.map((value) => [value.path, value]))
  const refused: Suggested['refused'] = []
  const candidates: Candidate[] = []
  for (const answer of answers) {
    const read = readAnswer(answer, layouts, writing)
    if (typeof read === 'string') refused.push({ answer, reason: read })
    else candidates.push(read)
  }
  const surroundings = labelled ? surroundingsOf(document, layouts, candidates) : null
  for (const candidate of candidates) {
    const { answer, value } = candidate
    const before = values.get(answer.path)
    if (before) {
      const agrees = JSON.stringify(before.value) === JSON.stringify(value)
      values.set(answer.path, agrees ? agreed(before, from) : disputed(before, answer.text))
      if (!agrees) refused.push({ answer, reason: 'read otherwise' })
      continue
    }
    const place = surroundings ? surroundings.placeOf(candidate) : candidate.places[0]
    if (typeof place === 'string' || !place) refused.push({ answer, reason: place ?? 'not on the page' })
    else if (surroundings && !addsUp(answer.path, value, values))
      refused.push({ answer, reason: 'does not add up' })
    else values.set(answer.path, valueAt(candidate, place, from, layouts))
  }
  return { values: [...values.values()], refused }
}

/** What the text of an answer means for its field, and where it stands; or why it is none. */
function readAnswer(answer: Answer, layouts: readonly PageLayout[], writing: Writing): Candidate | Refusal {
  const element = elementByPath(plainPath(answer.path))
  if (!element) return 'no such field'
  const places = findText(answer.text, layouts).filter(
    ({ layout }) => answer.page === undefined || layout.number === answer.page,
  )
  const [place] = places
  if (!place) return 'not on the page'
  const { text } = asAnswered(spanOf(place.words), answer.text)
  const value = readText(text, element, unitPrinted(text, writing), writing)
  return value === null || !mayBe(element, value)
    ? 'no value of the field'
    : { answer, element, places, value }
}

function valueAt(
  { answer, element, places, value }: Candidate,
  place: TextOnPage,
  from: string,
  layouts: readonly PageLayout[],
): ExtractedValue {
  const span = asAnswered(spanOf(place.words), answer.text)
  const legibility = place.words.reduce((sum, { confidence }) => sum + confidence, 0) / place.words.length
  return {
    eftiId: element.id,
    path: answer.path,
    value,
    asWritten: span.text,
    confidence: CONFIDENCE * legibility,
    source: 'ai',
    evidence: evidenceOf(span, place.layout.number, layouts),
    why: {
      label: null,
      place: 'suggested',
      suggestedBy: from,
      answered: answer.text,
      ...(places.length > 1 ? { places: places.length } : {}),
    },
  }
}

/** Without the comma that stands behind the last word in the sentence. */
function asAnswered(span: Span, text: string): Span {
  const behind = /[,;:.)]+$/.exec(span.text)?.[0] ?? ''
  return behind === '' || text.endsWith(behind) ? span : cut(span, 0, span.text.length - behind.length)
}

const agreed = (value: ExtractedValue, from: string): ExtractedValue => ({
  ...value,
  confidence: Math.max(value.confidence, CONFIDENCE),
  why: { ...value.why, agreedBy: [...[value.why?.agreedBy ?? []].flat(), from] },
})

const disputed = (value: ExtractedValue, text: string): ExtractedValue => ({
  ...value,
  why: { ...value.why, competedWith: [...[value.why?.competedWith ?? []].flat(), text] },
})
