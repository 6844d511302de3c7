import type { Lexicon } from '../lexicon.ts'
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

/** English first: where a word means one thing here and another there, and the paper does not tell, it decides. */
export const lexicons: readonly Lexicon[] = [
  english,
  german,
  french,
  polish,
  italian,
  spanish,
  dutch,
  portuguese,
  czech,
  slovak,
  hungarian,
  romanian,
  swedish,
  danish,
  norwegian,
  finnish,
  slovenian,
  croatian,
  lithuanian,
  latvian,
  estonian,
  bulgarian,
  greek,
  turkish,
  ukrainian,
  serbian,
  maltese,
]
