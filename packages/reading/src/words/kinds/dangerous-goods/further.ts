import { list } from '../../lexicon.ts'
import type { FormWords } from '../form-words.ts'

/** Languages whose papers are told by their titles; their columns by what stands in them. */
export const furtherDangerousGoods: FormWords = {
  sl: {
    titles: list`
      prevozna listina adr, prevozna listina za nevarno blago, prevozni dokument za nevarno blago, prevozni dokument
      adr, prevozna listina za prevoz nevarnega blaga, listina o prevozu nevarnega blaga`,
    labels: {},
  },
  bg: {
    titles: list`
      транспортен документ за опасни товари, превозен документ за опасни товари, транспортен документ adr, декларация за
      опасни товари, товарителница за опасни товари`,
    labels: {},
  },
  el: {
    titles: list`
      έγγραφο μεταφοράς επικίνδυνων εμπορευμάτων, δελτίο μεταφοράς επικίνδυνων εμπορευμάτων, δήλωση επικίνδυνων
      εμπορευμάτων, έγγραφο μεταφοράς adr`,
    labels: {},
  },
  lt: {
    titles: list`
      pavojingų krovinių važtos dokumentas, pavojingų krovinių deklaracija, pavojingojo krovinio važtaraštis, pavojingų
      krovinių važtaraštis, pavojingų krovinių vežimo dokumentas, adr vežimo dokumentas`,
    labels: {},
  },
  lv: {
    titles: list`
      bīstamo kravu transporta dokuments, bīstamo kravu deklarācija, bīstamās kravas pavadzīme, bīstamo kravu pavadzīme,
      bīstamo kravu pārvadājuma dokuments, adr transporta dokuments`,
    labels: {},
  },
  et: {
    titles: list`
      ohtlike veoste veodokument, ohtliku kauba deklaratsioon, ohtliku veose veodokument, ohtlike ainete veodokument,
      ohtliku kauba veokiri, adr veodokument, adr veokiri`,
    labels: {},
  },
}
