import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const estonianTrade: TradeWords = {
  invoice: {
    titles: list`kaubaarve, proformaarve, arve, müügiarve, ekspordiarve, arve saateleht`,
    number: list`arve nr, arve number, arve no, arve`,
  },
  packingList: {
    titles: list`
      pakkeleht, pakkenimekiri, pakkimisleht, pakendite nimekiri, packing list, pakkespetsifikatsioon,
      laadimisleht, kaalunimekiri`,
    number: list`pakkeleht nr, nimekirja nr`,
  },
  deliveryNote: {
    titles: list`
      saateleht, kauba saateleht, saateleht arve, väljastusleht, üleandmise akt, üleandmis vastuvõtuakt,
      tarneleht, veoleht`,
    number: list`saateleht nr, saatelehe nr, saateleht, tarne nr, tarneleht nr`,
  },
  labels: {
    consignor: list`müüja, tarnija, saatja, eksportija, kauba saatja, müüja eksportija, ladu, tarnija saatja`,
    consignee: list`
      tarneaadress, saaja, kauba saaja, tarnekoht, mahalaadimine, saaja aadress, tarnitakse, lõppsaaja,
      kauba vastuvõtja, vastuvõtja, ostja ja saaja`,
    buyer: list`ostja, klient, tellija, importija, ostja maksja, arve saaja`,
    packageCount: list`
      pakkeüksusi, pakendite arv, kollide arv, kastide arv, aluste arv, kohtade arv, kohti, kollide arv kokku, aluseid,
      aluseid kokku, kohti kokku, pakkeüksuste arv, kastide arv kokku, pakendeid`,
    packing: list`pakend, pakendi liik, pakendi tüüp, pakendamise viis, pakkimisviis, taara`,
    nature: list`
      kauba nimetus, nimetus, kauba kirjeldus, kirjeldus, kaup, toode, toote nimetus, toote kirjeldus,
      kauba nimi, artikkel, sisu, toote nimi, kauba nimetus ja kirjeldus, kauba teenuse nimetus`,
    grossWeight: list`
      brutokaal, bruto kg, brutomass, bruto, brutokaal kg, kaal bruto, kogukaal, kogu brutokaal, kaal kg,
      kaal, bruto kokku, brutokaal kokku, saadetise kaal`,
    netWeight: list`
      netokaal, neto kg, netomass, neto, netokaal kg, kaal neto, kogu netokaal, neto kokku, netokaal kokku`,
    volume: list`maht, maht m3, ruumala`,
    statisticalNumber: list`kn kood, tollikood, taric kood, hs kood, kauba kood, tariifinumber`,
    carrier: list`vedaja, ekspedeerija, veofirma, transpordifirma, vedaja nimi, transport, ekspediitor`,
    articleCount: list`kogus, kogus tk, tellitud kogus, tarnitud kogus, kogus kokku`,
    furniture: list`
      kuupäev, arve kuupäev, tellimuse nr, hind, summa, käibemaks, kokku, ühik, kood, päritolumaa, lk,
      väljastamise kuupäev, maksetähtaeg, tasumise tähtaeg, kellaaeg, aeg, tellimus, tellimuse number,
      teie tellimus, leping, lepingu nr, viide, viitenumber, ref, kontaktisik, tel, faks, e post, e mail,
      registrikood, kmkr, kmkr nr, kmkr number, km nr, eori, pank, pangakonto, iban, swift, ühiku hind,
      hind km ta, summa km ta, summa eur, summa kokku, km, kokku eur, tasuda, tasumisele kuulub,
      allahindlus, soodustus, valuuta, mõõtühik, ühikud, nr, jrk, jrk nr, rida, tootekood, artikli nr,
      ribakood, partii, partii nr, seeria nr, seerianumber, parim enne, päritolu, sihtriik, autojuht, juht,
      mõõdud, pikkus, laius, kõrgus, temperatuur, märkused, märkus, väljastas, vastu võttis, saanud,
      üle andnud, koostas, leht, koopia, originaal, tarnetingimus, tarnetingimused`,
  },
  despatchDates: list`saatmise kuupäev, laadimise kuupäev, väljastamise kuupäev`,
  ways: list`tarneviis, transport, veovahend, transpordivahend, saatmisviis`,
  related: {
    invoice: list`arve, arve nr, arve number, arvele`,
    'packing-list': list`pakkeleht, pakkeleht nr, pakkenimekiri`,
    'delivery-note': list`saateleht, saatelehe nr, saateleht nr`,
  },
  delivery: {
    consignee: list`tarnida, tarnida aadressile, maha laadida`,
    packing: list`pakitud, pakendatud`,
    furniture: list`jääk, tarnimata`,
  },
  otherUse: list`
    pakkumine, hinnapakkumine, kinnitus, päring, tellimus, tellimuse kinnitus, veotellimus, transporditellimus, hinnakiri, leping, kreeditarve, meeldetuletus,
    makse meeldetuletus, päritolusertifikaat, vastavusdeklaratsioon, ohutuskaart, kaalupilet, kahjuakt, akt, pretensioon, protokoll, sõiduplaan, ajakava,
    inventuur, tollideklaratsioon, üldtingimused,
    veo tellimus, kaubaveo tellimus, sõiduleht, teekonnaleht, lähetuse aruanne`,
}
