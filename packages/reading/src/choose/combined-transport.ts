import { isAboutDirective } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { unite } from '../layout/box.ts'
import { type PageLayout, textOf } from '../layout/runs.ts'

const information = placeOf('information').eftiId

/** A line that names Directive 92/106/EEC, wherever it stands: it says that the carriage is combined transport (its Article 3). */
export function withDirective(
  values: ExtractedValue[],
  pages: readonly PageLayout[],
  source: 'text' | 'ocr',
): ExtractedValue[] {
  if (values.some(({ value }) => isAboutDirective(String(value)))) return values
  const number = values.filter(({ eftiId }) => eftiId === information).length + 1
  for (const { runs, number: page, page: recognised } of pages)
    for (const { words } of runs) {
      const text = textOf(words)
      if (!isAboutDirective(text)) continue
      const box = recognised.synthetic ? null : unite(words.map((word) => word.box))
      return [
        ...values,
        {
          ...placeOf('information', number),
          value: text,
          asWritten: text,
          confidence: 0.85,
          source,
          evidence: { page, box, snippet: text },
          why: {
            label: null,
            place: 'pattern',
            checks: ['names the Directive'],
            repairs: [],
            competedWith: [],
          },
        },
      ]
    }
  return values
}
