import { bulgarianTrade } from '../kinds/trade/bg.ts'
import { czechTrade } from '../kinds/trade/cs.ts'
import { danishTrade } from '../kinds/trade/da.ts'
import { germanTrade } from '../kinds/trade/de.ts'
import { greekTrade } from '../kinds/trade/el.ts'
import { englishTrade } from '../kinds/trade/en.ts'
import { spanishTrade } from '../kinds/trade/es.ts'
import { estonianTrade } from '../kinds/trade/et.ts'
import { finnishTrade } from '../kinds/trade/fi.ts'
import { frenchTrade } from '../kinds/trade/fr.ts'
import { croatianTrade } from '../kinds/trade/hr.ts'
import { hungarianTrade } from '../kinds/trade/hu.ts'
import { italianTrade } from '../kinds/trade/it.ts'
import { lithuanianTrade } from '../kinds/trade/lt.ts'
import { latvianTrade } from '../kinds/trade/lv.ts'
import { malteseTrade } from '../kinds/trade/mt.ts'
import { dutchTrade } from '../kinds/trade/nl.ts'
import { norwegianTrade } from '../kinds/trade/no.ts'
import { polishTrade } from '../kinds/trade/pl.ts'
import { portugueseTrade } from '../kinds/trade/pt.ts'
import { romanianTrade } from '../kinds/trade/ro.ts'
import { slovakTrade } from '../kinds/trade/sk.ts'
import { slovenianTrade } from '../kinds/trade/sl.ts'
import { serbianTrade } from '../kinds/trade/sr.ts'
import { swedishTrade } from '../kinds/trade/sv.ts'
import { turkishTrade } from '../kinds/trade/tr.ts'
import type { TradeWords } from '../kinds/trade/trade-words.ts'
import { ukrainianTrade } from '../kinds/trade/uk.ts'
import type { Lexicon } from '../lexicon.ts'
import { bulgarianPhrases } from '../phrases/bg.ts'
import { czechPhrases } from '../phrases/cs.ts'
import { danishPhrases } from '../phrases/da.ts'
import { germanPhrases } from '../phrases/de.ts'
import { greekPhrases } from '../phrases/el.ts'
import { englishPhrases } from '../phrases/en.ts'
import { spanishPhrases } from '../phrases/es.ts'
import { estonianPhrases } from '../phrases/et.ts'
import { finnishPhrases } from '../phrases/fi.ts'
import { frenchPhrases } from '../phrases/fr.ts'
import { croatianPhrases } from '../phrases/hr.ts'
import { hungarianPhrases } from '../phrases/hu.ts'
import { italianPhrases } from '../phrases/it.ts'
import { lithuanianPhrases } from '../phrases/lt.ts'
import { latvianPhrases } from '../phrases/lv.ts'
import { maltesePhrases } from '../phrases/mt.ts'
import { dutchPhrases } from '../phrases/nl.ts'
import { norwegianPhrases } from '../phrases/no.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { polishPhrases } from '../phrases/pl.ts'
import { portuguesePhrases } from '../phrases/pt.ts'
import { romanianPhrases } from '../phrases/ro.ts'
import { slovakPhrases } from '../phrases/sk.ts'
import { slovenianPhrases } from '../phrases/sl.ts'
import { serbianPhrases } from '../phrases/sr.ts'
import { swedishPhrases } from '../phrases/sv.ts'
import { turkishPhrases } from '../phrases/tr.ts'
import { ukrainianPhrases } from '../phrases/uk.ts'
import { bulgarian } from './bg.ts'
import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { greek } from './el.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import { croatian } from './hr.ts'
import { hungarian } from './hu.ts'
import { italian } from './it.ts'
import { lithuanian } from './lt.ts'
import { latvian } from './lv.ts'
import { maltese } from './mt.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { slovak } from './sk.ts'
import { slovenian } from './sl.ts'
import { serbian } from './sr.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'

interface Language {
  lexicon: Lexicon
  phrases: Phrases
  trade: TradeWords
}

/** English first: where a word means one thing here and another there, and the paper does not tell, it decides. */
export const languages: readonly Language[] = [
  { lexicon: english, phrases: englishPhrases, trade: englishTrade },
  { lexicon: german, phrases: germanPhrases, trade: germanTrade },
  { lexicon: french, phrases: frenchPhrases, trade: frenchTrade },
  { lexicon: polish, phrases: polishPhrases, trade: polishTrade },
  { lexicon: italian, phrases: italianPhrases, trade: italianTrade },
  { lexicon: spanish, phrases: spanishPhrases, trade: spanishTrade },
  { lexicon: dutch, phrases: dutchPhrases, trade: dutchTrade },
  { lexicon: portuguese, phrases: portuguesePhrases, trade: portugueseTrade },
  { lexicon: czech, phrases: czechPhrases, trade: czechTrade },
  { lexicon: slovak, phrases: slovakPhrases, trade: slovakTrade },
  { lexicon: hungarian, phrases: hungarianPhrases, trade: hungarianTrade },
  { lexicon: romanian, phrases: romanianPhrases, trade: romanianTrade },
  { lexicon: swedish, phrases: swedishPhrases, trade: swedishTrade },
  { lexicon: danish, phrases: danishPhrases, trade: danishTrade },
  { lexicon: norwegian, phrases: norwegianPhrases, trade: norwegianTrade },
  { lexicon: finnish, phrases: finnishPhrases, trade: finnishTrade },
  { lexicon: slovenian, phrases: slovenianPhrases, trade: slovenianTrade },
  { lexicon: croatian, phrases: croatianPhrases, trade: croatianTrade },
  { lexicon: lithuanian, phrases: lithuanianPhrases, trade: lithuanianTrade },
  { lexicon: latvian, phrases: latvianPhrases, trade: latvianTrade },
  { lexicon: estonian, phrases: estonianPhrases, trade: estonianTrade },
  { lexicon: bulgarian, phrases: bulgarianPhrases, trade: bulgarianTrade },
  { lexicon: greek, phrases: greekPhrases, trade: greekTrade },
  { lexicon: turkish, phrases: turkishPhrases, trade: turkishTrade },
  { lexicon: ukrainian, phrases: ukrainianPhrases, trade: ukrainianTrade },
  { lexicon: serbian, phrases: serbianPhrases, trade: serbianTrade },
  { lexicon: maltese, phrases: maltesePhrases, trade: malteseTrade },
]
