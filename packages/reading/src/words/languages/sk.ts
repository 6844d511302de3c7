import { type Lexicon, list } from '../lexicon.ts'

export const slovak: Lexicon = {
  language: 'sk',
  declinesTowns: true,
  labels: {
    consignor: list`
      odosielateľ, odosielateľ meno adresa krajina, názov a adresa odosielateľa, odosielateľ tovaru,
      odosielateľ názov adresa krajina, odosielateľ názov adresa štát`,
    consignee: list`príjemca, príjemca tovaru, názov a adresa príjemcu, prijímateľ, príjemca zásielky`,
    carrier: list`
      dopravca, prepravca dopravca, názov a adresa dopravcu, dopravná spoločnosť, zmluvný dopravca`,
    successiveCarrier: list`
      ďalší dopravcovia, nasledujúci dopravcovia, ďalší dopravca, následní dopravcovia,
      nasledujúci dopravca`,
    placeOfDelivery: list`
      miesto vykládky tovaru, miesto vykládky, miesto dodania tovaru, miesto dodania, miesto určenia tovaru,
      miesto určenia, adresa dodania, adresa vykládky, vykládka, miesto doručenia, dodacia adresa,
      miesto určené na dodanie zásielky, miesto vyloženia, dodanie`,
    takingOver: list`
      miesto a dátum nakládky tovaru, miesto a dátum nakládky, miesto a dátum prevzatia tovaru,
      miesto a dátum prevzatia zásielky, miesto a dátum prevzatia, nakládka, prevzatie tovaru,
      dátum a miesto nakládky, miesto a dátum naloženia, prevzatie zásielky, miesto a deň nakládky`,
    placeOfTakingOver: list`
      miesto nakládky, miesto prevzatia tovaru, miesto prevzatia, adresa nakládky, miesto odoslania,
      miesto naloženia, miesto prevzatia zásielky`,
    dateOfTakingOver: list`
      dátum nakládky, dátum prevzatia, dátum prevzatia tovaru, dátum odoslania, deň nakládky,
      dátum naloženia, termín nakládky`,
    documentsAttached: list`
      pripojené doklady, priložené doklady, prílohy, sprievodné doklady, pripojené dokumenty,
      priložené dokumenty, doklady`,
    marks: list`značky a čísla, značky, signá a čísla, značka a číslo, označenie a čísla`,
    packageCount: list`
      počet kusov, počet kolli, počet nákladových kusov, počet, množstvo, počet obalov, počet ks, kusov,
      celkový počet kusov, počet balení, počet paliet, poč`,
    packing: list`druh obalu, druh balenia, obal, spôsob balenia, balenie, typ obalu, typ balenia`,
    nature: list`
      označenie tovaru, druh tovaru, popis tovaru, názov tovaru, tovar, pomenovanie tovaru, druh nákladu,
      popis nákladu, obsah zásielky, opis tovaru`,
    statisticalNumber: list`
      štatistické číslo, štat číslo, kód tovaru, colný kód, colný sadzobník, kód kn, stat č, č stat`,
    grossWeight: list`
      hrubá hmotnosť v kg, hrubá hmotnosť, hrubá hmotnosť kg, hr hmotnosť, hmotnosť brutto, brutto hmotnosť,
      hrubá váha, hmotnosť, váha, hmotnosť kg, brutto kg, celková hmotnosť, váha kg, hmotnosť brutto kg,
      brutto`,
    netWeight: list`čistá hmotnosť, hmotnosť netto, netto hmotnosť, netto kg`,
    volume: list`objem v m3, objem, objem m3, kubatúra`,
    senderInstructions: list`
      pokyny odosielateľa, pokyny odosielateľa colné a iné formality, pokyny, príkazy odosielateľa,
      inštrukcie odosielateľa, colné pokyny, poznámky odosielateľa, poznámka odosielateľa`,
    paymentOfCarriage: list`
      pokyny ohľadom platenia dopravného, platenie dopravného, dopravné, pokyny na platenie prepravného,
      platenie prepravného, prepravné, úhrada prepravného, platba prepravného, ustanovenia o platení
      prepravného, pokyny o platení prepravného, dovozné, platba dovozného, prepravné platí, prepravné hradí, platiteľ prepravného`,
    cashOnDelivery: list`dobierka, na dobierku, výška dobierky`,
    reservations: list`
      výhrady a poznámky dopravcu, výhrady a poznámky dopravcov, výhrady dopravcu, výhrady,
      výhrady a poznámky, poznámky dopravcu`,
    specialAgreements: list`
      zvláštne dojednania, osobitné dojednania, osobitné dohody, zvláštne dohody, zvláštne podmienky`,
    toBePaidBy: list`na ťarchu, na úhradu`,
    established: list`
      vystavené v, vystavený v, vystavené, vyhotovené v, miesto a dátum vystavenia, vystavené v dňa,
      vyhotovené, dátum a miesto vystavenia`,
    placeOfIssue: list`miesto vystavenia, miesto vyhotovenia`,
    dateOfIssue: list`dátum vystavenia, dátum vyhotovenia, dátum dokladu`,
    documentNumber: list`
      číslo cmr, cmr č, cmr číslo, č cmr, nákladný list č, číslo nákladného listu,
      medzinárodný nákladný list č, nákladný list číslo, číslo dokladu, číslo zásielky, č dokl, č dokladu`,
    plates: list`
      ečv, evč, špz, evidenčné číslo vozidla, evidenčné čísla vozidiel, evidenčné číslo, ečv vozidla,
      špz vozidla, vozidlo, ečv ťahač náves`,
    tractorPlate: list`
      ťahač, ečv ťahača, špz ťahača, evidenčné číslo ťahača, nákladné vozidlo, nákladný automobil,
      ečv ťahač, motorové vozidlo, evč ťahač, evč ťahača, evč vozidla, eč ťahač`,
    trailerPlate: list`
      náves, príves, ečv návesu, špz návesu, evidenčné číslo návesu, ečv prívesu, špz prívesu,
      evidenčné číslo prívesu, ečv náves, evč náves, evč návesu, evč prívesu, ečv príves, eč náves`,
    containerNumber: list`číslo kontajnera, kontajner, kontajner č, č kontajnera`,
    sealNumber: list`číslo plomby, plomba, plomby, č plomby`,
    unNumber: list`un číslo, číslo un, nebezpečný tovar, nebezpečné veci`,
    hazardClass: list`trieda, trieda adr, trieda nebezpečnosti`,
    packingGroup: list`obalová skupina`,
    goodsReceived: list`
      tovar prevzatý, zásielka prevzatá, potvrdenie o prevzatí, tovar prijatý, tovar prevzal,
      zásielku prevzal`,
    dateOfDelivery: list`dátum dodania, dátum vykládky, dátum doručenia, deň vykládky, termín vykládky`,
    modeOfTransport: list`druh dopravy, spôsob dopravy`,
    signature: list`
      podpis a pečiatka odosielateľa, podpis a pečiatka dopravcu, podpis a pečiatka príjemcu,
      podpis odosielateľa, podpis dopravcu, podpis príjemcu, podpis a pečiatka, pečiatka a podpis, podpis,
      pečiatka, pečiatka a podpis odosielateľa, pečiatka a podpis dopravcu, pečiatka a podpis príjemcu,
      podpis vodiča`,
    furniture: list`
      mena, zľavy, medzisúčet, prirážky, vedľajšie poplatky, rôzne, celkom na úhradu, číslica, písmeno,
      vodič, meno vodiča, strana, referencia, referencie, vaša referencia, naša referencia,
      číslo objednávky, objednávka č, medzinárodný nákladný list, výtlačok pre odosielateľa,
      výtlačok pre príjemcu, výtlačok pre dopravcu, dodacie podmienky, poznámky, poznámka, pozícia, položka,
      riadok, teplota, telefón, colný úrad, hodnota, suma na úhradu, cena, zasielateľ, špeditér,
      ložné metre, príchod, odchod, faktúra č, číslo faktúry, rozmery, kód`,
  },
  parts: {
    name: list`meno, názov, firma, názov firmy, obchodné meno, spoločnosť`,
    street: list`ulica, adresa, ulica a číslo, sídlo, adresa sídla`,
    houseNumber: list`číslo domu, súpisné číslo`,
    postOfficeBox: list`poštový priečinok`,
    postcode: list`psč`,
    city: list`mesto, obec, miesto`,
    country: list`krajina, štát, kód krajiny`,
    phone: list`telefón, tel, mobil, fax`,
    email: list`e mail, email`,
    taxNumber: list`ič dph, ičo, dič, eori`,
    contact: list`kontakt, kontaktná osoba`,
  },
  stages: {
    delivery: list`vykládka, dodanie, doručenie`,
    takingOver: list`nakládka, prevzatie, odoslanie`,
  },
  hints: list`
    meno, názov, adresa, krajina, štát, miesto, dátum, deň, čas, a, i, v, vo, na, do, od, pre, tovaru, kg,
    m3, č, číslo, čísla, pečiatka, podpis, colné, iné, formality, spolu, tel, dič, psč, mesto, ulica,
    vozidla, dňa, ks`,
  totals: list`spolu, celkom, súčet, celkový súčet, spolu brutto`,
  carried: list`prenos, medzisúčet, prevod`,
  carriagePaid: list`vyplatene, vyplatené, prepravné vyplatené, výplatne, platené, zaplatené, franko, platí odosielateľ, hradí odosielateľ`,
  carriageForward: list`nevyplatene, nevyplatené, prepravné nevyplatené, nevýplatne, nezaplatené, nefranko, platí príjemca, hradí príjemca`,
  months: [
    list`január, januára`,
    list`február, februára`,
    list`marec, marca`,
    list`apríl, apríla`,
    list`máj, mája`,
    list`jún, júna`,
    list`júl, júla`,
    list`august, augusta`,
    list`september, septembra`,
    list`október, októbra`,
    list`november, novembra`,
    list`december, decembra`,
  ],
  countries: {
    holandsko: 'NL',
    'veľká británia': 'GB',
    anglicko: 'GB',
    'slovenská republika': 'SK',
    sr: 'SK',
    'česká republika': 'CZ',
    čr: 'CZ',
    nemecko: 'DE',
  },
  packages: {
    NE: list`nebalené, bez obalu, nezabalené`,
    RK: list`stojan, stojany, stojanov`,
    43: list`big bag, big bagy, big bagov`,
    PX: list`paleta, palety, paliet, pal`,
    PE: list`europaleta, europalety, europaliet, euro palety, eur palety, epal palety, eur paliet`,
    CT: list`kartón, kartóny, kartónov`,
    BX: list`škatuľa, škatule, krabica, krabice, krabíc`,
    CS: list`debna, debny, debien, prepravka, prepravky`,
    DR: list`sud, sudy, sudov, bubon, bubny`,
    SA: list`vrece, vrecia, vriec`,
    BE: list`zväzok, zväzky, zväzkov`,
    BL: list`žok, žoky`,
    CL: list`zvitok, zvitky, zvitkov`,
    RO: list`rola, role, rolky, rolka, roliek`,
    PK: list`kus, kusy, kusov, ks, kolli`,
    PC: list`balík, balíky, balíkov`,
    CN: list`kontajner, kontajnery`,
    JC: list`kanister, kanistre, kanistrov`,
    WA: list`ibc, ibc kontajner, ibc kontajnery`,
    VY: list`voľne ložené`,
    TU: list`tubus, tubusy, tubusov`,
  },
  smallWords: list`
    a, v, na, z, do, pre, s, vo, je, od, sa, za, po, pri, nie, sú, prosím, pred, alebo, k, o, podľa, bez,
    zo`,
  formWords: list`
    a, v, na, je, sa, z, do, pre, od, so, ze, k, po, vo, alebo, o, su, bol, za, podla, odosielatel, prijemca,
    dopravca, miesto, datum, krajina, tovar, tovaru, adresa, meno, hmotnost, podpis, nakladny, list, vykladky,
    nakladky, pocet, obal, druh, oznacenie, cislo, doklady, pokyny, vyhrady, faktura, ulica, prevzatia, dodania,
    hruba, pripojene`,
  streetWords: list`ul, ulica, námestie, nám, trieda, nábrežie, areál, priemyselná zóna, cesta`,
  streetEndings: list`ulica, cesta, námestie, nábrežie`,
  postOfficeBox: list`poštový priečinok, p o box`,
  contactWords: list`tel, telefón, fax, mob, mobil, e mail, email, ičo, dič, ič dph, www, kontakt, eori`,
  everyday: list`miesto, dátum, čas, hodina`,
  dateWords: list`dňa, dátum, zo dňa, deň, v, a`,
  noteTitles: list`medzinárodný nákladný list, nákladný list cmr, nákladný list`,
  conventions: list`
    dohovoru o prepravnej zmluve v medzinárodnej cestnej nákladnej doprave,
    dohovor o prepravnej zmluve v medzinárodnej`,
  otherPapers: list`
    faktúra, ponuka, objednávka, potvrdenie objednávky, dodací list, baliaci list, prepravná objednávka,
    cenník, zmluva, dobropis`,
  invoice: list`faktúra, faktúry`,
}
