import type { UnreadPlace } from '@efti-hub/efti'
import type { Extracted, ExtractedValue } from './fields/extracted.ts'
import { unite } from './layout/box.ts'
import type { Box, Recognised, RecognisedPage, Word } from './layout/pages.ts'
import { standUp, uprightSize } from './layout/pose.ts'

/** Pages upright and level: lines and columns are looked for along the edges. */
export function standPagesUp(recognised: Recognised): Recognised {
  return { ...recognised, pages: recognised.pages.map(standPageUp) }
}

export function standPageUp(page: RecognisedPage): RecognisedPage {
  const { pose } = page
  if (!pose) return page
  return {
    ...page,
    ...uprightSize(pose, page),
    words: page.words.map((word) => ({ ...word, box: standUp(word.box, pose, page) })),
    rules: page.rules.map((rule) => standUp(rule, pose, page)),
    ...(page.marks ? { marks: page.marks.map((mark) => standUp(mark, pose, page)) } : {}),
  }
}

/**
 * Values found on pages that stand up, with their evidence where it lies on the page, and with what recognition makes
 * of them: a value read from a picture says so, and is no surer than its words.
 */
export function placeEvidence(extracted: Extracted, recognised: Recognised): Extracted {
  if (recognised.pages.every(({ source, pose }) => source === undefined && !pose)) return extracted
  const pages = new Map(recognised.pages.map((page) => [page.number, page]))
  return {
    ...extracted,
    values: extracted.values.map((value) => placeValue(value, pages)),
    ...(extracted.unread ? { unread: extracted.unread.map((place) => placeUnread(place, pages)) } : {}),
  }
}

function placeValue(value: ExtractedValue, pages: Map<number, RecognisedPage>): ExtractedValue {
  const { evidence, confidence } = value
  const page = evidence && pages.get(evidence.page)
  if (!evidence?.box || !page) return value
  const words = wordsIn(evidence.box, page)
  const seen = words.filter((word) => word.confidence < 1)
  const lying = page.pose ? { ...evidence, box: unite(words.map(({ box }) => box)) } : evidence
  const source = value.source === 'ai' ? 'ai' : null
  if (seen.length === 0) return { ...value, source: source ?? 'text', evidence: lying }
  const read = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  return {
    ...value,
    source: source ?? 'ocr',
    confidence: Math.round(Math.min(confidence, read) * 1000) / 1000,
    evidence: lying,
  }
}

function placeUnread(place: UnreadPlace, pages: Map<number, RecognisedPage>): UnreadPlace {
  const { page: number, box } = place.evidence
  const page = pages.get(number)
  if (!page?.pose || !box) return place
  const words = wordsIn([...box], page)
  return { ...place, evidence: { page: number, box: unite(words.map((word) => word.box)) } }
}

/** Words of the page as it lies whose middle is inside a box of the page as it stands. */
function wordsIn(box: Box, page: RecognisedPage): Word[] {
  const { pose } = page
  return page.words.filter((word) => {
    const [x0, y0, x1, y1] = pose ? standUp(word.box, pose, page) : word.box
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
  })
}
