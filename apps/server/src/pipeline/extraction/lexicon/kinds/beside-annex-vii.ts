import type { FormWords } from './form-words.ts'
import { furtherAnnexViiWords } from './further/waste-annex-vii.ts'
import { wasteAnnexViiWords } from './waste-annex-vii.ts'

const annexViiWords: FormWords = { ...wasteAnnexViiWords, ...furtherAnnexViiWords }

/** Labels that both waste forms print are those of Annex VII; these come first. The codes follow the notification's number. */
export function besideAnnexVii(language: string, own: FormWords[string]): FormWords[string] {
  const { wasteCode: furtherWasteCode = [], ...same } = annexViiWords[language]?.labels ?? {}
  const shared = { ...same, furtherWasteCode }
  const concepts = [
    ...new Set([...Object.keys(shared), ...Object.keys(own.labels)]),
  ] as (keyof typeof shared)[]
  const labels = Object.fromEntries(
    concepts.map((c) => [c, [...(own.labels[c] ?? []), ...(shared[c] ?? [])]]),
  )
  return { titles: own.titles, labels }
}
