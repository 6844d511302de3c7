import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const slovakTrade: TradeWords = {
  invoice: {
    titles: list`
      obchodná faktúra, proforma faktúra, faktúra daňový doklad, faktúra, exportná faktúra, vydaná faktúra,
      odoslaná faktúra, zahraničná faktúra`,
    number: list`faktúra č, číslo faktúry, faktúra číslo, faktúra, doklad č, variabilný symbol, č faktúry`,
  },
  packingList: {
    titles: list`
      baliaci list, zoznam balenia, zoznam balíkov, packing list, ložný list, nakládkový list, špecifikácia balenia,
      baliaci zoznam, zoznam kusov, špecifikácia zásielky, nakladací list`,
    number: list`baliaci list č, číslo baliaceho listu, doklad č, číslo`,
  },
  deliveryNote: {
    titles: list`
      dodací list, výdajka, dodací list výdajka, expedičný list, sprievodný list, expedičný príkaz,
      prepravný list dodací list, dodací a prepravný list, predajná dodávka`,
    number: list`
      dodací list č, číslo dodacieho listu, dodací list číslo, číslo, dodací list, doklad č,
      č dodacieho listu, dl č, číslo dl, výdajka č, číslo dodávky`,
  },
  labels: {
    consignor: list`
      predávajúci, dodávateľ, odosielateľ, vývozca, exportér, dodávateľ odosielateľ, odosielateľ tovaru,
      predávajúci vývozca, zasielateľ tovaru, expedičný sklad`,
    consignee: list`
      dodacia adresa, príjemca, miesto dodania, konečný príjemca, príjemca tovaru, adresa príjemcu,
      príjemca zásielky, dodať na, odberateľ a príjemca, odberateľ príjemca, kupujúci a príjemca`,
    buyer: list`
      kupujúci, odberateľ, zákazník, fakturačná adresa, objednávateľ, platiteľ, dovozca, kupujúci dovozca,
      odberateľ kupujúci`,
    packageCount: list`
      balíkov, počet kusov obalov, počet balení, počet kolli, počet paliet, počet kolli celkom, počet obalov,
      počet krabíc, počet paliet celkom, celkový počet paliet, celkový počet kolli,
      počet prepravných jednotiek, počet debien, počet a druh obalov, paliet spolu, kolli spolu,
      počet kartónov, počet balíkov`,
    packing: list`druh obalu, obal, typ obalu, druh balenia, spôsob balenia, balenie, typ balenia, obaly`,
    nature: list`
      popis tovaru, označenie tovaru, názov tovaru, popis, názov, názov položky, názov tovaru služby,
      predmet dodávky, označenie dodávky, označenie, popis položky, výrobok, názov výrobku, materiál, tovar,
      druh tovaru, názov materiálu, obsah`,
    grossWeight: list`
      hrubá hmotnosť, hrubá hmotnosť kg, brutto kg, celková hrubá hmotnosť, brutto, hmotnosť brutto,
      hmotnosť brutto kg, brutto hmotnosť, celková hmotnosť, celková hmotnosť kg, hmotnosť spolu,
      hmotnosť kg, hmotnosť, váha brutto, brutto spolu, celková hmotnosť brutto, hm brutto, hmotnosť hrubá`,
    netWeight: list`
      čistá hmotnosť, čistá hmotnosť kg, netto kg, netto, hmotnosť netto, hmotnosť netto kg, netto hmotnosť,
      celková čistá hmotnosť, celková hmotnosť netto, váha netto, netto spolu, hm netto, hmotnosť čistá`,
    volume: list`objem, objem m3, objem v m3, celkový objem, kubatúra, cbm`,
    statisticalNumber: list`
      colný sadzobník, kód hs, kód tovaru, colný kód, kód kn, kn kód, hs kód, colná nomenklatúra, sadzobník,
      hs code, kód colného sadzobníka, taric, intrastat kód`,
    carrier: list`
      dopravca, špeditér, prepravca, zasielateľ, prepravná spoločnosť, dopravu zabezpečuje, meno dopravcu,
      špedícia`,
    articleCount: list`
      množstvo, počet kusov, ks, dodané množstvo, objednané množstvo, množstvo spolu, množstvo mj, dodané,
      objednané, množstvo dodané`,
    furniture: list`
      dátum, dátum vystavenia, číslo objednávky, objednávka č, číslo zákazníka, splatnosť,
      dodacie podmienky, jednotková cena, cena, suma, spolu, dph, zľava, mj, kód, položka, krajina pôvodu,
      strana, dátum dodania, ičo, dič, ič dph, poznámka, dátum dodania tovaru, dátum expedície,
      dátum splatnosti, dátum objednávky, čas, forma úhrady, spôsob úhrady, spôsob platby, spôsob prepravy,
      doprava, dodacia podmienka, objednávka, vaša objednávka, č objednávky, zákazka, číslo zákazky,
      zmluva č, kontrakt č, referencia, ref, vaša ref, naša ref, kontaktná osoba, kontakt, vybavuje, tel,
      telefón, mobil, fax, e mail, www, iban, swift, bic, banka, číslo účtu, č účtu, konštantný symbol,
      špecifický symbol, cena za mj, cena bez dph, cena spolu, celkom, spolu bez dph, spolu s dph,
      spolu eur, celkom eur, k úhrade, základ dph, základ, sadzba dph, kurz, mena, merná jednotka, jednotka,
      p č, por č, položka č, kód tovaru dodávateľa, katalógové číslo, číslo tovaru, číslo materiálu, ean,
      čiarový kód, číslo šarže, šarža, expirácia, sériové číslo, výrobné číslo, krajina určenia,
      krajina vývozu, pôvod, pôvod tovaru, vodič, meno vodiča, tara, dĺžka, šírka, výška, d x š x v,
      rozmery, rozmery cm, ložné metre, ldm, stohovateľné, teplota, poznámky, vystavil, vyhotovil, prevzal,
      odovzdal, schválil, vydal, zabalil, kontroloval, vytlačené, list, kópia, originál, vratné obaly,
      vratné palety, sklad`,
  },
  despatchDates: list`dátum expedície, dátum odoslania, expedované dňa, dátum nakládky, odoslané dňa, dátum naloženia`,
  ways: list`
    spôsob dopravy, doprava, spôsob dodania, dopravný prostriedok, druh dopravy, preprava, spôsob prepravy, sp dopravy,
    spôsob odoslania`,
  related: {
    invoice: list`faktúra, faktúra č, číslo faktúry, k faktúre, k faktúre č, faktúra číslo`,
    'packing-list': list`baliaci list, baliaci list č, číslo baliaceho listu, packing list`,
    'delivery-note': list`
      dodací list, dodací list č, číslo dodacieho listu, č dodacieho listu, dod list, dod list č, dl č, dodacie listy`,
  },
  delivery: {
    consignee: list`dodať na, doručiť na, doručiť na adresu, vyložiť u, zložiť u`,
    packing: list`zabalené v, balené, balené v, zabalené`,
    furniture: list`zostáva dodať, zostáva`,
  },
  otherUse: list`
    ponuka, cenová ponuka, dopyt, potvrdenie, objednávka, objednávka prepravy, prepravná objednávka, potvrdenie objednávky, zákazka, cenník, zmluva,
    dobropis, upomienka, výpis z účtu, osvedčenie o pôvode, vyhlásenie o zhode, certifikát, karta bezpečnostných údajov, vážny lístok,
    zápis o škode, protokol o škode, protokol, reklamácia, zápisnica, cestovný poriadok, harmonogram, inventúra, colné vyhlásenie,
    všeobecné obchodné podmienky,
    objednávka dopravy, príkaz na prepravu, záznam o prevádzke vozidla, vyúčtovanie cesty, cestovný príkaz`,
}
