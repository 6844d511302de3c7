import { type Lexicon, list } from '../lexicon.ts'

export const croatian: Lexicon = {
  language: 'hr',
  declinesTowns: true,
  labels: {
    consignor: list`
      pošiljatelj, pošiljatelj ime adresa država, ime i adresa pošiljatelja,
      pošiljatelj naziv adresa zemlja, pošiljatelj robe, pošiljalac, pošiljatelj tereta`,
    consignee: list`
      primatelj, primatelj ime adresa država, ime i adresa primatelja, primatelj naziv adresa zemlja,
      primatelj robe, primalac, primatelj tereta`,
    carrier: list`
      prijevoznik, prijevoznik ime adresa država, ime i adresa prijevoznika, prevoznik, vozar,
      ugovorni prijevoznik, prijevoznička tvrtka`,
    successiveCarrier: list`
      sljedeći prijevoznici, daljnji prijevoznici, uzastopni prijevoznici, sljedeći prijevoznik,
      sukcesivni prijevoznici, naredni prijevoznici, idući prijevoznik`,
    placeOfDelivery: list`
      mjesto isporuke robe, mjesto isporuke, mjesto predaje robe, mjesto istovara, adresa isporuke,
      odredište, mjesto odredišta, mjesto istovara robe, mjesto dostave, adresa istovara,
      mjesto predviđeno za isporuku robe, istovar, mjesto izdavanja robe primatelju`,
    takingOver: list`
      mjesto i datum preuzimanja robe, mjesto i datum preuzimanja, mjesto i datum utovara,
      mjesto i dan preuzimanja robe, mjesto i datum utovara robe, preuzimanje robe, utovar,
      datum i mjesto utovara, datum i mjesto preuzimanja, mjesto i vrijeme utovara`,
    placeOfTakingOver: list`
      mjesto preuzimanja, mjesto preuzimanja robe, mjesto utovara, adresa utovara, mjesto otpreme,
      mjesto utovara robe`,
    dateOfTakingOver: list`
      datum preuzimanja, datum utovara, datum otpreme, datum preuzimanja robe, dan utovara`,
    documentsAttached: list`
      priložene isprave, priloženi dokumenti, prilozi, prateći dokumenti, popratni dokumenti, priložene
      isprave i dokumenti, priložena dokumentacija, isprave`,
    marks: list`oznake i brojevi, oznake, znakovi i brojevi, oznaka i broj, oznake i br, znaci i brojevi, oznaka`,
    packageCount: list`
      broj koleta, broj komada, broj paketa, količina, broj, ukupan broj koleta, kom, br koleta,
      broj paleta`,
    packing: list`
      vrsta ambalaže, način pakiranja, vrsta pakiranja, ambalaža, vrsta pakovanja, tip ambalaže, način
      pakovanja, amb`,
    nature: list`
      vrsta robe, opis robe, naziv robe, roba, oznaka robe, vrsta tereta, opis tereta, naziv tereta`,
    statisticalNumber: list`
      statistički broj, statist broj, tarifni broj, carinska tarifa, stat broj, tarifna oznaka, stat br`,
    grossWeight: list`
      bruto težina u kg, bruto težina, bruto težina kg, bruto masa, težina, težina kg, bruto kg, bruto masa
      kg, masa, ukupna težina, težina bruto, bruto masa u kg, bruto`,
    netWeight: list`neto težina, neto masa, neto težina kg, neto kg`,
    volume: list`obujam u m3, obujam, obujam m3, zapremina, zapremina m3, volumen, volumen m3, zapremnina`,
    senderInstructions: list`
      upute pošiljatelja, upute pošiljatelja carinske i druge formalnosti, upute, posebne upute,
      pošiljateljeve upute, carinske upute, uputstva pošiljatelja, napomena pošiljatelja, napomene pošiljatelja`,
    paymentOfCarriage: list`
      upute o plaćanju prijevoza, plaćanje vozarine, upute za plaćanje vozarine, vozarina,
      plaćanje prijevoza, upute o plaćanju vozarine, prijevozni troškovi, način plaćanja prijevoza,
      plaćanje prijevoznine, odredbe o plaćanju vozarine, vozarinu plaća, prevoz plaća, platitelj vozarine`,
    cashOnDelivery: list`pouzeće, iznos pouzeća, po pouzeću`,
    reservations: list`
      primjedbe i zapažanja prijevoznika, rezerve i primjedbe prijevoznika, rezerve i napomene prijevoznika,
      primjedbe prijevoznika, prijevoznikove rezerve i primjedbe, pridržaji i primjedbe prijevoznika,
      rezerve, primjedbe i napomene prijevoznika`,
    specialAgreements: list`
      posebni sporazumi, posebni dogovori, posebne pogodbe, posebni uvjeti, posebne ugovorne odredbe,
      posebni ugovori`,
    toBePaidBy: list`na teret, za platiti`,
    established: list`
      sastavljeno u, izdano u, ispostavljeno u, mjesto i datum izdavanja, mjesto i datum ispostavljanja,
      sastavljen u, ispunjeno u, izdano`,
    placeOfIssue: list`mjesto izdavanja, mjesto ispostavljanja`,
    dateOfIssue: list`datum izdavanja, datum ispostavljanja, datum dokumenta, datum sastavljanja`,
    documentNumber: list`
      cmr broj, broj cmr, cmr br, br cmr, teretni list br, broj teretnog lista, tovarni list br,
      međunarodni teretni list br, broj dokumenta, međunarodni tovarni list br, broj tovarnog lista,
      teretni list broj`,
    plates: list`
      registarska oznaka, registarski broj, reg oznaka, registarske oznake, reg broj, vozilo, registracija,
      reg oznake vozila, registracija vozila, registarska oznaka vozila`,
    tractorPlate: list`
      tegljač, kamion, reg oznaka tegljača, registarska oznaka tegljača, registracija tegljača,
      teretno vozilo, reg br tegljača, vučno vozilo`,
    trailerPlate: list`
      prikolica, poluprikolica, reg oznaka prikolice, registarska oznaka prikolice, registracija prikolice,
      registarska oznaka poluprikolice, reg br prikolice, reg oznaka poluprikolice, prikolica poluprikolica`,
    containerNumber: list`broj kontejnera, kontejner, br kontejnera`,
    sealNumber: list`broj plombe, plomba, plombe, br plombe`,
    unNumber: list`un broj, broj un, opasna roba, opasne tvari`,
    hazardClass: list`klasa, razred, adr klasa, klasa opasnosti`,
    packingGroup: list`skupina pakiranja, pakirna skupina, ambalažna skupina`,
    goodsReceived: list`
      roba primljena, primitak robe, robu preuzeo, potvrda primitka, robu primio, prijem robe`,
    dateOfDelivery: list`datum isporuke, datum istovara, datum dostave, isporučeno dana, datum primitka`,
    modeOfTransport: list`vrsta prijevoza, način prijevoza`,
    signature: list`
      potpis i pečat pošiljatelja, potpis i pečat prijevoznika, potpis i pečat primatelja,
      potpis pošiljatelja, potpis prijevoznika, potpis primatelja, potpis i pečat, pečat i potpis, potpis,
      pečat, potpis i žig, žig i potpis`,
    furniture: list`
      valuta, popusti, saldo, dodaci, doplate, ostali troškovi, razno, ukupno za platiti, broj klase, slovo,
      vozač, ime vozača, stranica, referenca, vaša referenca, naša referenca, broj narudžbe, narudžba br,
      međunarodni teretni list, primjerak za pošiljatelja, primjerak za primatelja,
      primjerak za prijevoznika, uvjeti isporuke, paritet, napomene, napomena, pozicija, stavka, redak,
      temperatura, telefon, carinarnica, vrijednost, iznos, cijena, špediter, utovarni metri, dolazak,
      odlazak, račun br, broj računa, nosivost, dimenzije`,
  },
  parts: {
    name: list`ime, naziv, tvrtka, poduzeće, naziv tvrtke`,
    street: list`ulica, adresa, ulica i broj, sjedište, adresa sjedišta`,
    houseNumber: list`kućni broj`,
    postOfficeBox: list`poštanski pretinac`,
    postcode: list`poštanski broj, pošt broj, post broj`,
    city: list`grad, mjesto`,
    country: list`država, zemlja, oznaka države`,
    phone: list`telefon, tel, mobitel, faks`,
    email: list`e pošta, e mail, email`,
    taxNumber: list`oib, pdv id, pdv broj, eori`,
    contact: list`kontakt, kontakt osoba`,
  },
  stages: {
    delivery: list`isporuka, istovar, dostava, odredište`,
    takingOver: list`utovar, preuzimanje, otprema`,
  },
  hints: list`
    ime, naziv, adresa, država, zemlja, mjesto, datum, vrijeme, i, ili, u, na, za, od, robe, kg, m3, br,
    broj, brojevi, pečat, potpis, carinske, druge, formalnosti, ukupno, tel, oib, vozila, reg`,
  totals: list`ukupno, zbroj, sveukupno, suma, ukupno bruto`,
  carried: list`prijenos, međuzbroj, za prijenos, donos`,
  carriagePaid: list`franko, plaćeno, vozarina plaćena, plaća pošiljatelj, prijevoz plaćen`,
  carriageForward: list`nefranko, neplaćeno, plaća primatelj, vozarina neplaćena`,
  months: [
    list`siječanj, siječnja, sij`,
    list`veljača, veljače, velj`,
    list`ožujak, ožujka, ožu`,
    list`travanj, travnja, tra`,
    list`svibanj, svibnja, svi`,
    list`lipanj, lipnja`,
    list`srpanj, srpnja`,
    list`kolovoz, kolovoza, kol`,
    list`rujan, rujna, ruj`,
    list`listopad, listopada`,
    list`studeni, studenog, studenoga, stu`,
    list`prosinac, prosinca, pro`,
  ],
  countries: {
    nizozemska: 'NL',
    'velika britanija': 'GB',
    engleska: 'GB',
    'republika hrvatska': 'HR',
    'češka republika': 'CZ',
  },
  packages: {
    NE: list`nepakirano, neupakirano, bez ambalaže`,
    RK: list`stalak, stalci`,
    43: list`big bag, big bagovi, jumbo vreća`,
    PX: list`paleta, palete, pal, drvena paleta`,
    PE: list`
      euro paleta, euro palete, europaleta, europalete, eur palete, eur paleta, epal palete,
      euro paleta epal`,
    CT: list`karton, kartoni, kartona`,
    BX: list`kutija, kutije`,
    CS: list`sanduk, sanduci, sanduka, gajba, gajbe`,
    DR: list`bačva, bačve, bačava, bubanj, bubnjevi`,
    SA: list`vreća, vreće`,
    BE: list`svežanj, svežnjevi, snop, snopovi`,
    BL: list`bala, bale`,
    CL: list`kolut, koluti, koluta`,
    RO: list`rola, role, rolna, rolne`,
    PK: list`komad, komada, kom, koleto, koleta, koleti`,
    PC: list`paket, paketi, paketa`,
    CN: list`kontejneri`,
    JC: list`kanister, kanisteri, kanistri`,
    WA: list`ibc, ibc spremnik, ibc spremnici`,
    VY: list`rasuto, u rasutom stanju`,
  },
  smallWords: list`
    i, na, za, u, s, od, do, je, po, se, nije, pri, ili, su, prije, sa, koji, kao, bez, molimo, iz, dana`,
  formWords: list`
    i, u, je, na, se, za, da, od, s, su, ne, do, ili, koji, po, iz, kao, posiljatelj, primatelj, prijevoznik,
    mjesto, datum, drzava, roba, robe, adresa, ime, tezina, potpis, teretni, list, isporuke, broj, koleta,
    ambalaza, vrsta, oznake, prilozi, dokumenti, upute, racun, ulica, preuzimanja, otpremanja, bruto, primjedbe,
    rezerve, tovarni, doo`,
  streetWords: list`ulica, ul, cesta, trg, put, avenija, obala, industrijska zona, šetalište`,
  streetEndings: list`ulica, cesta, put, trg, obala, avenija, zona, šetalište`,
  postOfficeBox: list`poštanski pretinac, p p`,
  contactWords: list`
    tel, telefon, faks, fax, mob, mobitel, e pošta, e mail, email, oib, pdv, pdv id, www, kontakt, eori`,
  everyday: list`mjesto, datum, vrijeme, sat, dan`,
  dateWords: list`dana, datum, dan, dne, u, i`,
  noteTitles: list`
    međunarodni teretni list, međunarodni tovarni list, cmr teretni list, teretni list, tovarni list`,
  conventions: list`
    konvencije o ugovoru za međunarodni prijevoz robe cestom,
    konvencija o ugovoru o međunarodnom prijevozu robe cestom`,
  otherPapers: list`
    račun, ponuda, narudžba, narudžbenica, potvrda narudžbe, otpremnica, lista pakiranja, popis pakiranja,
    nalog za prijevoz, prijevozni nalog, cjenik, ugovor`,
  invoice: list`račun, faktura`,
}
