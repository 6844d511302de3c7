import type { FormLanguage } from '../form-words.ts'

interface Own {
  titles: readonly string[]
  /** Labels of the paper's own number. */
  number: readonly string[]
}

/** One language's words of the papers of the trade. */
export interface TradeWords {
  invoice: Own
  packingList: Own
  deliveryNote: Own
  /**
   * What the three share: prices, orders and banks carry nothing for the carriage, and a quantity of articles is no
   * number of packages. Words for a seller or buyer are the parties of the goods' way.
   */
  labels: FormLanguage['labels']
}
