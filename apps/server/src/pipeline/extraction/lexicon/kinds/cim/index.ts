import type { FormWords } from '../form-words.ts'
import { czechCim } from './cs.ts'
import { germanCim } from './de.ts'
import { englishCim } from './en.ts'
import { frenchCim } from './fr.ts'
import { croatianCim } from './hr.ts'
import { hungarianCim } from './hu.ts'
import { italianCim } from './it.ts'
import { dutchCim } from './nl.ts'
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
}
