import { bareWords } from '../compare.ts'
import { inBothScripts } from '../languages/serbian-words.ts'
import { list } from '../lexicon.ts'

/** How a text says with what packages are marked, beside the labels of columns of marks. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: list`mark, marks, marked, marking, mrkd, mkd`,
  de: list`markiert, markierung, gezeichnet, gez, zeichen, kennz`,
  fr: list`marque, marques, marqué, marquée, marqués, marquage, repère, repères`,
  it: list`marca, marche, marcato, marcati, marcata, contrassegno`,
  es: list`marca, marcas, marcado, marcados, marcadas`,
  pt: list`marca, marcas, marcado, marcados, marcação`,
  nl: list`merk, merken, gemerkt, merkteken`,
  pl: list`znak, znaki, cecha, cechy, oznaczenie, oznaczone, oznakowane`,
  cs: list`značka, značky, označení, značeno`,
  sk: list`značka, značky, označenie, značené`,
  hu: list`jel, jelzés, jelölés, jelölve`,
  ro: list`marcaj, marcaje, marcat, marcate, marca, marcă`,
  sv: list`märke, märken, märkt, märkta, märkning`,
  da: list`mærke, mærker, mærket, mærkning`,
  no: list`merke, merker, merket, merking`,
  fi: list`merkki, merkit, merkitty, merkintä`,
  sl: list`oznaka, oznake, označeno`,
  hr: list`oznaka, oznake, označeno`,
  lt: list`ženklas, ženklai, pažymėta`,
  lv: list`marķējums, marķēts, zīme`,
  et: list`märgis, märgistus, märgitud`,
  bg: list`марка, марки, маркировка, маркирани`,
  el: list`σήμα, σήματα, σήμανση`,
  tr: list`marka, markalar, işaret`,
  uk: list`знак, знаки, марка, марки, маркування, марковано`,
  sr: inBothScripts(list`oznaka, oznake, označeno, marka, marke`),
}

export const markWords: ReadonlySet<string> = new Set(Object.values(words).flat().map(bareWords))
