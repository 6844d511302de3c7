import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const hungarianCim: FormLanguage = {
  titles: list`cim fuvarlevél, nemzetközi vasúti fuvarlevél, vasúti fuvarlevél cim`,
  labels: {
    consignor: list`feladó, feladó neve címe`,
    consignee: list`címzett, átvevő`,
    carrier: list`szerződéses fuvarozó, szerződő fuvarozó, fuvarozó`,
    takingOver: list`
      átvétel helye és ideje, átvétel helye napja és órája, az átvétel helye és napja, átvétel helye és napja`,
    departurePlace: list`átvétel helye, feladási állomás, feladóállomás`,
    arrivalPlace: list`kiszolgáltatás helye, kiszolgáltatási hely, rendeltetési állomás, leszállítás helye`,
    dateOfTakingOver: list`átvétel időpontja, átvétel dátuma`,
    wagonNumber: list`kocsiszám, kocsi száma, vasúti kocsi száma`,
    train: list`vonat, vonatszám`,
    documentNumber: list`küldemény azonosítója, küldemény azonosítása, küldemény azonosító száma, feladási szám`,
    nature: list`áru megnevezése, áru`,
    grossWeight: list`tömeg kg, tömeg, bruttó tömeg`,
    established: list`kiállítás helye és kelte, kiállítás helye és dátuma`,
    furniture: list`további fuvarozók, más fuvarozók, egyéb fuvarozók, saját tömeg, feladó ügyfélkód, címzett ügyfélkód, kód, kereskedelmi feltételek, érkezés napja, feladó hivatkozása`,
    containerSeal: list`zárak, zár, plombák, plomba, fémzár, fémzárak, zárszám`,
    statisticalNumber: list`nhm kód, nhm`,
    information: list`a feladó nyilatkozatai, feladó nyilatkozatai, nyilatkozatok`,
    documentsAttached: list`mellékletek`,
    paymentOfCarriage: list`fuvardíj bérmentesítése, költségek fizetése, bérmentesítés`,
  },
}
