import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const czechDangerousGoods: FormLanguage = {
  titles: list`
    přepravní doklad pro nebezpečné věci, přepravní doklad adr, přepravní doklad, prohlášení o nebezpečném
    zboží, nákladní list pro nebezpečné věci, prohlášení o nebezpečných věcech`,
  labels: {
    consignor: list`odesílatel`,
    consignee: list`příjemce`,
    carrier: list`dopravce`,
    packageCount: list`počet kusů, počet obalů, ks, kusů celkem`,
    packing: list`
      druh obalu, obal, popis obalů, počet a druh kusů, počet a popis kusů, počet a druh obalů, typ obalu, obaly`,
    nature: list`
      oficiální pojmenování pro přepravu, oficiální pojmenování, pojmenování, název látky, pojmenování látky,
      popis, název`,
    unNumber: list`un číslo, č un, číslo un, un kód, un`,
    hazardClass: list`
      třída, bezpečnostní značky, bezpečnostní značka, vzor bezpečnostní značky, č značky, značky`,
    packingGroup: list`obalová skupina, os, obal skupina, obal sk`,
    tunnelCode: list`kód omezení pro tunely, kód pro tunely, kód tunelu, tunelový kód, tunel`,
    grossWeight: list`
      hrubá hmotnost, celková hrubá hmotnost, hmotnost brutto, brutto kg, brutto, celková hmotnost brutto,
      hmotnost brutto kg`,
    netWeight: list`
      čistá hmotnost, celkové množství, hmotnost netto, netto kg, netto, hmotnost netto kg, množství`,
    documentNumber: list`číslo dokladu, doklad č, č dokladu, přepravní doklad č`,
    established: list`místo a datum, v dne, datum a místo`,
  },
}
