import type { FormWords } from '../form-words.ts'
import { estonianCim, latvianCim, lithuanianCim } from './baltic.ts'
import { czechCim } from './cs.ts'
import { bulgarianCim, russianCim, serbianCim, ukrainianCim } from './cyrillic.ts'
import { germanCim } from './de.ts'
import { englishCim } from './en.ts'
import { frenchCim } from './fr.ts'
import { greekCim, turkishCim } from './further.ts'
import { croatianCim } from './hr.ts'
import { hungarianCim } from './hu.ts'
import { portugueseCim, spanishCim } from './iberian.ts'
import { italianCim } from './it.ts'
import { dutchCim } from './nl.ts'
import { danishCim, finnishCim, norwegianCim, swedishCim } from './nordic.ts'
import { polishCim } from './pl.ts'
import { romanianCim } from './ro.ts'
import { slovakCim } from './sk.ts'
import { slovenianCim } from './sl.ts'

/**
 * Consignment note CIM (Uniform Rules, Appendix B to COTIF, Article 7): the boxes of the note of the CIT (GLV-CIM) first,
 * behind them what programs of railways and operators print.
 */
export const cimWords: FormWords = {
  en: englishCim,
  de: germanCim,
  fr: frenchCim,
  it: italianCim,
  pl: polishCim,
  cs: czechCim,
  nl: dutchCim,
  sk: slovakCim,
  hu: hungarianCim,
  ro: romanianCim,
  sl: slovenianCim,
  hr: croatianCim,
  es: spanishCim,
  pt: portugueseCim,
  sv: swedishCim,
  da: danishCim,
  no: norwegianCim,
  fi: finnishCim,
  lt: lithuanianCim,
  lv: latvianCim,
  et: estonianCim,
  bg: bulgarianCim,
  sr: serbianCim,
  ru: russianCim,
  uk: ukrainianCim,
  el: greekCim,
  tr: turkishCim,
}
