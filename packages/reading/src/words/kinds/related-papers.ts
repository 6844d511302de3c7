import { bare } from '../compare.ts'
import type { FormWords } from './form-words.ts'
import { tradeByLanguage } from './trade.ts'

const papers = ['invoice', 'packing-list', 'delivery-note'] as const

/**
 * The forms with labels for the numbers of the other papers: an invoice names the delivery note, a packing list the
 * invoice. What a paper calls its own number is none of them.
 */
export function withRelatedPapers(words: Readonly<Record<string, FormWords>>): Record<string, FormWords> {
  const result: Record<string, FormWords> = { ...words }
  for (const paper of papers) {
    result[paper] = Object.fromEntries(
      Object.entries(words[paper] ?? {}).map(([language, form]) => {
        const others = papers
          .filter((other) => other !== paper)
          .flatMap((other) => tradeByLanguage[language]?.related[other] ?? [])
        const own = new Set([...form.titles, ...(form.labels.paperNumber ?? [])].map(bare))
        const { furniture = [], ...labels } = form.labels
        const relatedPaper = others.filter((word) => !own.has(bare(word)))
        return [language, { ...form, labels: { ...labels, relatedPaper, furniture } }]
      }),
    )
  }
  return result
}
