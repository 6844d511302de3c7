import type { FormWords } from '../form-words.ts'
import { czechDangerousGoods } from './cs.ts'
import { danishDangerousGoods } from './da.ts'
import { germanDangerousGoods } from './de.ts'
import { englishDangerousGoods } from './en.ts'
import { spanishDangerousGoods } from './es.ts'
import { finnishDangerousGoods } from './fi.ts'
import { frenchDangerousGoods } from './fr.ts'
import { furtherDangerousGoods } from './further.ts'
import { hungarianDangerousGoods } from './hu.ts'
import { italianDangerousGoods } from './it.ts'
import { dutchDangerousGoods } from './nl.ts'
import { norwegianDangerousGoods } from './no.ts'
import { polishDangerousGoods } from './pl.ts'
import { portugueseDangerousGoods } from './pt.ts'
import { romanianDangerousGoods } from './ro.ts'
import { withShippersWords } from './shared-words.ts'
import { slovakDangerousGoods } from './sk.ts'
import { croatianDangerousGoods, serbianDangerousGoods } from './south-slavic.ts'
import { swedishDangerousGoods } from './sv.ts'
import { turkishDangerousGoods } from './tr.ts'
import { ukrainianDangerousGoods } from './uk.ts'

/**
 * The multimodal dangerous goods form (IMDG 5.4.5, ADR 5.4.5) and the transport document of ADR, RID and ADN 5.4.1; behind
 * their words the headings that programs of shippers print.
 */
export const dangerousGoodsWords: FormWords = withShippersWords({
  en: englishDangerousGoods,
  de: germanDangerousGoods,
  fr: frenchDangerousGoods,
  nl: dutchDangerousGoods,
  it: italianDangerousGoods,
  es: spanishDangerousGoods,
  pl: polishDangerousGoods,
  pt: portugueseDangerousGoods,
  sv: swedishDangerousGoods,
  da: danishDangerousGoods,
  cs: czechDangerousGoods,
  hu: hungarianDangerousGoods,
  ro: romanianDangerousGoods,
  fi: finnishDangerousGoods,
  no: norwegianDangerousGoods,
  sk: slovakDangerousGoods,
  hr: croatianDangerousGoods,
  tr: turkishDangerousGoods,
  uk: ukrainianDangerousGoods,
  sr: serbianDangerousGoods,
  ...furtherDangerousGoods,
})
