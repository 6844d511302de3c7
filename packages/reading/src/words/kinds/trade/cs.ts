import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const czechTrade: TradeWords = {
  invoice: {
    titles: list`
      obchodní faktura, proforma faktura, faktura daňový doklad, faktura, faktura vydaná, vydaná faktura,
      faktura pro zahraničí, exportní faktura, vývozní faktura, zahraniční faktura, invoice faktura`,
    number: list`
      faktura č, číslo faktury, faktura číslo, faktura, faktura daňový doklad č, č faktury, evidenční číslo`,
  },
  packingList: {
    titles: list`
      balicí list, seznam balení, packing list, ložný list, nakládací list, specifikace balení,
      přepravní list balení, seznam kusů, paketovací list, specifikace zásilky, seznam zásilky`,
    number: list`balicí list č, číslo balicího listu, packing list č, balicí list číslo, číslo`,
  },
  deliveryNote: {
    titles: list`
      dodací list, dodací list výdejka, výdejka, expediční list, průvodní list, dodací a přepravní list,
      příjemka výdejka, dodejka, expediční příkaz, prodejní dodávka`,
    number: list`
      dodací list č, číslo dodacího listu, dodací list, dodací list číslo, č dodacího listu, dl č, číslo dl,
      číslo, číslo dodávky, výdejka č`,
  },
  labels: {
    consignor: list`
      prodávající, dodavatel, vývozce, odesílatel, expedující sklad, odesílatel zboží, dodavatel odesílatel,
      prodávající vývozce, výdej ze skladu`,
    consignee: list`
      dodací adresa, příjemce, místo dodání, adresa dodání, příjemce zboží, konečný příjemce, adresa
      příjemce, dodat na, příjemce zásilky, konečné místo určení, odběratel a příjemce, odběratel
      příjemce, kupující a příjemce`,
    buyer: list`
      kupující, odběratel, zákazník, fakturační adresa, objednatel, plátce, dovozce, kupující dovozce,
      odběratel příjemce faktury`,
    documentNumber: list`cmr č, číslo cmr, nákladní list č`,
    packageCount: list`
      balíků, počet kusů obalů, počet balení, počet kolli, počet palet, počet nákladových kusů, počet kusů balení,
      počet obalů, počet krabic, ks obalů, celkem kolli, počet palet celkem, celkový počet palet,
      celkový počet kolli, počet beden, počet přepravních jednotek, počet a druh obalů, palet celkem`,
    packing: list`druh obalu, obal, typ obalu, druh balení, způsob balení, balení, typ balení, obaly`,
    nature: list`
      popis zboží, označení zboží, název zboží, popis, název, označení dodávky, název položky,
      popis položky, zboží, předmět dodávky, označení, druh zboží, název výrobku, výrobek, název materiálu,
      označení položky`,
    grossWeight: list`
      hrubá hmotnost, hrubá hmotnost kg, brutto kg, celková hrubá hmotnost, hmotnost brutto,
      hmotnost brutto kg, brutto, hmotnost hrubá, celková hmotnost, celková hmotnost brutto, váha brutto,
      hm brutto, celkem brutto, hrubá váha, hmotnost, hmotnost kg, brutto hmotnost, brutto váha,
      celkem hmotnost brutto`,
    netWeight: list`
      čistá hmotnost, čistá hmotnost kg, netto kg, celková čistá hmotnost, hmotnost netto,
      hmotnost netto kg, netto, hmotnost čistá, celková hmotnost netto, váha netto, hm netto, celkem netto,
      čistá váha, netto hmotnost, netto váha`,
    volume: list`objem, objem m3, objem v m3, kubatura, celkový objem, cbm`,
    marks: list`značky a čísla, značky`,
    statisticalNumber: list`
      kód zboží, celní sazebník, kód hs, celní kód, kód kn, kn kód, hs kód, kód celního sazebníku,
      celní nomenklatura, sazebník, hs code, intrastat kód, taric`,
    carrier: list`
      dopravce, speditér, přepravce, zasílatel, dopravu zajišťuje, jméno dopravce, přepravní společnost,
      spedice`,
    articleCount: list`
      počet kusů, ks, množství, dodané množství, objednané množství, množství celkem, množství dodané,
      dodáno, objednáno, množství mj`,
    furniture: list`
      datum vystavení, číslo objednávky, objednávka č, číslo zákazníka, splatnost, datum splatnosti,
      platební podmínky, dodací podmínky, incoterms, jednotková cena, cena, částka, celkem k úhradě, dph,
      sleva, měna, banka, iban, mj, pos, položka, kód, země původu, původ, datum odeslání, datum dodání,
      datum, strana, rozměry, šarže, poznámky, datum expedice, datum splatnosti faktury, duzp,
      datum uskutečnění zdanitelného plnění, datum uskut zdanitelného plnění, datum zdanitelného plnění,
      datum objednávky, čas, způsob úhrady, forma úhrady, způsob platby, platba, způsob přepravy, doprava,
      dodací podmínka, parita, objednávka, č objednávky, vaše objednávka, vaše obj, naše objednávka, obj č,
      zakázka, zakázka č, číslo zakázky, č zakázky, smlouva č, kontrakt č, reference, ref, vaše ref,
      naše ref, kontaktní osoba, kontakt, vyřizuje, obchodní zástupce, tel, telefon, mobil, fax, e mail,
      www, ič, ičo, dič, ič dph, eori, eori číslo, bankovní spojení, č účtu, číslo účtu, swift,
      variabilní symbol, konstantní symbol, konst symbol, specifický symbol, cena mj, cena za mj,
      cena za kus, cena celkem, cena bez dph, celkem, celkem bez dph, celkem s dph, celkem kč, celkem eur,
      základ, základ dph, sazba, sazba dph, kurz, měrná jednotka, jedn, jednotka, p č, poř č, pořadí,
      položka č, kód položky, katalogové číslo, číslo zboží, č zboží, obj kód, číslo materiálu,
      číslo výkresu, ean, čárový kód, číslo šarže, expirace, sériové číslo, výr č, výrobní číslo,
      země vývozu, země určení, původ zboží, preferenční původ, řidič, jméno řidiče, tára, délka, šířka,
      výška, d x š x v, rozměr, rozměry cm, ložné metry, ldm, stohovatelné, nestohovatelné, teplota,
      poznámka, vystavil, převzal, předal, schválil, vydal, expedoval, zabalil, kontroloval, připravil,
      datum a podpis, vytištěno, tisk, list, kopie, originál, vratné obaly, vratné palety, sklad`,
  },
  despatchDates: list`datum expedice, datum odeslání, expedováno, expedováno dne, datum nakládky, datum odběru, odesláno dne`,
  ways: list`
    způsob dopravy, způs dopravy, doprava, způsob dodání, dopravní prostředek, odesláno přes, druh dopravy, přeprava, způsob
    přepravy, zp dopravy, způsob odeslání, způsob expedice, přepravce vozidlo`,
  related: {
    invoice: list`faktura, faktura č, číslo faktury, k faktuře, k faktuře č, faktura číslo, faktury č`,
    'packing-list': list`balicí list, balicí list č, číslo balicího listu, k balicímu listu, packing list`,
    'delivery-note': list`
      dodací list, dodací list č, číslo dodacího listu, č dodacího listu, dod list, dod list č, dl č, dodací listy,
      dodací list číslo, k dodacímu listu`,
  },
  delivery: {
    consignee: list`dodat na, doručit na, doručit na adresu, složit u, vyložit u`,
    packing: list`zabaleno v, baleno, baleno v, zabaleno`,
    furniture: list`zbývá dodat, zbývá, k dodání`,
  },
  otherUse: list`
    nabídka, cenová nabídka, poptávka, potvrzení, objednávka, objednávka přepravy, přepravní objednávka, potvrzení objednávky, zakázka, ceník, smlouva,
    dobropis, opravný daňový doklad, upomínka, výpis z účtu, příjmový doklad, osvědčení o původu, prohlášení o shodě, certifikát, bezpečnostní list,
    vážní lístek, zápis o škodě, protokol o škodě, protokol, reklamace, reklamační protokol, zápis, zápis z jednání, zápis z porady, jízdní řád, harmonogram, inventura,
    stav zásob, celní prohlášení, vývozní prohlášení, všeobecné obchodní podmínky, paletový list,
    objednávka dopravy, příkaz k přepravě, záznam o provozu vozidla, vyúčtování cesty, vyúčtování řidiče, cestovní příkaz, stazka`,
}
