import type { FormWords } from '../form-words.ts'
import { tradeByLanguage } from './by-language.ts'
import { withDeliveryLabels } from './delivery-labels.ts'

function wordsOf(paper: 'invoice' | 'packingList' | 'deliveryNote'): FormWords {
  return Object.fromEntries(
    Object.entries(tradeByLanguage).map(([language, words]) => {
      const { titles, number } = words[paper]
      const dateOfTakingOver = words.despatchDates
      return [
        language,
        {
          titles,
          labels: {
            paperNumber: number,
            dateOfTakingOver,
            ...withDeliveryLabels(words.delivery, words.labels),
          },
        },
      ]
    }),
  )
}

export const wordsOfTrade: Readonly<Record<string, FormWords>> = {
  'delivery-note': wordsOf('deliveryNote'),
  'packing-list': wordsOf('packingList'),
  invoice: wordsOf('invoice'),
}
