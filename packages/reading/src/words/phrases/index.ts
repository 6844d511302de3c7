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
import { international } from './international.ts'
import { italian } from './it.ts'
import { lithuanian } from './lt.ts'
import { latvian } from './lv.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import type { PhraseName, Phrases } from './phrases.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { slovak } from './sk.ts'
import { slovenian } from './sl.ts'
import { serbian } from './sr.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'

export const phrasesByLanguage: Readonly<Record<string, Phrases>> = {
  en: english,
  de: german,
  fr: french,
  pl: polish,
  it: italian,
  es: spanish,
  nl: dutch,
  pt: portuguese,
  cs: czech,
  sk: slovak,
  hu: hungarian,
  ro: romanian,
  sv: swedish,
  da: danish,
  no: norwegian,
  fi: finnish,
  sl: slovenian,
  hr: croatian,
  lt: lithuanian,
  lv: latvian,
  et: estonian,
  bg: bulgarian,
  el: greek,
  tr: turkish,
  uk: ukrainian,
  sr: serbian,
  international,
}

/** What any language says for it, each once. */
export const phraseList = (name: PhraseName): readonly string[] => [
  ...new Set(Object.values(phrasesByLanguage).flatMap((phrases) => phrases[name] ?? [])),
]

/** The same as alternatives of a pattern, without a group around them: the longest first, lest a shorter one cut it off. */
export const phrase = (name: PhraseName): string =>
  phraseList(name)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
