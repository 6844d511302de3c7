import { type Lexicon, list } from '../lexicon.ts'

export const hungarian: Lexicon = {
  language: 'hu',
  declinesTowns: true,
  labels: {
    consignor: list`
      feladó, feladó neve címe ország, a feladó neve és címe, feladó neve és címe, küldő,
      feladó név cím ország, árufeladó`,
    consignee: list`
      címzett, átvevő, címzett neve és címe, a címzett neve és címe, átvevő címzett, címzett átvevő,
      átvevő neve címe ország`,
    carrier: list`
      fuvarozó, a fuvarozó neve és címe, fuvarozó neve és címe, szállító fuvarozó, fuvarozó cég,
      fuvarozó vállalkozás`,
    successiveCarrier: list`
      további fuvarozók, további fuvarozó, következő fuvarozók, egymást követő fuvarozók,
      következő fuvarozó`,
    placeOfDelivery: list`
      az áru kiszolgáltatási helye, az áru kiszolgáltatásának helye, áru kiszolgáltatási helye,
      kiszolgáltatási hely, kiszolgáltatás helye, rendeltetési hely, lerakás helye, lerakodás helye,
      szállítási cím, lerakóhely, lerakó, a kiszolgáltatás helye, átadás helye, kirakodás helye,
      szállítás helye, az áru rendeltetési helye, lerakodási hely, lerakás, kirakás, lerakodás`,
    takingOver: list`
      az áru átvételének helye és időpontja, áru átvételének helye és időpontja,
      az áru átvételének helye és ideje, átvétel helye és időpontja, átvétel helye és ideje,
      az áru átvételének helye és napja, felrakás helye és ideje, felrakás helye és időpontja,
      rakodás helye és ideje, felrakás, az áru átvétele, berakodás helye és ideje,
      az áru átvételének helye és dátuma, felrakás helye és dátuma`,
    placeOfTakingOver: list`
      felrakás helye, átvétel helye, felrakóhely, rakodás helye, berakodás helye, felrakó,
      az áru átvételének helye, feladás helye, felrakodás helye, felrakodási hely, rakodás, berakás, felrakodás`,
    dateOfTakingOver: list`
      felrakás dátuma, átvétel időpontja, átvétel dátuma, felrakás ideje, felrakás időpontja,
      rakodás dátuma, feladás dátuma, az áru átvételének időpontja, berakodás dátuma, feladás napja`,
    documentsAttached: list`
      mellékelt okmányok, csatolt okmányok, mellékletek, kísérő okmányok, csatolt dokumentumok,
      mellékelt dokumentumok, okmányok`,
    marks: list`jel és szám, jelek és számok, jelzés és szám, jelölések, jelölés, jel szám, jelzés, jelek`,
    packageCount: list`
      darabszám, csomagok száma, darab, db szám, mennyiség, kollik száma, colli szám, a csomagok száma,
      küldeménydarabok száma, összes darabszám, raklapok száma`,
    packing: list`
      csomagolás módja, csomagolás neme, csomagolás, csomagolási mód, csomagolás fajtája, csomagolás típusa, a
      csomagolás módja, göngyöleg, csom, csomagolóeszköz`,
    nature: list`
      áru megnevezése, az áru megnevezése, árumegnevezés, az áru neme, áru, megnevezés, áru leírása,
      az áru leírása, áruleírás, az áru fajtája`,
    statisticalNumber: list`
      statisztikai szám, stat szám, vámtarifaszám, statisztikai számjel, vtsz, hs kód, stat sz, statisztikai
      sz`,
    grossWeight: list`
      bruttó súly kg, bruttó súly, bruttó tömeg, bruttó tömeg kg, bruttó súly kg ban, súly, tömeg, tömeg kg,
      súly kg, bruttó kg, össztömeg, összsúly, bruttó tömeg kg ban, bruttó`,
    netWeight: list`nettó súly, nettó tömeg, nettó súly kg, nettó tömeg kg, nettó kg`,
    volume: list`térfogat m3, térfogat, köbtartalom, térfogat m3 ben, köbméter, űrtartalom`,
    senderInstructions: list`
      a feladó rendelkezései, feladó rendelkezései, feladó utasításai, a feladó utasításai, utasítások,
      feladó rendelkezései vám és egyéb hatósági kezelés, feladói utasítások, vámkezelési utasítások,
      a feladó utasításai vám és egyéb alakiságok, feladó megjegyzései, a feladó megjegyzései, feladó megjegyzése`,
    paymentOfCarriage: list`
      fuvardíjfizetési rendelkezések, fuvardíjfizetés, fuvardíj fizetése, rendelkezés a fuvardíj fizetésére,
      fuvardíj megfizetése, bérmentesítési utasítás, fizetési utasítások, fuvardíj,
      fuvarfizetési rendelkezés, bérmentesítés, fuvardíjat fizeti, fuvardíj fizetője, fuvardíjfizető`,
    cashOnDelivery: list`utánvét, utánvétel, utánvét összege, utánvételi összeg`,
    reservations: list`
      a fuvarozó fenntartásai és észrevételei, fuvarozó fenntartásai és észrevételei,
      a fuvarozó fenntartásai és megjegyzései, fuvarozó fenntartásai, fenntartások, fuvarozó megjegyzései,
      a fuvarozó megjegyzései, a fuvarozók fenntartásai és észrevételei`,
    specialAgreements: list`
      különleges megállapodások, külön megállapodások, egyedi megállapodások, különleges megállapodás,
      külön megállapodás`,
    toBePaidBy: list`fizetendő, fizetésre kötelezett, fizetendő által`,
    established: list`
      kiállítás helye és ideje, kiállítás helye és időpontja, kiállítva, kiállítás helye és kelte, kelt,
      kiállítás helye és dátuma, kiállítás kelte, kiállítás helye kelte`,
    placeOfIssue: list`kiállítás helye`,
    dateOfIssue: list`
      kiállítás dátuma, kiállítás időpontja, kiállítás napja, kiállítás ideje, okmány kelte`,
    documentNumber: list`
      cmr szám, cmr sorszám, fuvarlevél szám, fuvarlevél száma, cmr száma, cmr fuvarlevél száma,
      okmány száma, cmr sz, bizonylatszám, nemzetközi fuvarlevél száma, sorszám`,
    plates: list`
      rendszám, rendszámok, forgalmi rendszám, gépjármű rendszáma, jármű rendszáma, a gépjármű rendszáma,
      vontató pótkocsi rendszáma, jármű, gépjármű, rendszáma`,
    tractorPlate: list`
      vontató rendszáma, vontató, tehergépkocsi, vontató rendszám, tehergépkocsi rendszáma, nyerges vontató,
      kamion rendszáma, tehergépjármű`,
    trailerPlate: list`
      pótkocsi rendszáma, pótkocsi, félpótkocsi, félpótkocsi rendszáma, pótkocsi rendszám,
      pótkocsi vontatmány, vontatmány`,
    containerNumber: list`konténerszám, konténer száma, konténer`,
    sealNumber: list`plombaszám, plomba száma, zárszám, plomba, zár száma, plombák száma`,
    unNumber: list`un szám, un száma, veszélyes áru, veszélyes áruk`,
    hazardClass: list`osztály, adr osztály, veszélyességi osztály`,
    packingGroup: list`csomagolási csoport`,
    goodsReceived: list`
      az árut átvettem, áru átvéve, az áru átvétele megtörtént, árut átvettem, átvétel igazolása,
      az árut átvettük, áru átvétel`,
    dateOfDelivery: list`
      kiszolgáltatás dátuma, lerakás dátuma, kézbesítés dátuma, kiszolgáltatás időpontja, lerakás ideje,
      szállítás dátuma, lerakás időpontja`,
    modeOfTransport: list`szállítási mód, fuvarozás módja`,
    signature: list`
      a feladó aláírása és bélyegzője, a fuvarozó aláírása és bélyegzője, a címzett aláírása és bélyegzője,
      az átvevő aláírása és bélyegzője, feladó aláírása és bélyegzője, fuvarozó aláírása és bélyegzője,
      címzett aláírása és bélyegzője, átvevő aláírása és bélyegzője, feladó aláírása, fuvarozó aláírása,
      címzett aláírása, átvevő aláírása, aláírás és bélyegző, aláírás, bélyegző, bélyegző és aláírás,
      a feladó aláírása, a fuvarozó aláírása, a címzett aláírása, aláírás bélyegző`,
    furniture: list`
      pénznem, kedvezmények, részösszeg, pótdíjak, mellékköltségek, egyéb, fizetendő összesen, számjegy,
      betű, gépkocsivezető, sofőr, sofőr neve, gépjárművezető, oldal, hivatkozás, hivatkozási szám,
      megrendelésszám, rendelésszám, megrendelés száma, nemzetközi fuvarlevél, feladó példánya,
      címzett példánya, fuvarozó példánya, példány a feladó részére, példány a címzett részére,
      példány a fuvarozó részére, szállítási feltételek, paritás, megjegyzések, megjegyzés, tétel, sor,
      hőmérséklet, telefon, vámhivatal, érték, összeg, ár, szállítmányozó, rakodóméter, érkezés, indulás,
      számlaszám, számla száma, méretek, hasznos teher, egység`,
  },
  parts: {
    name: list`név, cégnév, cég, megnevezés, cég neve`,
    street: list`utca, cím, utca házszám, székhely, telephely, székhelye`,
    houseNumber: list`házszám`,
    postOfficeBox: list`postafiók`,
    postcode: list`irányítószám, irsz`,
    city: list`város, helység, település, irsz város, irsz település`,
    country: list`ország, országkód`,
    phone: list`telefon, tel, mobil, fax, telefonszám`,
    email: list`e mail, email`,
    taxNumber: list`adószám, eu adószám, közösségi adószám, eori, eori szám`,
    contact: list`kapcsolattartó, kontakt`,
  },
  stages: {
    delivery: list`lerakás, kiszolgáltatás, szállítás, rendeltetés`,
    takingOver: list`felrakás, átvétel, feladás`,
  },
  hints: list`
    név, neve, cím, címe, ország, hely, helye, dátum, időpont, ideje, és, a, az, vagy, áru, kg, m3, szám,
    száma, bélyegző, aláírás, vám, egyéb, hatósági, kezelés, összesen, tel, adószám, irányítószám, város,
    utca, rendszám, ban, ben`,
  totals: list`összesen, mindösszesen, összeg, végösszeg, összes`,
  carried: list`átvitel, áthozat, részösszeg`,
  carriagePaid: list`bérmentve, fizetve, fuvardíj fizetve, feladó fizeti, franco`,
  carriageForward: list`
    bérmentetlenül, utánvéttel, bérmentetlen, címzett fizeti, fuvardíj utólag, átvevő fizeti, nem fizetve`,
  months: [
    list`január, jan`,
    list`február, febr, feb`,
    list`március, márc, már`,
    list`április, ápr`,
    list`május, máj`,
    list`június, jún`,
    list`július, júl`,
    list`augusztus, aug`,
    list`szeptember, szept`,
    list`október, okt`,
    list`november, nov`,
    list`december, dec`,
  ],
  countries: {
    hollandia: 'NL',
    'nagy britannia': 'GB',
    anglia: 'GB',
    'cseh köztársaság': 'CZ',
    'magyar köztársaság': 'HU',
    szlovákia: 'SK',
  },
  packages: {
    NE: list`csomagolatlan, csomagolás nélkül`,
    RK: list`állvány, állványok`,
    43: list`big bag, big bagek`,
    PX: list`raklap, raklapok, rakl, fa raklap`,
    PE: list`euro raklap, eur raklap, euroraklap, epal raklap, euroraklapok`,
    CT: list`karton, kartonok, kartondoboz`,
    BX: list`doboz, dobozok`,
    CS: list`láda, ládák, rekesz, rekeszek`,
    DR: list`hordó, hordók, dob, dobok`,
    SA: list`zsák, zsákok`,
    BG: list`táska, tasak`,
    BE: list`köteg, kötegek`,
    BL: list`bála, bálák`,
    CL: list`tekercs acél, coil`,
    RO: list`tekercs, tekercsek, henger`,
    PK: list`darab, db, kolli, colli`,
    PC: list`csomag, csomagok`,
    CN: list`konténer, konténerek`,
    JC: list`kanna, kannák`,
    WA: list`ibc, ibc tartály, ibc tartályok`,
    VY: list`ömlesztett, ömlesztve`,
    TU: list`tubus`,
  },
  smallWords: list`
    a, az, és, nem, hogy, egy, van, kell, vagy, is, meg, el, előtt, után, kérjük, nélkül, szerint, által,
    részére`,
  formWords: list`
    a, az, es, egy, nem, van, hogy, is, meg, vagy, fuvarozo, felado, cimzett, helye, ideje, orszag, aru, cim, nev,
    suly, alairas, fuvarlevel, kiszolgaltatas, darabszam, csomagolas, neme, jel, szam, okmanyok, utasitasai,
    szamla, utca, atvetel, brutto, rendszam, csatolt, fenntartasai, megjegyzesei, datum, kelt, magyarorszag, kft`,
  streetWords: list`ipari park`,
  streetEndings: list`
    utca, út, útja, tér, tere, körút, köz, sétány, rakpart, fasor, u, krt, sor, dűlő, telep, park`,
  postOfficeBox: list`postafiók, pf`,
  contactWords: list`
    tel, telefon, fax, mobil, e mail, email, adószám, eu adószám, www, kapcsolattartó, eori, cégjegyzékszám`,
  everyday: list`hely, dátum, idő, időpont, helység, nap, ideje`,
  dateWords: list`dátum, kelt, és`,
  noteTitles: list`nemzetközi fuvarlevél, nemzetközi árufuvarlevél, cmr fuvarlevél, fuvarlevél`,
  conventions: list`nemzetközi közúti árufuvarozási szerződésről szóló egyezmény`,
  otherPapers: list`
    számla, árajánlat, ajánlat, megrendelés, visszaigazolás, szállítólevél, csomagolási lista,
    fuvarmegbízás, megbízás, szerződés, árlista`,
  invoice: list`számla, kereskedelmi számla`,
}
