import type { FormWords } from './form-words.ts'
import { tradeByLanguage } from './trade.ts'

const papers = ['invoice', 'packing-list', 'delivery-note'] as const

/** The forms of the trade with these labels: what they name as a carrier goes before, what they only skip behind. A ship is named as on a bill of lading. */
export function withWaysOfTransport(words: Readonly<Record<string, FormWords>>): Record<string, FormWords> {
  const result: Record<string, FormWords> = { ...words }
  for (const paper of papers)
    result[paper] = Object.fromEntries(
      Object.entries(words[paper] ?? {}).map(([language, form]) => {
        const { furniture = [], ...labels } = form.labels
        const { vessel, voyage, vesselAndVoyage } = words['bill-of-lading']?.[language]?.labels ?? {}
        const bySea = { vessel: vessel ?? [], voyage: voyage ?? [], vesselAndVoyage: vesselAndVoyage ?? [] }
        const wayOfTransport = tradeByLanguage[language]?.ways ?? []
        return [language, { ...form, labels: { ...labels, wayOfTransport, ...bySea, furniture } }]
      }),
    )
  return result
}
