import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const finnishDangerousGoods: FormLanguage = {
  titles: list`
    vaarallisten aineiden rahtikirja, vaarallisten aineiden kuljetusasiakirja, adr rahtikirja, rahtikirja
    vaarallisille aineille, vak rahtikirja, vaarallisten aineiden ilmoitus`,
  labels: {
    packing: list`
      kollien lukumäärä ja laji, kollien lukumäärä ja kuvaus, pakkauslaji, pakkaus, pakkaustyyppi, kollilaji`,
    packageCount: list`kollien lukumäärä, kollimäärä, kolleja, kpl`,
    nature: list`virallinen nimi, aineen nimi, nimitys, virallinen nimike, tavaran kuvaus`,
    unNumber: list`yk numero, yk nro, un numero, un nro, yk`,
    hazardClass: list`luokka, varoituslipuke, varoituslipukkeet, lipuke, lipukkeet`,
    packingGroup: list`pakkausryhmä, pr, pg`,
    tunnelCode: list`tunnelirajoituskoodi, tunnelikoodi, tunneli`,
    grossWeight: list`bruttomassa, bruttopaino, brutto kg, brutto`,
    netWeight: list`nettomassa, nettopaino, netto kg, netto, määrä`,
    documentNumber: list`asiakirjan numero, asiakirja nro, asiakirjanumero`,
  },
}
