import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const hungarianDangerousGoods: FormLanguage = {
  titles: list`
    veszélyes áru fuvarokmány, adr fuvarokmány, fuvarokmány veszélyes áruk szállításához, veszélyesáru
    nyilatkozat, fuvarokmány, veszélyes áru nyilatkozat, fuvarokmány veszélyes áruk`,
  labels: {
    consignor: list`feladó`,
    consignee: list`címzett`,
    carrier: list`szállító, fuvarozó`,
    packageCount: list`küldeménydarabok száma, darabszám, db, darab`,
    packing: list`
      csomagolás, küldeménydarab típusa, csomagolás módja, küldeménydarabok száma és leírása, küldeménydarabok
      száma és fajtája, csomagolóeszköz, göngyöleg`,
    nature: list`helyes szállítási megnevezés, megnevezés, anyag megnevezése, áru megnevezése`,
    unNumber: list`un szám, unszám, un`,
    hazardClass: list`osztály, bárcák, bárca, veszélyességi bárca, bárca szám`,
    packingGroup: list`csomagolási csoport, cs cs, pg, csom csop`,
    tunnelCode: list`alagútkorlátozási kód, alagút kód, alagútkód`,
    grossWeight: list`bruttó tömeg, bruttó kg, bruttó, bruttó súly, bruttó tömeg kg`,
    netWeight: list`nettó tömeg, összmennyiség, nettó kg, nettó, nettó súly, nettó tömeg kg, mennyiség`,
    documentNumber: list`okmány száma, okmányszám, sorszám, fuvarokmány száma`,
  },
}
