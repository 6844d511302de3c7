import type { Extracted, ExtractedValue } from './fields/extracted.ts'
import type { Recognised } from './layout/pages.ts'
import { standUp } from './layout/pose.ts'
import { placeEvidence, standPagesUp } from './pages-as-read.ts'
import { type Answers, type Suggested, suggest } from './suggested/suggest.ts'

export interface WithAnswers {
  extracted: Extracted
  refused: Suggested['refused']
}

/**
 * What was read of a document, with what answers of somebody else add: values of source 'ai', each by a label of its field
 * (see `suggest`). What was read before keeps its value and its place.
 * @param kind what it was read as
 */
export function addAnswers(
  extracted: Extracted,
  recognised: Recognised,
  kind: string,
  answers: Answers,
): WithAnswers {
  const { values, refused } = suggest(
    {
      values: standValuesUp(extracted.values, recognised),
      pages: standPagesUp(recognised).pages,
      kind,
      language: extracted.language,
    },
    answers,
  )
  const before = new Map(extracted.values.map((value) => [value.path, value]))
  const added = values.filter(({ path }) => !before.has(path))
  const kept = values.flatMap(({ path, confidence, why }) => {
    const value = before.get(path)
    return value ? [{ ...value, confidence, ...(why ? { why } : {}) }] : []
  })
  const placed = placeEvidence({ ...extracted, values: added }, recognised).values
  return { extracted: { ...extracted, values: [...kept, ...placed] }, refused }
}

/** With their evidence where it lies on pages that stand upright. */
function standValuesUp(values: readonly ExtractedValue[], { pages }: Recognised): ExtractedValue[] {
  return values.map((value) => {
    const { evidence } = value
    const page = pages.find(({ number }) => number === evidence?.page)
    if (!evidence?.box || !page?.pose) return value
    return { ...value, evidence: { ...evidence, box: standUp(evidence.box, page.pose, page) } }
  })
}
