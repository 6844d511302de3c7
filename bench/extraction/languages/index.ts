import { bg } from './bg.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { el } from './el.ts'
import { es } from './es.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { hr } from './hr.ts'
import { hu } from './hu.ts'
import { it } from './it.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { sk } from './sk.ts'
import { sl } from './sl.ts'
import { sv } from './sv.ts'
import type { LanguageWords } from './words.ts'

/** Languages beside English, German and French. */
export const furtherLanguages = {
  pl,
  it,
  es,
  nl,
  pt,
  cs,
  sk,
  hu,
  ro,
  sv,
  da,
  no,
  fi,
  sl,
  hr,
  lt,
  lv,
  et,
  bg,
  el,
} satisfies Record<string, LanguageWords>

export type FurtherLanguage = keyof typeof furtherLanguages
