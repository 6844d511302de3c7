import { elementByPath, plainPath } from '@efti-hub/efti'
import { evidenceOf } from '../choose/values-of.ts'
import type { ExtractedValue } from '../fields/extracted.ts'
import { layOut } from '../layout/lay-out.ts'
import { cut, type Span, spanOf } from '../layout/span.ts'
import { PAGES_LOOKED_AT } from '../remembered/memory.ts'
import { mayBe, readText, unitPrinted, writingOf } from '../remembered/read-value.ts'
import type { PaperToRecall } from '../remembered/recall.ts'
import { findText } from './find-text.ts'

/** What somebody else read on the document, such as a language model: the field, and the text as it stands there. */
export interface Answer {
  /** 'consignee/name[1]' */
  path: string
  text: string
  /** Where it stands, where that is known: 1 is the first page. */
  page?: number
}

export interface Answers {
  /** Who gave them; stays with each value. */
  from: string
  answers: readonly Answer[]
}

/** Why an answer became no value. */
export type Refusal = 'no such field' | 'not on the page' | 'no value of the field' | 'read otherwise'

export interface Suggested {
  values: ExtractedValue[]
  refused: { answer: Answer; reason: Refusal }[]
}

/** Likely, and never certain: a person confirms it. */
const CONFIDENCE = 0.8

/**
 * The values of a document with those that answers add. An answer fills only what was not read, and never replaces a value; one
 * that says the same confirms it (`why.agreedBy`), one that says something else is named beside it (`why.competedWith`). A value
 * whose text is on no page is not a candidate.
 */
export function suggest(document: PaperToRecall, { from, answers }: Answers): Suggested {
  const pages = document.pages.slice(0, PAGES_LOOKED_AT)
  const layouts = pages.map(layOut)
  const writing = writingOf(
    pages.flatMap(({ words }) => words),
    document.language,
  )
  const values = new Map(document.values.map((value) => [value.path, value]))
  const refused: Suggested['refused'] = []
  for (const answer of answers) {
    const element = elementByPath(plainPath(answer.path))
    if (!element) {
      refused.push({ answer, reason: 'no such field' })
      continue
    }
    const found = findText(answer.text, layouts).filter(
      ({ layout }) => answer.page === undefined || layout.number === answer.page,
    )
    const [place] = found
    if (!place) {
      refused.push({ answer, reason: 'not on the page' })
      continue
    }
    const span = asAnswered(spanOf(place.words), answer.text)
    const value = readText(span.text, element, unitPrinted(span.text, writing), writing)
    if (value === null || !mayBe(element, value)) {
      refused.push({ answer, reason: 'no value of the field' })
      continue
    }
    const before = values.get(answer.path)
    if (before) {
      const agrees = JSON.stringify(before.value) === JSON.stringify(value)
      values.set(answer.path, agrees ? agreed(before, from) : disputed(before, answer.text))
      if (!agrees) refused.push({ answer, reason: 'read otherwise' })
      continue
    }
    const legibility = place.words.reduce((sum, { confidence }) => sum + confidence, 0) / place.words.length
    values.set(answer.path, {
      eftiId: element.id,
      path: answer.path,
      value,
      asWritten: span.text,
      confidence: CONFIDENCE * legibility,
      source: legibility < 1 ? 'ocr' : 'text',
      evidence: evidenceOf(span, place.layout.number, layouts),
      why: {
        label: null,
        place: 'suggested',
        suggestedBy: from,
        ...(found.length > 1 ? { places: found.length } : {}),
      },
    })
  }
  return { values: [...values.values()], refused }
}

/** Without the comma that stands behind the last word in the sentence. */
function asAnswered(span: Span, text: string): Span {
  const behind = /[,;:.)]+$/.exec(span.text)?.[0] ?? ''
  return behind === '' || text.endsWith(behind) ? span : cut(span, 0, span.text.length - behind.length)
}

const agreed = (value: ExtractedValue, from: string): ExtractedValue => ({
  ...value,
  why: { ...value.why, agreedBy: [...[value.why?.agreedBy ?? []].flat(), from] },
})

const disputed = (value: ExtractedValue, text: string): ExtractedValue => ({
  ...value,
  why: { ...value.why, competedWith: [...[value.why?.competedWith ?? []].flat(), text] },
})
