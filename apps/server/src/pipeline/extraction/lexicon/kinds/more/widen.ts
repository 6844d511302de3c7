import type { Concept } from '../../../concepts.ts'
import type { FormLanguage, FormWords } from '../form-words.ts'

/** Further titles and labels of a form by language. */
export type MoreWords = Readonly<
  Record<string, { titles?: readonly string[]; labels?: FormLanguage['labels'] }>
>

/** The words of a form and further ones behind them: what came first is what most forms print. */
export function widen(words: FormWords, more: MoreWords): FormWords {
  const languages = new Set([...Object.keys(words), ...Object.keys(more)])
  return Object.fromEntries(
    [...languages].map((language) => {
      const [own, further] = [words[language], more[language]]
      const concepts = new Set([...Object.keys(own?.labels ?? {}), ...Object.keys(further?.labels ?? {})])
      const labels = Object.fromEntries(
        ([...concepts] as Concept[]).map((c) => [
          c,
          [...(own?.labels[c] ?? []), ...(further?.labels?.[c] ?? [])],
        ]),
      )
      return [language, { titles: [...(own?.titles ?? []), ...(further?.titles ?? [])], labels }]
    }),
  )
}
