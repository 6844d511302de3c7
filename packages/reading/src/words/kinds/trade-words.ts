import type { FormLanguage } from './form-words.ts'

interface Own {
  titles: readonly string[]
  /** Labels of the paper's own number. */
  number: readonly string[]
}

/** What notes about deliveries say beside the usual labels of the trade. */
export interface DeliveryLabels {
  /** Where to hand the goods over, as an order to the driver. */
  consignee: readonly string[]
  /** Columns of how the articles are packed. */
  packing: readonly string[]
  /** Columns of what is still to come. */
  furniture: readonly string[]
}

/** One language's words of trade documents. */
export interface TradeWords {
  invoice: Own
  packingList: Own
  deliveryNote: Own
  /**
   * What the three share: prices, orders and banks carry nothing for the carriage, and a quantity of articles is no
   * number of packages. Words for a seller or buyer are the parties of the goods' way.
   */
  labels: FormLanguage['labels']
  /**
   * The day on which the goods left. Days of the order, of the paper, of the supply for taxes and of the arrival are
   * none.
   */
  despatchDates: readonly string[]
  /** Labels of how the goods travel: the haulier is named behind them, or the means, or both. */
  ways: readonly string[]
  /** How one paper names the others of the same goods, beyond what these call their own number. */
  related: Readonly<Record<'invoice' | 'packing-list' | 'delivery-note', readonly string[]>>
  delivery?: DeliveryLabels
  /**
   * Names of papers that are no freight papers, though they speak of senders, goods and weights: what is offered, ordered,
   * agreed, paid, certified, declared to customs, planned, or mentioned in a letter.
   */
  otherUse: readonly string[]
}
