import { list } from '../../lexicon.ts'
import type { FormLanguage, FormWords } from '../form-words.ts'

/** The day alone, and the number of the sheet: papers of shippers ask for them in so few words that other kinds mean others. */
const further: Readonly<Record<string, FormLanguage['labels']>> = {
  en: {
    dateOfIssue: list`date, dated, date of document`,
    documentNumber: list`load sheet no, sheet no, dg note no, docket no, reference no, our ref, dispatch no, despatch no`,
    packing: list`receptacle, receptacles, type of receptacle, no kind of pkgs, no and kind of pkgs, number kind of packages, no kind of packages`,
  },
  de: {
    dateOfIssue: list`datum, ausstellungsdatum, belegdatum`,
    packing: list`gebinde, gefäß, gefäße, gebindeart, anzahl und art, anzahl art, verpackung`,
  },
  fr: { dateOfIssue: list`date, date du document`, packing: list`récipient, récipients, type de récipient` },
  nl: { dateOfIssue: list`datum`, packing: list`houder, houders, aantal en soort, aantal en type` },
  it: { dateOfIssue: list`data, data documento`, packing: list`recipiente, recipienti, quantità e tipo` },
  es: {
    dateOfIssue: list`fecha, fecha del documento`,
    packing: list`recipiente, recipientes, cantidad y tipo`,
  },
  pt: { dateOfIssue: list`data`, packing: list`recipiente, recipientes, quantidade e tipo` },
  pl: { dateOfIssue: list`data, data dokumentu`, packing: list`naczynie, naczynia, ilość i rodzaj` },
  cs: { dateOfIssue: list`datum`, packing: list`nádoba, nádoby, počet a druh, počet a druh obalů` },
  sk: { dateOfIssue: list`dátum`, packing: list`nádoba, nádoby, počet a druh obalov` },
  hu: { dateOfIssue: list`dátum, kelt`, packing: list`edény, csomagolás módja` },
  ro: { dateOfIssue: list`data`, packing: list`recipient, recipiente, număr și tip` },
  sv: { dateOfIssue: list`datum`, packing: list`behållare, antal och slag` },
  da: { dateOfIssue: list`dato`, packing: list`beholder, beholdere, antal og art` },
  no: { dateOfIssue: list`dato`, packing: list`beholder, beholdere` },
  fi: { dateOfIssue: list`päiväys, päivämäärä, pvm`, packing: list`astia, astiat` },
  tr: { packing: list`kap, kaplar, adet ve cins, kap cinsi ve adedi` },
}

/** The words of each language with what papers of shippers ask for beside the forms. */
export const withShippersWords = (words: FormWords): FormWords =>
  Object.fromEntries(
    Object.entries(words).map(([language, { titles, labels }]) => {
      const joined = { ...labels }
      for (const [concept, names] of Object.entries(further[language] ?? {})) {
        const key = concept as keyof typeof joined
        joined[key] = [...(labels[key] ?? []), ...names]
      }
      return [language, { titles, labels: joined }]
    }),
  )
