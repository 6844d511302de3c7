import { list } from '../../lexicon.ts'
import type { FormWords } from '../form-words.ts'
import { danishBillOfLading } from './da.ts'
import { germanBillOfLading } from './de.ts'
import { englishBillOfLading } from './en.ts'
import { spanishBillOfLading } from './es.ts'
import { finnishBillOfLading } from './fi.ts'
import { frenchBillOfLading } from './fr.ts'
import {
  croatianBillOfLading,
  czechBillOfLading,
  norwegianBillOfLading,
  romanianBillOfLading,
  slovenianBillOfLading,
  turkishBillOfLading,
} from './further.ts'
import { bulgarianBillOfLading, greekBillOfLading } from './greek-and-cyrillic.ts'
import { italianBillOfLading } from './it.ts'
import { dutchBillOfLading } from './nl.ts'
import { polishBillOfLading } from './pl.ts'
import { portugueseBillOfLading } from './pt.ts'
import { swedishBillOfLading } from './sv.ts'

/**
 * Liner and multimodal bills of lading; 'sea waybill' carries the same boxes. Most are English; coastal and short sea lines
 * print their own language too.
 */
export const billOfLadingWords: FormWords = {
  en: englishBillOfLading,
  de: germanBillOfLading,
  fr: frenchBillOfLading,
  es: spanishBillOfLading,
  it: italianBillOfLading,
  pl: polishBillOfLading,
  nl: dutchBillOfLading,
  pt: portugueseBillOfLading,
  sv: swedishBillOfLading,
  da: danishBillOfLading,
  fi: finnishBillOfLading,
  no: norwegianBillOfLading,
  cs: czechBillOfLading,
  hu: { titles: list`hajóraklevél, tengeri fuvarlevél`, labels: {} },
  ro: romanianBillOfLading,
  hr: croatianBillOfLading,
  sl: slovenianBillOfLading,
  tr: turkishBillOfLading,
  bg: bulgarianBillOfLading,
  el: greekBillOfLading,
  lt: { titles: list`konosamentas`, labels: {} },
  lv: { titles: list`konosaments`, labels: {} },
  et: { titles: list`konossement`, labels: {} },
}
