import { lexicons } from '../languages/index.ts'
import type { FormWords } from './form-words.ts'
import type { DeliveryLabels, TradeWords } from './trade-words.ts'

/** The words of trade documents. */
export const tradeByLanguage: Readonly<Record<string, TradeWords>> = Object.fromEntries(
  lexicons.map(({ language, trade }) => [language, trade]),
)

export const wordsOfTrade: Readonly<Record<string, FormWords>> = {
  'delivery-note': wordsOf('deliveryNote'),
  'packing-list': wordsOf('packingList'),
  invoice: wordsOf('invoice'),
}

function wordsOf(paper: 'invoice' | 'packingList' | 'deliveryNote'): FormWords {
  return Object.fromEntries(
    lexicons.map(({ language, trade }) => {
      const { titles, number } = trade[paper]
      const dateOfTakingOver = trade.despatchDates
      return [
        language,
        {
          titles,
          labels: {
            paperNumber: number,
            dateOfTakingOver,
            ...withDeliveryLabels(trade.delivery, trade.labels),
          },
        },
      ]
    }),
  )
}

/** The labels of a language with those that only notes about deliveries have. */
function withDeliveryLabels<T extends Readonly<Record<string, readonly string[] | undefined>>>(
  delivery: DeliveryLabels | undefined,
  own: T,
): T {
  const more = Object.entries(delivery ?? {}).map(([concept, words]) => [
    concept,
    [...(own[concept] ?? []), ...words],
  ])
  return { ...own, ...Object.fromEntries(more) }
}
