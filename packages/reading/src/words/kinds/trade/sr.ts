import { besideCroatian, inBothScripts, listsBesideCroatian } from '../../languages/serbian-words.ts'
import { list } from '../../lexicon.ts'
import { croatianTrade } from './hr.ts'
import type { TradeWords } from './trade-words.ts'

const { invoice, packingList, deliveryNote } = croatianTrade

export const serbianTrade: TradeWords = {
  invoice: {
    titles: besideCroatian(
      list`profaktura, faktura otpremnica, račun otpremnica, faktura izvoz`,
      invoice.titles,
    ),
    number: besideCroatian(
      list`faktura broj, broj računa fakture, izvozna faktura br, profaktura br`,
      invoice.number,
    ),
  },
  packingList: {
    titles: besideCroatian(
      list`paking lista, spisak pakovanja, lista pakovanja, pak lista, pakinglista, packing lista, specifikacija pakovanja`,
      packingList.titles,
    ),
    number: besideCroatian(
      list`paking lista br, paking lista broj, pak lista br, specifikacija br`,
      packingList.number,
    ),
  },
  deliveryNote: {
    titles: besideCroatian(
      list`otpremnica dostavnica, dostavnica otpremnica, izdatnica otpremnica, prijemnica otpremnica, elektronska otpremnica, e otpremnica`,
      deliveryNote.titles,
    ),
    number: besideCroatian(list`otpremnica br, dostavnica broj, broj dokumenta`, deliveryNote.number),
  },
  labels: listsBesideCroatian(
    {
      consignor: list`prodavac, isporučilac, izvoznik prodavac, prodavac izvoznik, pošiljalac robe, dobavljač isporučilac`,
      consignee: list`kupac primalac, primalac robe, mesto isporuke, kupac i primalac, isporučiti na adresu, prima`,
      buyer: list`naručilac, uvoznik kupac, kupac naručilac, korisnik`,
      packageCount: list`
        broj koleta, broj kutija, broj džakova, ukupno paleta, broj gajbi, br koleta, br paketa, koleta ukupno, ukupan broj paketa`,
      packing: list`način pakovanja, vrsta pakovanja, pakovanje, transportno pakovanje`,
      nature: list`naziv robe, naziv artikla, opis robe, naziv artikla usluge, vrsta robe usluge, naziv dobra, vrsta dobara, naziv i opis robe`,
      grossWeight: list`bruto tež kg, bruto tež, ukupna bruto masa kg, bruto težina ukupno`,
      netWeight: list`neto tež kg, neto tež, ukupna neto masa kg, neto težina ukupno`,
      articleCount: list`količina robe, kol, isporučeno`,
      statisticalNumber: list`carinska tarifa, tarifni broj, tarifna oznaka, šifra carinske tarife`,
      carrier: list`prevoznik, robu prevozi, prevozno preduzeće, prevoz vrši`,
      plates: list`
        reg br vozila, registarski broj vozila, broj vozila, vozilo, kamion prikolica, registracija vozila, reg oznaka vozila, vozilo reg br`,
      tractorPlate: list`kamion, vučno vozilo, tegljač, šleper`,
      trailerPlate: list`prikolica, poluprikolica, priključno vozilo`,
      furniture: list`
        datum prometa, datum prometa dobara, mesto prometa, mesto izdavanja računa, valuta plaćanja, pib, matični broj, jib, žiro račun, tekući račun, jed mere, jm,
        jedinica mere, red br, r br, rb, robu izdao, robu preuzeo, robu primio, fakturisao, odgovorno lice, direktor, m p, osnovica za pdv, iznos pdv,
        ukupno za plaćanje, slovima, rabat, poziv na broj, ugovor br, zemlja porekla, poreklo robe, izjava o poreklu, paritet isporuke, rok plaćanja, lk br, vozač,
        datum fakture, broj porudžbine, magacin, magacioner, overava, kontrolisao, deviza`,
    },
    croatianTrade.labels,
  ),
  despatchDates: inBothScripts(
    list`datum otpreme, datum slanja, datum utovara, otpremljeno, datum preuzimanja, datum otpreme robe, datum izdavanja robe`,
  ),
  ways: inBothScripts(
    list`način prevoza, način otpreme, način isporuke, prevozno sredstvo, vrsta prevoza, vrsta transporta, transport, prevoz`,
  ),
  related: {
    invoice: inBothScripts(list`
      faktura br, faktura broj, faktura, račun br, uz fakturu, uz fakturu br, po fakturi br, uz račun br, broj fakture, izvozna faktura br, veza faktura`),
    'packing-list': inBothScripts(list`paking lista br, paking lista, lista pakovanja, pak lista br`),
    'delivery-note': inBothScripts(
      list`otpremnica br, otpremnica broj, otpremnica, po otpremnici, po otpremnici br, broj otpremnice, veza otpremnica`,
    ),
  },
  otherUse: inBothScripts(list`
      ponuda, upit, porudžbenica, narudžbenica, potvrda porudžbine, nalog za prevoz, nalog za utovar, dispozicija, zaključnica, cenovnik, ugovor, knjižno odobrenje, knjižno zaduženje,
      opomena, izvod, izvod otvorenih stavki, ios, priznanica, uverenje o poreklu, uverenje o kvalitetu, fitosanitarno uverenje, izjava o usaglašenosti, bezbednosni list,
      vagarska potvrda, merni list, zapisnik, zapisnik o šteti, komisijski zapisnik, reklamacija, red vožnje, raspored, popisna lista, carinska deklaracija, putni nalog,
      izvozna deklaracija, opšti uslovi, opšti uslovi prodaje, punomoćje, nalog za plaćanje, avansni račun`),
}
