import { list } from '../../lexicon.ts'
import type { FormWords } from '../form-words.ts'
import { czechAwb } from './cs.ts'
import { danishAwb } from './da.ts'
import { germanAwb } from './de.ts'
import { englishAwb } from './en.ts'
import { spanishAwb } from './es.ts'
import { finnishAwb } from './fi.ts'
import { frenchAwb } from './fr.ts'
import { hungarianAwb } from './hu.ts'
import { italianAwb } from './it.ts'
import { dutchAwb } from './nl.ts'
import { polishAwb } from './pl.ts'
import { portugueseAwb } from './pt.ts'
import { swedishAwb } from './sv.ts'

/**
 * The air waybill of IATA Resolution 600a is printed in English everywhere; other languages stand beside or instead, and a
 * forwarder's program prints its house waybills in the language of its office.
 */
export const awbWords: FormWords = {
  en: englishAwb,
  de: germanAwb,
  fr: frenchAwb,
  es: spanishAwb,
  it: italianAwb,
  pl: polishAwb,
  nl: dutchAwb,
  pt: portugueseAwb,
  sv: swedishAwb,
  da: danishAwb,
  cs: czechAwb,
  sk: { titles: list`letecký nákladný list`, labels: {} },
  hu: hungarianAwb,
  ro: { titles: list`scrisoare de transport aerian`, labels: {} },
  fi: finnishAwb,
  no: { titles: list`luftfraktbrev, flyfraktbrev`, labels: {} },
  sl: { titles: list`letalski tovorni list`, labels: {} },
  hr: { titles: list`zračni teretni list, zrakoplovni tovarni list`, labels: {} },
  bg: { titles: list`въздушна товарителница`, labels: {} },
  el: { titles: list`αεροπορική φορτωτική`, labels: {} },
  lt: { titles: list`oro važtaraštis`, labels: {} },
  lv: { titles: list`gaisa pavadzīme`, labels: {} },
  et: { titles: list`lennusaateleht, õhuveokiri`, labels: {} },
}
