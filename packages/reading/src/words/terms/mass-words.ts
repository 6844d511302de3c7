import { bareWords } from '../compare.ts'
import { list } from '../lexicon.ts'

interface MassWords {
  gross: readonly string[]
  net: readonly string[]
  /** 'Mass', 'weight'. */
  mass: readonly string[]
}

/**
 * Gross, net and mass as sentences, headings and labels have them, in all their forms. In the Germanic and Finnic languages
 * they are written together: 'Gesamtbruttogewicht'.
 */
const byLanguage: Readonly<Record<string, MassWords>> = {
  en: {
    gross: list`gross, g w, gw, grs, gr wt`,
    net: list`net, nett, n w, nw, nt wt`,
    mass: list`weight, weights, wt, wgt, mass`,
  },
  de: { gross: list`brutto, btto`, net: list`netto`, mass: list`gewicht, gew, gewichte, masse` },
  fr: {
    gross: list`brut, brute, bruts, brutes`,
    net: list`net, nets, nette, nettes`,
    mass: list`poids, pds, masse`,
  },
  it: {
    gross: list`lordo, lorda, lordi, lorde, br`,
    net: list`netto, netta, netti, nette`,
    mass: list`peso, massa`,
  },
  es: {
    gross: list`bruto, bruta, brutos, brutas, brt`,
    net: list`neto, neta, netos, netas, nto`,
    mass: list`peso, masa`,
  },
  pt: { gross: list`bruto, bruta, ilíquido`, net: list`líquido, líquida, líquidos`, mass: list`peso, massa` },
  nl: { gross: list`bruto, brutto`, net: list`netto`, mass: list`gewicht, massa` },
  pl: { gross: list`brutto`, net: list`netto`, mass: list`waga, wagi, wadze, masa, masy, masie` },
  cs: {
    gross: list`hrubá, hrubé, hrubý, hrubou, brutto`,
    net: list`čistá, čisté, čistý, čistou, netto`,
    mass: list`hmotnost, hmotnosti, hmotn, hmot, váha`,
  },
  sk: {
    gross: list`hrubá, hrubej, hrubý, hrubou, brutto`,
    net: list`čistá, čistej, čistý, čistou, netto`,
    mass: list`hmotnosť, hmotnosti, hmotn, váha`,
  },
  hu: { gross: list`bruttó`, net: list`nettó`, mass: list`tömeg, tömege, súly, súlya` },
  ro: {
    gross: list`brut, brută, brute, brutto, brutã`,
    net: list`net, netă, nete, netto`,
    mass: list`greutate, greut, greutatea, masă, masa`,
  },
  sv: { gross: list`brutto`, net: list`netto`, mass: list`vikt` },
  da: { gross: list`brutto`, net: list`netto`, mass: list`vægt` },
  no: { gross: list`brutto`, net: list`netto`, mass: list`vekt` },
  fi: { gross: list`brutto`, net: list`netto`, mass: list`paino, massa` },
  sl: { gross: list`bruto`, net: list`neto`, mass: list`teža, masa` },
  hr: { gross: list`bruto`, net: list`neto`, mass: list`težina, masa` },
  lt: { gross: list`bruto`, net: list`neto`, mass: list`svoris, svorio, masė, masa` },
  lv: { gross: list`bruto`, net: list`neto`, mass: list`svars, svara, masa` },
  et: { gross: list`bruto, brutto`, net: list`neto, netto`, mass: list`kaal, mass` },
  bg: { gross: list`бруто, брутно`, net: list`нето, нетно`, mass: list`тегло, маса` },
  el: {
    gross: list`μικτό, μεικτό, μικτού, μεικτού, μικτά, μεικτά, μικτή, μεικτή, μικτης`,
    net: list`καθαρό, καθαρού, καθαρά, καθαρή, καθαρής`,
    mass: list`βάρος, βάρους, μάζα`,
  },
  tr: { gross: list`brüt`, net: list`net`, mass: list`ağırlık, ağırlığı, kütle, kütlesi` },
  uk: {
    gross: list`брутто, бруто`,
    net: list`нетто, нето`,
    mass: list`вага, ваги, вагою, маса, маси, масою`,
  },
  sr: {
    gross: list`bruto, бруто`,
    net: list`neto, нето`,
    mass: list`težina, težine, masa, mase, тежина, тежине, маса, масе`,
  },
}

const all = (of: keyof MassWords) => [...new Set(Object.values(byLanguage).flatMap((words) => words[of]))]

const pattern = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    // Letters that stand alone are abbreviated words: 'g.w.', 'G W', 'G/W'.
    .map((word) => word.replaceAll(' ', String.raw`\.?[\s/]?`))
    .join('|')

/** 'Gesamtbruttogewicht', 'bruttovægt', 'totalnettovikt': the word with what is written together with it. */
const compound = (stem: string) => String.raw`(?:\p{L}{4,12})?${stem}(?:\p{L}{4,12})?`

/** Patterns of the words, without any groups: where they are whole words of a text. */
export const grossPattern = String.raw`(?<!\p{L})(?:${compound('brut{1,2}o')}|${pattern(all('gross'))})(?!\p{L})\.?`
export const netPattern = String.raw`(?<!\p{L})(?:${compound('net{1,2}o(?!n)')}|${pattern(all('net'))})(?!\p{L})\.?`

const setOf = (of: keyof MassWords): ReadonlySet<string> => new Set(all(of).map(bareWords))

/** The words bare, for headings and labels. */
export const grossWords = setOf('gross')
export const netWords = setOf('net')
export const massWords = setOf('mass')
