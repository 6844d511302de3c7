import { list } from '../../lexicon.ts'
import type { FormWords } from '../form-words.ts'
import { czechAnnexVii } from './cs.ts'
import { danishAnnexVii } from './da.ts'
import { germanAnnexVii } from './de.ts'
import { englishAnnexVii } from './en.ts'
import { spanishAnnexVii } from './es.ts'
import { finnishAnnexVii } from './fi.ts'
import { frenchAnnexVii } from './fr.ts'
import { hungarianAnnexVii } from './hu.ts'
import { italianAnnexVii } from './it.ts'
import { dutchAnnexVii } from './nl.ts'
import { polishAnnexVii } from './pl.ts'
import { portugueseAnnexVii } from './pt.ts'
import { romanianAnnexVii } from './ro.ts'
import { croatianAnnexVii, serbianAnnexVii } from './south-slavic.ts'
import { swedishAnnexVii } from './sv.ts'
import { turkishAnnexVii } from './tr.ts'
import { ukrainianAnnexVii } from './uk.ts'

/**
 * Annex VII to Regulation (EC) No 1013/2006 and to Regulation (EU) 2024/1157, by the wording of the Regulations:
 * information that goes with green-listed waste.
 */
export const wasteAnnexViiWords: FormWords = {
  en: englishAnnexVii,
  de: germanAnnexVii,
  fr: frenchAnnexVii,
  it: italianAnnexVii,
  pl: polishAnnexVii,
  nl: dutchAnnexVii,
  es: spanishAnnexVii,
  pt: portugueseAnnexVii,
  sv: swedishAnnexVii,
  da: danishAnnexVii,
  cs: czechAnnexVii,
  hu: hungarianAnnexVii,
  ro: romanianAnnexVii,
  fi: finnishAnnexVii,
  no: { titles: list`opplysninger som skal følge avfallsforsendelser, vedlegg vii`, labels: {} },
  sk: {
    titles: list`
      informácie sprevádzajúce prepravu odpadu, informácie sprevádzajúce zásielky odpadu, príloha vii`,
    labels: {},
  },
  sl: {
    titles: list`
      informacije ki spremljajo pošiljke odpadkov, podatki ki spremljajo pošiljke odpadkov, priloga vii`,
    labels: {},
  },
  hr: croatianAnnexVii,
  bg: { titles: list`информация придружаваща превозите на отпадъци, приложение vii`, labels: {} },
  el: { titles: list`πληροφορίες που συνοδεύουν τις αποστολές αποβλήτων, παράρτημα vii`, labels: {} },
  lt: {
    titles: list`
      prie vežamų atliekų pridedama informacija, su vežamomis atliekomis pateikiama informacija, vii priedas`,
    labels: {},
  },
  lv: {
    titles: list`
      informācija kas pievienojama atkritumu sūtījumiem, atkritumu sūtījumus pavadošā informācija, vii pielikums`,
    labels: {},
  },
  et: {
    titles: list`jäätmesaadetistega kaasasolev teave, jäätmesaadetisega kaasas olev teave, vii lisa`,
    labels: {},
  },
  tr: turkishAnnexVii,
  uk: ukrainianAnnexVii,
  sr: serbianAnnexVii,
}
