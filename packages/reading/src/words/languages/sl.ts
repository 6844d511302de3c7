import { type Lexicon, list } from '../lexicon.ts'

export const slovenian: Lexicon = {
  language: 'sl',
  declinesTowns: true,
  labels: {
    consignor: list`
      pošiljatelj, pošiljatelj ime naslov država, ime in naslov pošiljatelja, pošiljatelj blaga,
      odpošiljatelj`,
    consignee: list`
      prejemnik, prejemnik ime naslov država, ime in naslov prejemnika, prejemnik blaga, naslovnik`,
    carrier: list`
      prevoznik, prevoznik ime naslov država, ime in naslov prevoznika, prevozno podjetje,
      pogodbeni prevoznik`,
    successiveCarrier: list`
      nadaljnji prevozniki, naslednji prevozniki, naslednji prevoznik, zaporedni prevozniki,
      nadaljnji prevoznik`,
    placeOfDelivery: list`
      kraj izročitve blaga, kraj predaje blaga, kraj izročitve, kraj dostave, kraj razkladanja,
      kraj razklada, mesto razklada, naslov dostave, namembni kraj, kraj dobave, kraj dostave blaga,
      mesto dostave, kraj razlaganja, kraj predaje, predvideni kraj izročitve blaga, razklad, razkladanje, razkladišče, kraj določen za izročitev blaga, kraj določen za izročitev`,
    takingOver: list`
      kraj in datum prevzema blaga, kraj in dan prevzema blaga, kraj in datum prevzema,
      kraj in datum nakladanja, kraj in datum naklada, prevzem blaga, naklad,
      kraj in datum nakladanja blaga, datum in kraj prevzema, kraj in čas prevzema`,
    placeOfTakingOver: list`
      kraj prevzema, kraj prevzema blaga, kraj nakladanja, kraj naklada, mesto naklada, naslov prevzema,
      kraj odpreme, mesto nakladanja, nakladanje, nakladišče`,
    dateOfTakingOver: list`
      datum prevzema, datum nakladanja, datum naklada, datum odpreme, dan prevzema, datum prevzema blaga`,
    documentsAttached: list`
      priložene listine, priloženi dokumenti, priloge, spremni dokumenti, priloženi dokumenti in listine,
      spremne listine, listine`,
    marks: list`oznake in številke, oznake, oznaka in številka, znaki in številke, oznake in št, oznaka`,
    packageCount: list`
      število tovorkov, število kosov, število kolov, število, količina, št tovorkov, število koletov, število
      paketov, skupno število tovorkov, št kosov, število kolet, kolov`,
    packing: list`
      vrsta embalaže, način pakiranja, vrsta pakiranja, embalaža, način embaliranja, tip embalaže, vrsta
      ovojnine, emb`,
    nature: list`
      vrsta blaga, opis blaga, naziv blaga, oznaka blaga, blago, poimenovanje blaga, vrsta tovora,
      ime blaga, opis tovora`,
    statisticalNumber: list`
      statistična številka, statistična št, stat številka, tarifna številka, carinska tarifa, koda blaga,
      tarifna oznaka, stat št`,
    grossWeight: list`
      bruto teža v kg, bruto teža, bruto teža kg, bruto masa, teža, teža kg, bruto kg, kosmata teža, bruto
      masa kg, masa, skupna teža, teža bruto, kosmata masa, bruto`,
    netWeight: list`neto teža, neto masa, neto teža kg, neto kg`,
    volume: list`prostornina v m3, prostornina, prostornina m3, volumen, volumen m3, kubatura`,
    senderInstructions: list`
      navodila pošiljatelja, pošiljateljeva navodila, navodila pošiljatelja carinske in druge formalnosti,
      navodila, posebna navodila, carinska navodila, opombe pošiljatelja, opomba pošiljatelja, navodila pošiljatelju`,
    paymentOfCarriage: list`
      navodila za plačilo voznine, plačilo voznine, voznina, navodila o plačilu prevoznine, prevoznina,
      plačilo prevoza, plačilo prevoznine, navodila za plačilo prevoza, način plačila prevoza, prevoznino plača, plačnik prevoznine`,
    cashOnDelivery: list`povzetje, po povzetju, znesek povzetja, odkupnina`,
    reservations: list`
      pridržki in pripombe prevoznika, pridržki in opombe prevoznika, prevoznikovi pridržki in pripombe,
      pridržki prevoznika, pridržki, pripombe prevoznika`,
    specialAgreements: list`
      posebni dogovori, posebni sporazumi, posebna dogovora, posebni pogoji, posebne pogodbe`,
    toBePaidBy: list`v breme`,
    established: list`
      izstavljeno v, izdano v, sestavljeno v, kraj in datum izstavitve, kraj in datum izdaje, izstavljen v,
      izstavljeno, izpolnjeno v`,
    placeOfIssue: list`kraj izdaje, kraj izstavitve`,
    dateOfIssue: list`datum izdaje, datum izstavitve, datum dokumenta`,
    documentNumber: list`
      številka cmr, cmr št, cmr številka, št cmr, tovorni list št, številka tovornega lista,
      mednarodni tovorni list št, številka dokumenta, št tovornega lista`,
    plates: list`
      registrska številka, reg številka, registrska oznaka, registrske številke, reg št, vozilo, reg oznaka,
      registracija, registracija vozila, registrska št vozila, registrska št vozila prikolice,
      reg št vozila prikolice, reg št vozila`,
    tractorPlate: list`
      vlačilec, tovornjak, reg št vlačilca, registrska številka vlačilca, reg oznaka vlačilca,
      vlečno vozilo, reg št vlečnega vozila, registrska številka vlečnega vozila, registrska številka tovornjaka`,
    trailerPlate: list`
      priklopnik, polpriklopnik, reg št polpriklopnika, prikolica, reg št priklopnika, registrska številka priklopnika,
      registrska številka prikolice, reg št prikolice, registrska številka polpriklopnika,
      reg oznaka priklopnika`,
    containerNumber: list`številka zabojnika, zabojnik, kontejner, številka kontejnerja, št kontejnerja`,
    sealNumber: list`številka plombe, plomba, plombe, številka zalivke, zalivka, št plombe`,
    unNumber: list`un številka, številka un, nevarno blago, un št`,
    hazardClass: list`razred, adr razred, razred nevarnosti`,
    packingGroup: list`embalažna skupina, skupina embalaže`,
    goodsReceived: list`blago prejeto, prejem blaga, blago prevzel, potrdilo o prejemu, blago sprejeto`,
    dateOfDelivery: list`
      datum dostave, datum izročitve, datum razkladanja, datum razklada, dostavljeno dne, datum prejema`,
    modeOfTransport: list`vrsta prevoza, način prevoza`,
    signature: list`
      podpis in žig pošiljatelja, podpis in žig prevoznika, podpis in žig prejemnika, podpis pošiljatelja,
      podpis prevoznika, podpis prejemnika, podpis in žig, žig in podpis, podpis, žig, podpis in štampiljka`,
    furniture: list`
      valuta, popusti, saldo, doplačila, dodatki, drugi stroški, razno, skupaj za plačilo, za plačilo,
      številka razreda, črka, voznik, ime voznika, stran, referenca, vaša referenca, naša referenca,
      številka naročila, naročilo št, mednarodni tovorni list, izvod za pošiljatelja, izvod za prejemnika,
      izvod za prevoznika, dobavni pogoji, pariteta, opombe, opomba, pozicija, postavka, vrstica,
      temperatura, telefon, carinski urad, vrednost, znesek, cena, špediter, nakladalni metri, prihod,
      odhod, račun št, številka računa, nosilnost, dimenzije`,
  },
  parts: {
    name: list`ime, naziv, podjetje, firma, ime podjetja`,
    street: list`ulica, naslov, ulica in številka, sedež, naslov sedeža`,
    houseNumber: list`hišna številka`,
    postOfficeBox: list`poštni predal`,
    postcode: list`poštna številka, pošta, pošt št, poštna št`,
    city: list`kraj, mesto, pošta in kraj`,
    country: list`država, koda države`,
    phone: list`telefon, tel, mobitel, gsm, faks`,
    email: list`e pošta, email, elektronska pošta`,
    taxNumber: list`davčna številka, id za ddv, id ddv, ddv, eori`,
    contact: list`kontakt, kontaktna oseba`,
  },
  stages: {
    delivery: list`dostava, razklad, izročitev, razkladanje`,
    takingOver: list`naklad, prevzem, nakladanje, odprema`,
  },
  hints: list`
    ime, naziv, naslov, država, kraj, datum, čas, ura, in, ali, v, na, za, od, blaga, kg, m3, št, številka,
    številke, žig, podpis, carinske, druge, formalnosti, skupaj, tel, ddv, vozila, reg`,
  totals: list`skupaj, vsota, skupno, seštevek, skupaj bruto`,
  carried: list`prenos, vmesna vsota, za prenos`,
  carriagePaid: list`franko, plačano, voznina plačana, plača pošiljatelj, prevoznino plača pošiljatelj, prevoz plačan`,
  carriageForward: list`nefranko, neplačano, plača prejemnik, prevoznino plača prejemnik, voznina neplačana`,
  months: [
    list`januar, januarja, jan`,
    list`februar, februarja, feb`,
    list`marec, marca, mar`,
    list`april, aprila, apr`,
    list`maj, maja`,
    list`junij, junija, jun`,
    list`julij, julija, jul`,
    list`avgust, avgusta, avg`,
    list`september, septembra, sep`,
    list`oktober, oktobra, okt`,
    list`november, novembra, nov`,
    list`december, decembra, dec`,
  ],
  countries: {
    nizozemska: 'NL',
    'velika britanija': 'GB',
    anglija: 'GB',
    'češka republika': 'CZ',
    'republika slovenija': 'SI',
  },
  packages: {
    NE: list`nepakirano, nezapakirano, brez embalaže`,
    RK: list`stojalo, stojala`,
    43: list`big bag, big bagi, velika vreča`,
    PX: list`paleta, palete, palet, pal, lesena paleta`,
    PE: list`
      euro paleta, euro palete, evropaleta, europaleta, europalete, evro paleta, evro palete, eur palete,
      eur paleta, epal palete, euro palet, eur palet, evro palet`,
    CT: list`karton, kartoni, kartonov, kartonska škatla`,
    BX: list`škatla, škatle, škatel`,
    CS: list`zaboj, zaboji, zabojev`,
    DR: list`sod, sodi, sodov, boben, bobni`,
    SA: list`vreča, vreče, vreč`,
    BE: list`sveženj, svežnji, snop, snopi`,
    BL: list`bala, bale`,
    CL: list`kolut, koluti, kolutov`,
    RO: list`rola, role, rolic, zvitek, zvitki`,
    PK: list`kos, kosi, kosov, tovorek, tovorki, tovorkov, kolo, kolet`,
    PC: list`paket, paketi, paketov`,
    CN: list`zabojniki, kontejnerji`,
    JC: list`ročka, ročke, kanister, kanistri`,
    WA: list`ibc, ibc zabojnik`,
    VY: list`razsuto, v razsutem stanju`,
  },
  smallWords: list`
    in, na, za, v, z, od, do, je, po, se, ni, pri, ali, so, pred, s, ki, kot, brez, prosimo, dne`,
  formWords: list`
    in, je, na, v, za, se, z, da, ki, so, po, pri, od, do, ali, ter, kot, ne, posiljatelj, prejemnik, prevoznik,
    kraj, datum, drzava, blago, blaga, naslov, ime, teza, podpis, tovorni, list, dobave, stevilo, embalaza, vrsta,
    oznake, stevilka, priloge, dokumenti, navodila, racun, ulica, prevzema, izrocitve, bruto, pridrzki, pripombe,
    tovora, doo`,
  streetWords: list`ulica, ul, cesta, trg, pot, industrijska cona, obrtna cona, nabrežje`,
  streetEndings: list`ulica, cesta, pot, trg, steza, naselje, obala`,
  postOfficeBox: list`poštni predal, p p`,
  contactWords: list`
    tel, telefon, faks, fax, gsm, mobitel, e pošta, email, e mail, davčna številka, id za ddv, id ddv, ddv,
    www, kontakt, eori`,
  everyday: list`kraj, datum, čas, ura, dan`,
  dateWords: list`dne, datum, dan, ob, v, in`,
  noteTitles: list`mednarodni tovorni list, cmr tovorni list, tovorni list`,
  conventions: list`
    konvencije o pogodbi za mednarodni prevoz blaga po cesti,
    konvencija o pogodbi za mednarodni cestni prevoz`,
  otherPapers: list`
    račun, predračun, ponudba, naročilo, naročilnica, potrditev naročila, dobavnica, seznam pakiranja,
    pakirna lista, nalog za prevoz, transportni nalog, cenik, pogodba`,
  invoice: list`račun, faktura`,
}
