import { bareWords } from '../compare.ts'

/** Units of articles, of lengths, masses and times: what is counted in them is no package. */
const noPackage =
  /^(?:stk?|stück|stck|pcs?|pce|pieces?|szt|ks|kus|pz|pezzi|uds?|pza|un|unid|kpl|kompl|db|buc|tk|vnt|gab|kom|kos|бр|τεμ|adet|sets?|satz|paar|pairs?|par|gar|garn|met|mtrs?|metri?|lgth|sht|m|m2|m²|m3|m³|lfm|ml|mq|mc|kg|kgs|g|t|l|lt|ltr|psch|h|std|hrs|nr|no|ea|each)$/u

/** 'st', 'Stk.': what articles are counted in; 'No' asks for a number. */
export const isUnitOfArticles = (text: string): boolean =>
  noPackage.test(bareWords(text)) && !/^n[ro]$/.test(bareWords(text))

/** The same, and words that are no unit at all. */
export const countsNoPackage = (text: string): boolean => noPackage.test(bareWords(text))
