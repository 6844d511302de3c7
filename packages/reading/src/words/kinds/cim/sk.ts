import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const slovakCim: FormLanguage = {
  titles: list`
    nákladný list cim, medzinárodný nákladný list cim, železničný nákladný list cim, nákladný list cim cuv`,
  labels: {
    consignor: list`odosielateľ, odosielateľ meno adresa, odosielateľ meno adresa štát`,
    consignee: list`príjemca, prijímateľ, príjemca meno adresa, príjemca meno adresa štát`,
    carrier: list`zmluvný dopravca, dopravca`,
    takingOver: list`
      miesto dátum a hodina prevzatia, miesto a dátum prevzatia, miesto dátum a čas prevzatia`,
    departurePlace: list`miesto prevzatia, odosielacia stanica, miesto prevzatia zásielky`,
    arrivalPlace: list`miesto dodania, stanica určenia, miesto dodania zásielky`,
    dateOfTakingOver: list`dátum prevzatia, dátum a hodina prevzatia`,
    wagonNumber: list`číslo vozňa, vozeň č, č vozňa, vozeň`,
    train: list`vlak, číslo vlaku, vlak č`,
    documentNumber: list`identifikácia zásielky, číslo zásielky, podacie číslo`,
    containerSeal: list`plomby, závery, plomba`,
    packageCount: list`počet kusov, počet kusov spolu`,
    nature: list`pomenovanie tovaru, označenie tovaru, tovar, názov tovaru, opis tovaru`,
    statisticalNumber: list`nhm, kód nhm, nhm kód`,
    grossWeight: list`hmotnosť kg, hmotnosť, hmotnosť v kg, hmotnosť brutto`,
    paymentOfCarriage: list`platenie prepravného, platenie dovozného, platenie výdavkov, úhrada prepravného`,
    established: list`miesto a dátum vystavenia, vystavené v dňa, miesto dátum vystavenia`,
    documentsAttached: list`prílohy, sprievodné listiny, zoznam príloh`,
    information: list`vyhlásenia odosielateľa, vyhlásenie odosielateľa`,
    furniture: list`
      iní dopravcovia, ďalší dopravcovia, vzťažné číslo odosielateľa, obchodné podmienky, ložná hmotnosť,
      referenčné číslo odosielateľa`,
  },
}
