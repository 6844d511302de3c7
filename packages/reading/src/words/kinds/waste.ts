import type { Concept } from '../../fields/concepts.ts'
import type { FormLanguage, FormWords } from './form-words.ts'

type Labels = FormLanguage['labels']

/**
 * The words of movement documents: behind those of Annex IB the labels that it has in common with Annex VII, and those of
 * the countries' own forms.
 */
export const movementWords = (annexIb: FormWords, annexVii: FormWords, national: FormWords): FormWords =>
  Object.fromEntries(
    Object.entries(annexIb).map(([language, { titles, labels }]) => {
      const own = national[language]
      const shared = joined(labels, withoutCode(annexVii[language]?.labels ?? {}))
      return [
        language,
        {
          titles: [...titles, ...(own?.titles ?? [])],
          labels: own ? joined(shared, own.labels) : shared,
        },
      ]
    }),
  )

/** The codes of the waste follow the notification's number; Annex VII has them alone. */
function withoutCode({ wasteCode: furtherWasteCode = [], ...same }: Labels): Labels {
  return { ...same, furtherWasteCode }
}

function joined(first: Labels, second: Labels): Labels {
  const concepts = [...new Set([...Object.keys(second), ...Object.keys(first)])] as Concept[]
  return Object.fromEntries(
    concepts.map((concept) => [concept, [...(first[concept] ?? []), ...(second[concept] ?? [])]]),
  )
}
