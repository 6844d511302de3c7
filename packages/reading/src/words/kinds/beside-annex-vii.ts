import type { FormWords } from './form-words.ts'
import { wasteAnnexViiWords } from './waste-annex-vii/index.ts'

/** Labels that both waste forms print are those of Annex VII; these come first. The codes follow the notification's number. */
export function besideAnnexVii(language: string, own: FormWords[string]): FormWords[string] {
  const { wasteCode: furtherWasteCode = [], ...same } = wasteAnnexViiWords[language]?.labels ?? {}
  const shared = { ...same, furtherWasteCode }
  const concepts = [
    ...new Set([...Object.keys(shared), ...Object.keys(own.labels)]),
  ] as (keyof typeof shared)[]
  const labels = Object.fromEntries(
    concepts.map((c) => [c, [...(own.labels[c] ?? []), ...(shared[c] ?? [])]]),
  )
  return { titles: own.titles, labels }
}
