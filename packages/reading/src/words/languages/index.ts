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
}

/** English first: where a word means one thing here and another there, and the paper does not tell, it decides. */
export const languages: readonly Language[] = [
  { lexicon: english, phrases: englishPhrases },
  { lexicon: german, phrases: germanPhrases },
  { lexicon: french, phrases: frenchPhrases },
  { lexicon: polish, phrases: polishPhrases },
  { lexicon: italian, phrases: italianPhrases },
  { lexicon: spanish, phrases: spanishPhrases },
  { lexicon: dutch, phrases: dutchPhrases },
  { lexicon: portuguese, phrases: portuguesePhrases },
  { lexicon: czech, phrases: czechPhrases },
  { lexicon: slovak, phrases: slovakPhrases },
  { lexicon: hungarian, phrases: hungarianPhrases },
  { lexicon: romanian, phrases: romanianPhrases },
  { lexicon: swedish, phrases: swedishPhrases },
  { lexicon: danish, phrases: danishPhrases },
  { lexicon: norwegian, phrases: norwegianPhrases },
  { lexicon: finnish, phrases: finnishPhrases },
  { lexicon: slovenian, phrases: slovenianPhrases },
  { lexicon: croatian, phrases: croatianPhrases },
  { lexicon: lithuanian, phrases: lithuanianPhrases },
  { lexicon: latvian, phrases: latvianPhrases },
  { lexicon: estonian, phrases: estonianPhrases },
  { lexicon: bulgarian, phrases: bulgarianPhrases },
  { lexicon: greek, phrases: greekPhrases },
  { lexicon: turkish, phrases: turkishPhrases },
  { lexicon: ukrainian, phrases: ukrainianPhrases },
  { lexicon: serbian, phrases: serbianPhrases },
]
