import { tradeByLanguage } from '../kinds/trade.ts'

/** Names of papers that speak of senders, goods and weights and are no freight papers, by language. */
export const papersOfOtherUse: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(tradeByLanguage).map(([language, { otherUse }]) => [language, otherUse]),
)
