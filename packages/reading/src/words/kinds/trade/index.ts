import type { FormWords } from '../form-words.ts'
import { bulgarianTrade } from './bg.ts'
import { czechTrade } from './cs.ts'
import { danishTrade } from './da.ts'
import { germanTrade } from './de.ts'
import { withDeliveryLabels } from './delivery-labels.ts'
import { despatchDates } from './despatch-dates.ts'
import { greekTrade } from './el.ts'
import { englishTrade } from './en.ts'
import { spanishTrade } from './es.ts'
import { estonianTrade } from './et.ts'
import { finnishTrade } from './fi.ts'
import { frenchTrade } from './fr.ts'
import { croatianTrade } from './hr.ts'
import { hungarianTrade } from './hu.ts'
import { italianTrade } from './it.ts'
import { lithuanianTrade } from './lt.ts'
import { latvianTrade } from './lv.ts'
import { dutchTrade } from './nl.ts'
import { norwegianTrade } from './no.ts'
import { polishTrade } from './pl.ts'
import { portugueseTrade } from './pt.ts'
import { romanianTrade } from './ro.ts'
import { slovakTrade } from './sk.ts'
import { slovenianTrade } from './sl.ts'
import { serbianTrade } from './sr.ts'
import { swedishTrade } from './sv.ts'
import { turkishTrade } from './tr.ts'
import type { TradeWords } from './trade-words.ts'
import { ukrainianTrade } from './uk.ts'

const byLanguage: Readonly<Record<string, TradeWords>> = {
  en: englishTrade,
  de: germanTrade,
  fr: frenchTrade,
  it: italianTrade,
  es: spanishTrade,
  pl: polishTrade,
  nl: dutchTrade,
  cs: czechTrade,
  sv: swedishTrade,
  pt: portugueseTrade,
  da: danishTrade,
  no: norwegianTrade,
  fi: finnishTrade,
  hu: hungarianTrade,
  ro: romanianTrade,
  sk: slovakTrade,
  sl: slovenianTrade,
  hr: croatianTrade,
  bg: bulgarianTrade,
  el: greekTrade,
  lt: lithuanianTrade,
  lv: latvianTrade,
  et: estonianTrade,
  tr: turkishTrade,
  uk: ukrainianTrade,
  sr: serbianTrade,
}

function wordsOf(paper: 'invoice' | 'packingList' | 'deliveryNote'): FormWords {
  return Object.fromEntries(
    Object.entries(byLanguage).map(([language, words]) => {
      const { titles, number } = words[paper]
      const dateOfTakingOver = despatchDates[language] ?? []
      return [
        language,
        {
          titles,
          labels: { paperNumber: number, dateOfTakingOver, ...withDeliveryLabels(language, words.labels) },
        },
      ]
    }),
  )
}

export const invoiceWords = wordsOf('invoice')
export const packingListWords = wordsOf('packingList')
export const deliveryNoteWords = wordsOf('deliveryNote')
