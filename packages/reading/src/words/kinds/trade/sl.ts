import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const slovenianTrade: TradeWords = {
  invoice: {
    titles: list`
      trgovski račun, predračun, račun, faktura, izvozni račun, komercialni račun, račun dobavnica,
      faktura račun`,
    number: list`
      račun št, številka računa, št računa, račun številka, faktura št, številka fakture, št dokumenta,
      številka`,
  },
  packingList: {
    titles: list`
      pakirna lista, packing list, seznam pošiljke, pakirni list, seznam paketov, specifikacija pošiljke,
      pakirna specifikacija, nakladalni list, tehtalni list, spremni list pakiranja`,
    number: list`pakirna lista št, št pakirne liste, številka, št dokumenta, pakirni list št`,
  },
  deliveryNote: {
    titles: list`
      dobavnica, odpremnica, izdajnica, spremnica, dostavnica, dobavnica odpremnica, nalog za dostavo,
      prevzemnica, dobavni list, odpremni nalog`,
    number: list`
      dobavnica št, št dobavnice, številka dobavnice, dobavnica številka, odpremnica št, št odpremnice,
      številka, št dokumenta, dobava št, št dobave, dobavni list št, izdajnica št`,
  },
  labels: {
    consignor: list`
      prodajalec, dobavitelj, pošiljatelj, izvoznik, odpremnik, nakladalno mesto, izdajatelj,
      prodajalec izvoznik, dobavitelj pošiljatelj, skladišče`,
    consignee: list`
      naslov dostave, prejemnik, mesto dostave, dostava na, naslovnik, mesto razkladanja, prejemnik blaga,
      razklad, dostavni naslov, naslov prejemnika, končni prejemnik, naslov za dostavo, prevzemnik, kupec
      in prejemnik, kupec prejemnik`,
    buyer: list`kupec, naročnik, plačnik, stranka, kupec plačnik, uvoznik, naročnik kupec, naslov za račun`,
    packageCount: list`
      tovorkov, število paketov, število kolijev, št kolijev, koli, število palet, št paketov, št palet,
      število koletov, kolijev, kolov, skupaj kolijev, skupno število kolijev, število škatel, št škatel,
      skupaj palet, število tovorkov, število enot, število in vrsta tovorkov, št tovorkov`,
    packing: list`
      embalaža, vrsta embalaže, tip embalaže, način pakiranja, vrsta pakiranja, pakiranje, vrsta tovorkov,
      embalažna enota`,
    nature: list`
      naziv, opis, naziv blaga, opis blaga, artikel, naziv artikla, opis artikla, naziv izdelka, izdelek,
      vrsta blaga, blago, naziv materiala, material, opis izdelka, vsebina, naziv blaga storitve,
      naziv storitve, poimenovanje`,
    grossWeight: list`
      bruto teža, bruto kg, bruto masa, bruto, bruto teža kg, teža bruto, skupna bruto teža, skupna teža,
      skupna teža kg, teža skupaj, teža kg, teža, bruto masa kg, masa bruto, bruto skupaj, skupaj bruto`,
    netWeight: list`
      neto teža, neto kg, neto masa, neto, neto teža kg, teža neto, skupna neto teža, neto masa kg,
      masa neto, neto skupaj, skupaj neto`,
    volume: list`prostornina, volumen, volumen m3, prostornina m3, kubatura`,
    statisticalNumber: list`
      tarifna oznaka, carinska tarifa, tarifna številka, carinska oznaka, kn oznaka, kn koda, hs koda,
      tarifna postavka, taric, carinska tarifna oznaka`,
    carrier: list`
      prevoznik, špediter, prevozno podjetje, prevoz, prevoz opravi, prevoznik špediter, špedicija,
      dostavo opravi`,
    articleCount: list`kom, količina, dobavljena količina, naročena količina, količina skupaj, izdana količina`,
    furniture: list`
      datum, datum računa, rok plačila, številka naročila, cena, znesek, ddv, popust, em, enota, šifra,
      stran, datum dobave, datum naročila, datum opravljene storitve, datum zapadlosti, zapadlost, kraj,
      ura, čas, rok dobave, način plačila, plačilni pogoji, pogoji plačila, dobavni pogoji, pariteta,
      način odpreme, način dostave, naročilo, naročilo št, št naročila, vaše naročilo, naše naročilo,
      referenca, ref, sklic, pogodba, pogodba št, projekt, šifra kupca, št kupca, kontaktna oseba, kontakt,
      komercialist, tel, telefon, faks, gsm, e pošta, email, www, id za ddv, id št za ddv, davčna številka,
      matična številka, matična št, eori, trr, iban, banka, bic, swift, cena na enoto, cena brez ddv,
      cena enota, cena eur, znesek ddv, znesek brez ddv, vrednost, vrednost eur, skupaj, skupaj eur,
      skupaj brez ddv, skupaj z ddv, za plačilo, stopnja ddv, osnova, osnova za ddv, rabat, tečaj, valuta,
      enota mere, zap št, z š, št, poz, pozicija, postavka, šifra artikla, koda, kataloška št, ean,
      črtna koda, serija, lot, številka serije, serijska številka, rok uporabe, poreklo, država porekla,
      namembna država, voznik, ime voznika, šofer, št zabojnika, tara, dolžina, širina, višina, dimenzije,
      dimenzije cm, mere, nakladalni metri, temperatura, opomba, opombe, podpis voznika, izdal, prevzel,
      pripravil, pregledal, sestavil, odobril, natisnjeno, kopija, izvirnik, original, povratna embalaža,
      zadeva`,
  },
  despatchDates: list`datum odpreme, datum pošiljanja, datum nakladanja, odpremljeno, datum prevzema`,
  ways: list`način dostave, način prevoza, prevoz, prevozno sredstvo, odprema, način odpreme, dostava`,
  related: {
    invoice: list`račun, račun št, št računa, k računu, številka računa, faktura`,
    'packing-list': list`pakirni list, pakirna lista, pakirni seznam, pakirni list št`,
    'delivery-note': list`dobavnica, dobavnica št, št dobavnice, številka dobavnice, po dobavnici`,
  },
  delivery: {
    consignee: list`dostaviti na, dobaviti na, raztovor pri`,
    packing: list`pakirano v, pakirano`,
    furniture: list`še za dobavo, preostanek`,
  },
  otherUse: list`
    ponudba, povpraševanje, potrditev, naročilo, naročilnica, potrditev naročila, nalog za prevoz, prevozni nalog, transportni nalog, nakladalni nalog, cenik, pogodba,
    dobropis, opomin, izpisek, potrdilo o poreklu, izjava o skladnosti, varnostni list, tehtalni listek, zapisnik, zapisnik o škodi, reklamacija,
    vozni red, urnik, inventura, carinska deklaracija, splošni pogoji,
    naročilo prevoza, potni nalog, potni list, obračun potnih stroškov`,
}
