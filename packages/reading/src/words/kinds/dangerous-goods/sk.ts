import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const slovakDangerousGoods: FormLanguage = {
  titles: list`
    prepravný doklad adr, prepravný doklad pre nebezpečné veci, prepravný doklad, dopravný doklad adr,
    prehlásenie o nebezpečnom tovare`,
  labels: {
    packing: list`počet a druh kusov, počet a opis kusov, druh obalu, obal, počet a druh obalov, typ obalu`,
    packageCount: list`počet kusov, počet obalov, ks`,
    nature: list`správne dopravné pomenovanie, oficiálne pomenovanie, pomenovanie, názov látky, opis`,
    unNumber: list`un číslo, číslo un, un`,
    hazardClass: list`trieda, bezpečnostná značka, bezpečnostné značky, číslo bezpečnostnej značky`,
    packingGroup: list`obalová skupina, os`,
    tunnelCode: list`kód tunela, tunelový kód, kód obmedzenia v tuneli, tunel`,
    grossWeight: list`hmotnosť brutto, brutto kg, brutto, hrubá hmotnosť, celková hmotnosť brutto`,
    netWeight: list`hmotnosť netto, netto kg, netto, čistá hmotnosť, množstvo, celkové množstvo`,
    documentNumber: list`číslo dokladu, doklad č`,
  },
}
