import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const croatianTrade: TradeWords = {
  invoice: {
    titles: list`
      trgovački račun, predračun, račun, faktura, izvozni račun, komercijalni račun, račun otpremnica,
      faktura račun, izvozna faktura`,
    number: list`račun br, broj računa, račun broj, račun, faktura br, broj fakture, br računa, račun r`,
  },
  packingList: {
    titles: list`
      popis pakiranja, lista pakiranja, packing lista, packing list, pakirna lista, lista koleta,
      specifikacija koleta, specifikacija pošiljke, specifikacija robe, tovarni list specifikacija,
      popis koleta, utovarna lista, pakirni list`,
    number: list`popis br, lista br, pakirna lista br`,
  },
  deliveryNote: {
    titles: list`
      otpremnica, dostavnica, primka otpremnica, otpremnica dostavnica, izdatnica, otpremni list,
      nalog za otpremu, prijemnica, popratnica, teretnica otpremnica, međuskladišnica`,
    number: list`
      otpremnica br, broj otpremnice, otpremnica, otpremnica broj, br otpremnice, dostavnica br,
      broj dostavnice, izdatnica br`,
  },
  labels: {
    consignor: list`
      prodavatelj, dobavljač, pošiljatelj, izvoznik, isporučitelj, prodavatelj izvoznik,
      dobavljač pošiljatelj, otpremnik, izdavatelj, skladište, pošiljatelj robe, krcatelj`,
    consignee: list`
      adresa isporuke, primatelj, mjesto isporuke, adresa dostave, primatelj robe, krajnji primatelj,
      dostava na, isporuka na, primalac, primaoc, adresa primatelja, kupac i primatelj, kupac primatelj`,
    buyer: list`
      kupac, naručitelj, platitelj, klijent, uvoznik, kupac uvoznik, kupac platitelj, adresa računa`,
    packageCount: list`
      broj koleta, broj paketa, koleta, broj paleta, broj koleti, broj kutija, broj kartona, ukupno koleta,
      ukupan broj koleta, ukupno paleta, ukupan broj paleta, kom koleta, br koleta, br paleta,
      broj jedinica, broj i vrsta koleta, broj komada koleta`,
    packing: list`
      ambalaža, vrsta ambalaže, pakiranje, tip ambalaže, način pakiranja, vrsta pakiranja, vrsta koleta,
      tip pakiranja, vrsta paketa`,
    nature: list`
      naziv, opis, naziv robe, opis robe, artikl, naziv artikla, opis artikla, naziv proizvoda, proizvod,
      vrsta robe, roba, naziv materijala, materijal, opis proizvoda, sadržaj, naziv robe usluge,
      naziv robe i usluga, naziv usluge, trgovački naziv`,
    grossWeight: list`
      bruto težina, bruto masa, bruto kg, bruto, bruto težina kg, težina bruto, ukupna bruto težina,
      ukupna težina, ukupna težina kg, ukupno težina, težina kg, težina, bruto masa kg, masa bruto,
      bruto ukupno, ukupno bruto, ukupna bruto masa`,
    netWeight: list`
      neto težina, neto masa, neto kg, neto, neto težina kg, težina neto, ukupna neto težina, neto masa kg,
      masa neto, neto ukupno, ukupno neto, ukupna neto masa`,
    volume: list`volumen, volumen m3, obujam, obujam m3, zapremina, zapremina m3, kubatura`,
    statisticalNumber: list`
      carinska tarifa, tarifni broj, carinska oznaka, tarifna oznaka, kn oznaka, kn kod, hs kod, taric,
      carinski broj, tarifa, carinski tarifni broj`,
    carrier: list`
      prijevoznik, špediter, prijevozničko poduzeće, prijevoz, prijevoz vrši, prijevoznik špediter,
      špedicija, dostavljač, prevoznik, prijevozna tvrtka`,
    articleCount: list`kom, količina, isporučena količina, naručena količina, količina ukupno, izdana količina`,
    furniture: list`
      datum, datum računa, rok plaćanja, broj narudžbe, cijena, iznos, pdv, popust, jm, jedinica, šifra,
      stranica, datum narudžbe, datum dospijeća, dospijeće, mjesto, vrijeme, sat, rok isporuke,
      način plaćanja, uvjeti plaćanja, uvjeti isporuke, paritet, način otpreme, način isporuke, narudžba,
      narudžba br, narudžbenica, broj narudžbenice, vaša narudžba, naša narudžba, referenca, ref,
      poziv na broj, ugovor, ugovor br, projekt, šifra kupca, kontakt osoba, kontakt, komercijalist, tel,
      telefon, fax, mob, e mail, web, oib, mb, mbs, pdv id, pdv broj, eori, žiro račun, iban, banka, swift,
      bic, cijena po jedinici, jed cijena, jedinična cijena, cijena bez pdv, vrijednost, vrijednost eur,
      ukupno, ukupno eur, ukupno bez pdv, ukupno s pdv, za uplatu, stopa pdv, osnovica, rabat, tečaj,
      valuta, jed mjere, jedinica mjere, r br, rb, redni broj, poz, pozicija, stavka, šifra artikla, kod,
      kataloški broj, ean, barkod, serija, lot, broj serije, serijski broj, rok trajanja, rok valjanosti,
      podrijetlo, zemlja podrijetla, zemlja odredišta, vozač, ime vozača, reg br, tara, duljina, dužina,
      širina, visina, dimenzije, dimenzije cm, mjere, utovarni metri, temperatura, napomena, napomene,
      potpis vozača, izdao, preuzeo, primio, pripremio, pregledao, izradio, odobrio, ispisano, kopija,
      original, povratna ambalaža, predmet`,
  },
  despatchDates: list`datum otpreme, datum slanja, datum utovara, otpremljeno, datum preuzimanja`,
  ways: list`način dostave, način prijevoza, prijevoz, prijevozno sredstvo, otprema, način otpreme, dostava`,
  related: {
    invoice: list`račun, račun br, br računa, broj računa, uz račun, faktura, faktura br`,
    'packing-list': list`pakirna lista, packing lista, pakirna lista br, lista pakiranja`,
    'delivery-note': list`otpremnica, otpremnica br, br otpremnice, broj otpremnice, po otpremnici, dostavnica`,
  },
  delivery: {
    consignee: list`dostaviti na, isporučiti na, isporučiti, istovar kod`,
    packing: list`pakirano u, pakirano`,
    furniture: list`preostalo, za isporuku, ostatak`,
  },
  otherUse: list`
    ponuda, upit, potvrda, narudžba, narudžbenica, potvrda narudžbe, nalog za prijevoz, prijevozni nalog, nalog za utovar, cjenik, ugovor, odobrenje,
    knjižno odobrenje, opomena, izvod, potvrda o podrijetlu, izjava o sukladnosti, sigurnosno tehnički list, vagarski list, zapisnik, zapisnik o šteti,
    reklamacija, vozni red, raspored, inventura, carinska deklaracija, opći uvjeti,
    narudžba prijevoza, putni nalog, putni list, obračun putnog naloga`,
}
