import { type Lexicon, list, oneOf } from '../lexicon.ts'

export const polish: Lexicon = {
  language: 'pl',
  declinesTowns: true,
  labels: {
    consignor: list`
      nadawca, nadawca nazwisko lub nazwa adres kraj, nadawca towaru, nazwa i adres nadawcy, dane nadawcy,
      zleceniodawca, wysyłający, nadawca wysyłający, eksporter, nadawca ładunku, nadawca przesyłki,
      wysyłka od, nad`,
    consignee: list`
      odbiorca, odbiorca towaru, nazwa i adres odbiorcy, dane odbiorcy, odbiorca przesyłki,
      odbiorca ładunku, adresat, importer, odb`,
    carrier: list`
      przewoźnik, nazwa i adres przewoźnika, dane przewoźnika, firma transportowa, przewoźnik wykonujący,
      przewoźnik umowny, wykonawca przewozu`,
    successiveCarrier: list`
      kolejni przewoźnicy, następni przewoźnicy, kolejny przewoźnik, następny przewoźnik,
      przewoźnicy kolejni`,
    placeOfDelivery: list`
      miejsce przeznaczenia, miejsce przeznaczenia towaru, miejsce dostawy, miejsce dostawy towaru,
      miejsce rozładunku, miejsce wydania, miejsce wydania towaru, adres dostawy, adres rozładunku,
      miejsce dostarczenia, miejsce dostarczenia towaru, miejsce wyładunku, rozładunek, dostawa,
      miejscowość przeznaczenia, miejsce przewidziane do wydania towaru`,
    takingOver: list`
      miejsce i data załadowania, miejsce i data przyjęcia towaru, miejsce i data załadunku,
      miejsce i data przejęcia towaru, miejsce i data załadowania towaru, miejsce i data nadania,
      data i miejsce załadunku, data i miejsce przejęcia towaru,
      miejsce i data przyjęcia towaru do przewozu, załadunek, przejęcie towaru,
      miejsce i data odbioru towaru, przyjęcie towaru, miejsce oraz data załadunku,
      miejsce i data wydania towaru przewoźnikowi`,
    placeOfTakingOver: list`
      miejsce załadunku, miejsce załadowania, adres załadunku, miejsce nadania, miejsce przejęcia towaru,
      miejsce odbioru, miejsce przyjęcia towaru, miejsce podjęcia, miejsce przejęcia`,
    dateOfTakingOver: list`
      data załadunku, data załadowania, data przejęcia towaru, data przyjęcia towaru, data nadania,
      data odbioru, data wysyłki, data podjęcia, termin załadunku, data przejęcia`,
    documentsAttached: list`
      załączone dokumenty, dokumenty załączone, załączniki, dołączone dokumenty, dokumenty, dokumenty
      towarzyszące, lista dokumentów, załączone dok`,
    marks: list`
      cechy i numery, znaki i numery, cechy, oznaczenia, cechy i nr, znaki, cechy numery, oznakowanie`,
    packageCount: list`
      ilość sztuk, liczba sztuk, liczba opakowań, ilość opakowań, ilość, sztuk, liczba, liczba paczek, ilość
      szt, liczba jednostek, liczba szt, łączna liczba sztuk, liczba colli, ilość colli, ilość palet, liczba
      palet, il sztuk, liczba opak`,
    packing: list`
      sposób opakowania, rodzaj opakowania, opakowanie, typ opakowania, rodzaj opakowań, opak, rodzaj opak`,
    nature: list`
      rodzaj towaru, nazwa towaru, opis towaru, towar, określenie towaru, rodzaj ładunku, ładunek,
      opis ładunku, nazwa ładunku, zawartość, oznaczenie towaru`,
    statisticalNumber: list`
      numer statystyczny, nr statystyczny, kod cn, kod pcn, numer taryfy, kod taryfy celnej, kod taryfowy, kod
      hs, nr taryfy celnej, nr stat, nr statyst`,
    grossWeight: list`
      waga brutto w kg, waga brutto, masa brutto, waga brutto kg, ciężar brutto, masa brutto kg, waga, masa,
      waga kg, masa brutto w kg, brutto kg, ciężar brutto w kg, łączna waga brutto, waga całkowita, brutto, kg
      brutto`,
    netWeight: list`waga netto, masa netto, waga netto kg, netto kg, ciężar netto, masa netto kg`,
    volume: list`objętość w m3, objętość, objętość m3, kubatura, kubatura m3, obj m3`,
    senderInstructions: list`
      instrukcje nadawcy, instrukcje nadawcy dotyczące formalności celnych i innych, instrukcje,
      wskazówki nadawcy, polecenia nadawcy, instrukcja nadawcy, uwagi nadawcy, dyspozycje nadawcy`,
    paymentOfCarriage: list`
      postanowienia odnośnie przewoźnego, instrukcje dotyczące płatności, warunki płatności przewoźnego,
      przewoźne, płatność za przewóz, zapłata przewoźnego, opłata za przewóz, postanowienia odnośnie opłaty
      przewoźnego, płatność frachtu, płatność za transport, warunki płatności frachtu, płatność przewoźnego,
      opłata przewoźnego, przewoźne płaci, przewoźne opłaca, fracht płaci, płatnik przewoźnego, opłacenie przewoźnego`,
    cashOnDelivery: list`
      zapłata za zaliczeniem, zaliczenie, pobranie, za pobraniem, kwota pobrania, zapłata, kwota zaliczenia`,
    reservations: list`
      zastrzeżenia i uwagi przewoźnika, uwagi i zastrzeżenia przewoźnika, zastrzeżenia przewoźnika,
      zastrzeżenia i uwagi przewoźników, zastrzeżenia, uwagi przewoźnika`,
    specialAgreements: list`
      postanowienia specjalne, umowy specjalne, uzgodnienia specjalne, porozumienia specjalne,
      szczególne uzgodnienia, warunki specjalne, ustalenia szczególne`,
    toBePaidBy: list`do zapłacenia przez, do zapłaty, płatne przez, do zapłaty przez`,
    established: list`
      wystawiono w, wystawiony w, wystawiono, sporządzono w, miejsce i data wystawienia, sporządzono, data i
      miejsce wystawienia, wystawiono w dnia, wystawione w, wystawiono dnia`,
    placeOfIssue: list`miejsce wystawienia, miejsce sporządzenia`,
    dateOfIssue: list`data wystawienia, data sporządzenia, data dokumentu`,
    documentNumber: list`
      nr cmr, numer cmr, cmr nr, nr listu przewozowego, numer listu przewozowego, list przewozowy nr, list
      przewozowy cmr nr, międzynarodowy list przewozowy nr, międzynarodowy samochodowy list przewozowy nr, nr
      dokumentu, numer dokumentu, cmr numer, nr listu, nr dok`,
    plates: list`
      numer rejestracyjny, nr rejestracyjny, nr rej, numery rejestracyjne, nr rejestracyjny pojazdu,
      numer rejestracyjny pojazdu, pojazd, numery rejestracyjne pojazdów, nr rej pojazdu, ciągnik naczepa,
      samochód, środek transportu, nr rejestracyjne, nr rej ciągnika naczepy`,
    tractorPlate: list`
      ciągnik, nr rej ciągnika, nr rejestracyjny ciągnika, numer rejestracyjny ciągnika, ciągnik siodłowy,
      nr ciągnika, samochód ciężarowy, pojazd silnikowy, nr rej samochodu, numer ciągnika`,
    trailerPlate: list`
      naczepa, przyczepa, nr rej naczepy, nr rejestracyjny naczepy, numer rejestracyjny naczepy, nr naczepy,
      nr rej przyczepy, numer rejestracyjny przyczepy, numer naczepy`,
    containerNumber: list`numer kontenera, nr kontenera, kontener`,
    sealNumber: list`numer plomby, nr plomby, plomba, plomby, numery plomb, nr plomb`,
    unNumber: list`numer un, nr un, numer onz, materiały niebezpieczne, towary niebezpieczne`,
    hazardClass: list`klasa, klasa adr, klasa zagrożenia`,
    packingGroup: list`grupa pakowania`,
    goodsReceived: list`
      przesyłkę otrzymano, towar otrzymano, otrzymano towar, odbiór towaru, przesyłkę odebrano,
      potwierdzenie odbioru, towar odebrano`,
    dateOfDelivery: list`
      data dostawy, data rozładunku, data odbioru towaru, dostarczono dnia, data dostarczenia,
      termin rozładunku, data wydania towaru`,
    modeOfTransport: list`rodzaj transportu, gałąź transportu`,
    signature: list`
      podpis i stempel nadawcy, podpis i stempel przewoźnika, podpis i stempel odbiorcy,
      podpis i pieczęć nadawcy, podpis i pieczęć przewoźnika, podpis i pieczęć odbiorcy, podpis nadawcy,
      podpis przewoźnika, podpis odbiorcy, podpis i stempel, podpis i pieczęć, podpis, pieczęć, stempel,
      pieczęć i podpis, pieczątka i podpis, podpis i pieczątka`,
    furniture: list`
      waluta, bonifikaty, saldo, dopłaty, koszty dodatkowe, inne, razem do zapłaty, do zapłacenia,
      liczba klasy, litera, kierowca, imię i nazwisko kierowcy, strona, numer referencyjny, referencje,
      numer zlecenia, nr zlecenia, numer zamówienia, nr zamówienia, międzynarodowy list przewozowy,
      międzynarodowy samochodowy list przewozowy, egzemplarz dla nadawcy, egzemplarz dla odbiorcy,
      egzemplarz dla przewoźnika, warunki dostawy, uwagi, pozycja, poz, lp, temperatura, telefon,
      urząd celny, wartość, kwota, cena, spedytor, ładowność, wymiary, przyjazd, odjazd, metry ładunkowe,
      ldm, faktura nr, numer faktury`,
  },
  parts: {
    name: list`nazwa, nazwisko lub nazwa, firma, nazwa firmy, imię i nazwisko, nazwisko`,
    street: list`ulica, adres, ul, ulica i numer, ulica nr, siedziba, adres siedziby`,
    houseNumber: list`numer domu, nr domu, nr budynku`,
    postOfficeBox: list`skrytka pocztowa, skr poczt`,
    postcode: list`kod pocztowy, kod poczt, kod`,
    city: list`miasto, miejscowość, miejsce, poczta, kod i miasto`,
    country: list`kraj, państwo, kod kraju`,
    phone: list`telefon, tel, tel kom, faks, komórka`,
    email: list`e mail, email, poczta elektroniczna`,
    taxNumber: list`nip, nr vat, numer vat, nip ue, vat ue, eori, numer eori`,
    contact: list`kontakt, osoba kontaktowa, osoba do kontaktu`,
  },
  stages: {
    delivery: list`dostawa, rozładunek, miejsce dostawy, miejsce rozładunku`,
    takingOver: list`załadunek, odbiór, nadanie, miejsce załadunku`,
  },
  hints: list`
    nazwa, nazwisko, lub, adres, kraj, miejscowość, miejsce, data, dnia, i, w, z, do, na, od, oraz, towaru,
    kg, m3, nr, numer, numery, pieczęć, stempel, podpis, godzina, inne, formalności, celne, celnych, innych,
    dotyczące, szt, tel, vat, nip, kod, pocztowy, dla, rok, pojazdu`,
  totals: list`razem, suma, ogółem, łącznie, w sumie, razem brutto`,
  carried: list`do przeniesienia, z przeniesienia, razem do przeniesienia, suma częściowa, przeniesienie`,
  carriagePaid: list`
    przewoźne zapłacone, franco, zapłacone, opłacone, przewoźne opłacone, płaci nadawca,
    płatne przez nadawcę`,
  carriageForward: list`
    przewoźne niezapłacone, przewoźne nieopłacone, niezapłacone, nieopłacone, płaci odbiorca, płatne w miejscu przeznaczenia, płatne w porcie przeznaczenia,
    płatne przez odbiorcę, niefranco, nie franco`,
  months: [
    list`styczeń, stycznia, sty`,
    list`luty, lutego, lut`,
    list`marzec, marca, mar`,
    list`kwiecień, kwietnia, kwi`,
    list`maj, maja`,
    list`czerwiec, czerwca, cze`,
    list`lipiec, lipca, lip`,
    list`sierpień, sierpnia, sie`,
    list`wrzesień, września, wrz`,
    list`październik, października, paź`,
    list`listopad, listopada, lis`,
    list`grudzień, grudnia, gru`,
  ],
  countries: {
    holandia: 'NL',
    'wielka brytania': 'GB',
    anglia: 'GB',
    czechy: 'CZ',
    'republika czeska': 'CZ',
    'rzeczpospolita polska': 'PL',
    słowacja: 'SK',
    rfn: 'DE',
    niderlandy: 'NL',
  },
  packages: {
    NE: list`nieopakowane, bez opakowania, nieopakowany`,
    RK: list`stojak, stojaki, stelaż, stelaże`,
    43: list`big bag, big bagi, big bagów, worek big bag`,
    PX: list`paleta, palety, palet, pal, paleta jednorazowa, palety jednorazowe, palety drewniane`,
    PE: list`
      europaleta, europalety, europalet, paleta euro, palety euro, palet euro, paleta eur, palety eur,
      palet eur, palety epal, palet epal`,
    CT: list`karton, kartony, kartonów, kart, tektura`,
    BX: list`pudełko, pudełka, pudło, pudła`,
    CS: list`skrzynia, skrzynie, skrzyń, skrzynka, skrzynki, skrzynek, skrzyń drewnianych`,
    CR: list`klatka drewniana, ażurowa skrzynia, klatka, klatki`,
    DR: list`bęben, bębny, bębnów, beczka, beczki, beczek`,
    BG: list`torba, torby, toreb`,
    SA: list`worek, worki, worków`,
    BE: list`wiązka, wiązki, wiązek, paczka wiązana, wiąz, wiązka butli, wiązki butli, wiązek butli`,
    BL: list`bela, bele, bel`,
    CL: list`krąg, kręgi, kręgów, coil`,
    RO: list`rolka, rolki, rolek, rola, role`,
    PK: list`opakowanie, opakowania, opakowań, colli, sztuka, sztuki, sztuk, szt`,
    PC: list`paczka, paczki, paczek`,
    CN: list`kontener, kontenery`,
    JC: list`kanister, kanistry, kanistrów`,
    WA: list`
      dppl, ibc, paletopojemnik, paletopojemniki, mauzer, mauzery, mauzerów, kontener ibc, kontenery ibc,
      kontenerów ibc`,
    CY: list`butla, butle, butli, butle gazowe, butli gazowych, butle stalowe, butli stalowych`,
    VY: list`luzem`,
    CG: list`kosz siatkowy, kosze siatkowe, gitterbox`,
    BJ: list`wiadro, wiadra, wiader`,
    PU: list`tacka, tace`,
  },
  smallWords: list`
    i, w, na, z, do, dla, oraz, przez, nie, od, za, po, jest, przy, proszę, lub, o, się, przed, ul, sp`,
  formWords: list`
    i, w, na, z, do, nie, sie, jest, dla, przez, oraz, od, po, lub, o, za, ze, nadawca, odbiorca, przewoznik,
    miejsce, data, kraj, towaru, adres, nazwisko, ilosc, sztuk, waga, podpis, numer, list, przewozowy, dostawy,
    opakowania, faktura, ulica, ul, brutto, zaladunku, rozladunku, zalaczone, dokumenty, instrukcje, zastrzezenia,
    uwagi, nadawcy, odbiorcy, przewoznika, sp`,
  entryWords: list`
    niemcy, francja, polska, wlochy, hiszpania, holandia, belgia, austria, czechy, rumunia, wegry, szwajcaria,
    palety, palet, skrzynie, kartony, beczki, faktura`,
  streetWords: list`ul, ulica, al, aleja, aleje, pl, plac, os, osiedle, rondo, szosa`,
  streetEndings: [],
  postOfficeBox: list`skrytka pocztowa, skr poczt`,
  contactWords: list`tel, telefon, fax, faks, kom, e mail, email, nip, regon, vat, kontakt, www, krs, eori`,
  everyday: list`miejsce, data, godzina, miejscowość, dnia, czas`,
  dateWords: list`dnia, w dniu, dn, data, w`,
  noteTitles: list`
    międzynarodowy samochodowy list przewozowy, międzynarodowy list przewozowy, list przewozowy cmr,
    list przewozowy`,
  conventions: list`konwencji o umowie międzynarodowego przewozu drogowego towarów`,
  otherPapers: list`
    faktura, faktura vat, oferta, zamówienie, potwierdzenie zamówienia, dokument wz, list pakowy,
    lista pakowa, specyfikacja wysyłkowa, zlecenie transportowe, cennik, umowa, konosament,
    lotniczy list przewozowy`,
  invoice: list`faktura`,
  keys: {
    roles: {
      consignor: list`nad`,
      consignee: list`odb`,
      carrier: list`przew`,
      placeOfDelivery: list`rozl, rozładunek, dostawa`,
      takingOver: list`zał, załadunek`,
    },
    parts: {
      postcode: list`kod, kod poczt`,
      city: list`miasto`,
      country: list`kraj`,
    },
    labels: {
      documentNumber: list`numer listu, nr listu`,
      dateOfDelivery: list`data dostawy`,
      placeOfDelivery: list`miejsce rozładunku`,
      grossWeight: list`brutto, waga`,
      weightUnit: list`jednostka wagi, jednostka`,
      netWeight: list`netto`,
      sealNumber: list`plomb`,
    },
  },
  phrases: {
    accountStatement: oneOf`potwierdzenie salda | zestawienie`,
    addressAhead: oneOf`adres[as]?`,
    addressedTo: oneOf`do`,
    agreedPrice: oneOf`uzgodnion\p{L}+ (?:fracht|cena|stawka) | stawka frachtu`,
    amountToPay: oneOf`do zapłaty`,
    and: oneOf`i | oraz`,
    andOrOn: oneOf`i | na`,
    articleColumn: oneOf`artykul | produkt`,
    articleUnit: oneOf`szt | pal`,
    asAgent: oneOf`jako\sagent`,
    asTheCarrier: oneOf`jako przewoźnik`,
    atPlace: oneOf`w | we | na | W | We`,
    balance: oneOf`saldo[nt]? | salda`,
    besideHaulier: oneOf`naszego | naszą | firma | firmę | firmą | firmy | spółkę`,
    besideName: oneOf`numer | seria | strona | oryginał | kopia | egzemplarz`,
    besidePointer: oneOf`w | we | z`,
    besideSameParty: oneOf`w | poz | pozycji | pozycja | adres | pole | polu | rubryce | rubryka`,
    besideService: oneOf`do | na | dla | z | ze | za`,
    betweenVehicles: oneOf`i | z`,
    billOfLadingNamed: oneOf`konosament`,
    booking: oneOf`rezerwac`,
    boxWord: oneOf`pole | rubryka | rubr | pozycja | poz | okienko`,
    byAir: oneOf`lotnic`,
    byInlandWater: oneOf`srodladow | wewnatrz`,
    byMeans: oneOf`samochód | samochodem | autem`,
    byRail: oneOf`kolej`,
    byRoad: oneOf`drog`,
    bySea: oneOf`morsk`,
    byTheCarrier: oneOf`przewoźnikowi | przez przewoźnika`,
    carriageForward: oneOf`
      nieopłacone | płatne przez odbiorcę | platne przez odbiorce | płaci odbiorca | odbiorca płaci |
      opłaca odbiorca | odbiorca opłaca`,
    carriagePaid: oneOf`
      opłacony | opłacone | opłacone przez nadawcę | płatne przez nadawcę | płaci nadawca | nadawca płaci |
      opłaca nadawca | nadawca opłaca`,
    carrier: oneOf`przewoźnika?`,
    carrierCompany: oneOf`armatori? | transporty | transportuj`,
    carrierSigns: oneOf`przewoźnik`,
    categoryBeginning: oneOf`kategor`,
    charge: oneOf`
      koszt transportu | koszty transportu | usługa transportowa | usługi transportowe | koszty wysyłki |
      koszt wysyłki | wysyłka | koszt dostawy | koszty dostawy | przesyłka kurierska | koszty pakowania |
      fracht morski | opłata paliwowa | ubezpieczenie | transport`,
    chargeableWeight: oneOf`waga taryfowa`,
    cityBeginning: oneOf`miast | miejscow`,
    classAhead: oneOf`klasa`,
    classWord: oneOf`klasa | nalepka | nalepki`,
    clockAhead: oneOf`godz | godziny? | do | od | przyjazd | odjazd`,
    clockWord: oneOf`godz`,
    code: oneOf`kod`,
    codeOrNumber: oneOf`kod`,
    companyAhead: oneOf`firma | firmie | spółki`,
    companyKind: oneOf`firma`,
    conditionBeginning: oneOf`kondyc`,
    consignedTo: oneOf`przeznaczon\p{L}+ dla | adresowan\p{L}+ do | wysłan\p{L}+ do`,
    consignmentNoteNamed: oneOf`list\sprzewozowy`,
    consignmentWord: oneOf`przesyłka`,
    containerNamed: oneOf`kontener[yó]?w?`,
    copyNamed: oneOf`egzemplarz`,
    countHeading: oneOf`ilość | il | liczba`,
    countedBy: oneOf`na | w | po | z | i`,
    customerNumber: oneOf`kod | klient`,
    customsBeginning: oneOf`celn`,
    dangerous: oneOf`niebezpiecz`,
    dangerousGoods: oneOf`niebezpieczn`,
    dangerousPaperNamed: oneOf`dokument\p{L}* | deklaracja | dokumentu`,
    date: oneOf`data`,
    dateLead: oneOf`dnia | w dniu | dn`,
    dateOfDespatch: oneOf`załadunek | data załadunku | wydano dnia`,
    dated: oneOf`z dnia | dnia`,
    dayAndHour: oneOf`dnia | data | r | godz`,
    declaration: oneOf`oświadczenie`,
    delivered: oneOf`dostarczon[aeo]`,
    deliveryDate: oneOf`termin dostawy`,
    deliveryNoteNamed: oneOf`wz`,
    department: oneOf`dzia[łl] | oddzia[łl] | magazyn | zak[łl]ad`,
    depositWord: oneOf`kaucja`,
    descriptionHeading: oneOf`opis`,
    districtAhead: oneOf`gmina | pow(?:iat)?\.? | woj\.?`,
    documentBeginning: oneOf`dokument`,
    driver: oneOf`kierowca`,
    environmentBeginning: oneOf`zagraża | stwarza | zanieczyszcz`,
    expenses: oneOf`diet[ay]s?`,
    explosiveBeginning: oneOf`wybuch`,
    flashPoint: oneOf`temperatur\p{L} zapłonu`,
    flight: oneOf`loty?`,
    forTheCarrier: oneOf`w imieniu przewoźnika | za przewoźnika`,
    freightPrepaid: oneOf`\bfracht\sopłacony\b`,
    freightPrice: oneOf`fracht(?:as)? | stawka`,
    from: oneOf`od | z`,
    fuel: oneOf`paliwo`,
    gate: oneOf`brama`,
    gateOrHall: oneOf`hala | brama | budynek`,
    goodsReceived: oneOf`odebrał | towar (?:wydał|odebrał)`,
    grossWord: oneOf`brutto`,
    haulageBeginning: oneOf`odbiór | wysyłk`,
    haulageVerb: oneOf`załad\p{L}+ | odebra\p{L}+ | wysłan\p{L}* | dostarcz\p{L}+ | nr rej`,
    haulier: oneOf`
      przewoźnikiem | przewoźnika | przewoźnikowi | spedytor | spedytora | firma transportowa |
      firmy transportowej`,
    haulierStem: oneOf`przewo | kurier`,
    headOfPaper: oneOf`nagłówk | nagłówek`,
    hoursUnit: oneOf`godz`,
    inPlace: oneOf`w | z`,
    industrialZone: oneOf`strefa`,
    inlandNavigation: oneOf`śródlądow`,
    insured: oneOf`ubezpieczony`,
    invoiceNumber: oneOf`nr faktury`,
    invoiceWord: oneOf`faktura`,
    issued: oneOf`wydan`,
    issuedAt: oneOf`wystawiono`,
    issuedIn: oneOf`wystawiono w | wystawiono | sporządzono w | sporządzono | wydano w | wystawiony w`,
    kilograms: oneOf`kilogramów`,
    lastLoad: oneOf`ostatni ładunek`,
    leadsToHaulier: oneOf`wydano | przez | z | odebrał | odebrała | wykonuje | realizuje`,
    letterFormula: oneOf`szanown[iay] | z poważaniem`,
    litres: oneOf`litrów`,
    loadedOnBoard: oneOf`załadowano na statek | na pokładzie | załadowano`,
    madeOut: oneOf`[Ss]porządzono`,
    marksHead: oneOf`znaki`,
    marksWord: oneOf`znak | znaki | cecha | cechy | oznaczenie | oznaczone | oznakowane`,
    massOrContent: oneOf`masa | materiał`,
    massWord: oneOf`waga | wagi | wadze | masa | masy | masie`,
    may: oneOf`maja`,
    mileage: oneOf`licznik | przebieg`,
    monthDayHour: oneOf`miesiac dzien godz(?:ina)?`,
    movementOfStock: oneOf`zwrócono | wydano`,
    nameParticle: oneOf`i | pod | nad | na | w | z`,
    nameWord: oneOf`nazwa`,
    netExplosiveMass: oneOf`masa netto materiałów? wybuchow\p{L}+`,
    netWord: oneOf`netto`,
    nobody: oneOf`brak | nie dotyczy`,
    not: oneOf`nie`,
    notificationOrAnnex: oneOf`załącznik\p{L}* vii`,
    notificationWord: oneOf`zgłosz\p{L}*`,
    numberBare: oneOf`numer`,
    numberHeading: oneOf`numer | numery`,
    numberInText: oneOf`Numer | NUMER`,
    numberPrinted: oneOf`Numer`,
    numberSign: oneOf`numer`,
    numbersFrom: oneOf`od`,
    numbersOutOf: oneOf`z`,
    numbersTo: oneOf`do | i`,
    oclock: oneOf`godz\.?`,
    ofContents: oneOf`z`,
    ofDelivery: oneOf`dostawy | rozładunku | doręczenia | przeznaczenia`,
    ofOrEach: oneOf`po | z | na`,
    ofTakingOver: oneOf`załadunku | odbioru | nadania`,
    ofTheCarrier: oneOf`przewoźnika`,
    ofTheConsignee: oneOf`odbiorcy`,
    ofTheConsignor: oneOf`nadawcy`,
    onBehalf: oneOf`w imieniu`,
    onBoardDate: oneOf`dnia`,
    onDate: oneOf`dnia`,
    onTop: oneOf`na`,
    orderReference: oneOf`zam(?:ówieni\p{L}*)? | wz | kontra[kh]t\p{L}*`,
    ordered: oneOf`zamówion[aeo]`,
    otherSigner: oneOf`kierowc | przewoźnik | odbiorc`,
    overBorders: oneOf`transgranic`,
    ownOrParty: oneOf`własny`,
    packageListed: oneOf`karton | paczk[ai] | skrzyni[ai]`,
    packagingBeginning: oneOf`dppl | kanister | opakowani`,
    packedInMaterial: oneOf`z | drewniane? | drewna`,
    packingGroupWord: oneOf`grupa pakowania | gp`,
    page: oneOf`strona | str\. | stron[ęyu]`,
    paperToReturn: oneOf`list przewozowy`,
    partyToOrder: oneOf`zleceniodawca | zleceniobiorca`,
    paymentDue: oneOf`termin płatności`,
    perUnit: oneOf`\bna\b`,
    piece: oneOf`szt | sztuk | sztuki | kompl`,
    pieces: oneOf`szt`,
    placeOnPaper: oneOf`
      załącznik | odwroc | adres | wyżej | powyżej | pieczęć | pieczątk | pole | polu | polem`,
    plateLead: oneOf`autem | wóz`,
    plateWord: oneOf`nr rej | nr rejestracyjny | nr rejestracyjne`,
    pointerLead: oneOf`jak | zob | patrz`,
    positionHeading: oneOf`poz | lp | l p`,
    price: oneOf`cena | wartość | kwota | suma`,
    printedBy: oneOf`wydrukowano | wygenerowano`,
    producerOfWaste: oneOf`wytwórca odpadów | wytwórca`,
    railwayBeginning: oneOf`kolej`,
    ratePer: oneOf`po | na`,
    receiptOf: oneOf`otrzymani\p{L}+`,
    remarkBeginning: oneOf`nie\s(?:pi[ęe]trowa[ćc]|przewraca[ćc]|rzuca[ćc]) | zgodnie\sz\sumow[aą]`,
    route: oneOf`trasa`,
    saidToContain: oneOf`zawiera(?:j[aą]c[ye])?`,
    sameAlone: oneOf`jak wyżej | j w | jw`,
    sameAsAbove: oneOf`jak wyżej | j\. ?w\.? | jw\.?`,
    sameAsLead: oneOf`jak | patrz | zob | jak w | tak jak`,
    sealAhead: oneOf`plomb[ay]`,
    sealNamed: oneOf`plomba | plomby | plombą | plombami | zaplombowano | plombowanie`,
    sealNumberWord: oneOf`numer[oiy]?`,
    sealState: oneOf`założona | założone | nałożona | nałożone`,
    securityWord: oneOf`ochrony`,
    seeOtherBox: oneOf`jak`,
    sendBack: oneOf`odesłać | przesłać`,
    sender: oneOf`nadawc | załadowc`,
    shippingLine: oneOf`linie`,
    signature: oneOf`podpis`,
    signedBy: oneOf`podpis`,
    singleArticle: oneOf`sztuk | szt | sztuki`,
    sizes: oneOf`wymiar`,
    sizesHead: oneOf`wymiar`,
    statesConcerned: oneOf`państwa | kraje`,
    supplier: oneOf`dostawca`,
    takenOver: oneOf`odebran[aoey] | załadowan[aoey] | wydano`,
    tare: oneOf`tara`,
    tariffNumber: oneOf`kod\scn`,
    timeAhead: oneOf`godz\.?`,
    timeOfDay: oneOf`godz | godzina`,
    titleOfPerson: oneOf`Pan[ií]?`,
    to: oneOf`do`,
    toBeNamed: oneOf`do (?:ustalenia|potwierdzenia|uzgodnienia)`,
    toPage: oneOf`na | z | ze`,
    tonnes: oneOf`tony`,
    tractorWord: oneOf`ciągnik | ciągnikiem | pojazd | samochód | samochodem`,
    trailerWord: oneOf`przyczepa | przyczepą | naczepa | naczepą | naczepy`,
    train: oneOf`pociąg(?:u)?`,
    transportCategory: oneOf`kategoria transportowa`,
    transportOrder: oneOf`zlecenie transportowe | zlecenie spedycyjne | zlecenie przewozu`,
    tunnelWord: oneOf`tunelu | kod tunelu`,
    unNumberName: oneOf`numer`,
    uncleaned: oneOf`nieoczyszczon`,
    unitInBuilding: oneOf`lok | hala`,
    unitOfPrice: oneOf`szt`,
    upTo: oneOf`do`,
    vehicleNamed: oneOf`naczepa | przyczepa | ciągnik`,
    volumeBeginning: oneOf`kubatura`,
    volumeBesideMass: oneOf`kubatura`,
    volumeHeading: oneOf`kubatura`,
    volumeOf: oneOf`po`,
    voyage: oneOf`rejsu?`,
    voyageBeginning: oneOf`rejs`,
    wasteAhead: oneOf`ODPADY?`,
    wasteBeginning: oneOf`odpad`,
    wasteProducer: oneOf`(?:afval)?producent | wytwórca`,
    weBuy: oneOf`zamawiamy | prosimy o (?:dostarczenie|wycenę)`,
    weConfirm: oneOf`potwierdzamy`,
    weDeliver: oneOf`dostarczamy`,
    weInstruct: oneOf`zlecamy`,
    weighbridge: oneOf`waga samochodowa`,
    wholeWord: oneOf`
      przesyłka | przesyłki | przesyłkę | ładunek | łącznie | łączna | łącznej | razem | ogółem | całość |
      całkowita`,
    withResiduesOf: oneOf`z pozostałościami`,
    xray: oneOf`rentgen\p{L}*`,
    yearBehind: oneOf`r | g`,
    yoursOrOurs: oneOf`wasze | nasze`,
  },
  trade: {
    invoice: {
      titles: list`
        faktura handlowa, faktura proforma, faktura vat, faktura, faktura eksportowa, faktura sprzedaży,
        faktura vat sprzedaży, invoice faktura, faktura wdt`,
      number: list`
        faktura nr, nr faktury, numer faktury, faktura vat nr, nr fv, fv nr, numer, faktura numer,
        faktura sprzedaży nr`,
    },
    packingList: {
      titles: list`
        lista pakowa, list pakowy, lista pakunkowa, specyfikacja pakowania, specyfikacja wysyłkowa, packing list,
        wykaz opakowań, specyfikacja załadunkowa, specyfikacja towarowa, specyfikacja opakowań,
        lista załadunkowa, lista wysyłkowa, spis opakowań, specyfikacja ładunku, wykaz kolli`,
      number: list`
        lista pakowa nr, nr listy, numer listy pakowej, specyfikacja nr, packing list nr, specyfikacja numer,
        nr specyfikacji, numer specyfikacji, lista nr, numer`,
    },
    deliveryNote: {
      titles: list`
        dokument wz, wydanie zewnętrzne, dowód dostawy, list dostawy, wz wydanie zewnętrzne, wz, dowód
        wydania, wydanie na zewnątrz, wz wydanie na zewnątrz, wydanie zewnętrzne wz, dokument dostawy,
        dokument wydania, potwierdzenie dostawy, awizo dostawy, nota dostawy, list dostawczy, dokument
        wydania zewnętrznego, wydanie sprzedaży, dostawa sprzedaży, wysyłka`,
      number: list`
        wz nr, nr wz, numer wz, dokument wz nr, nr dokumentu, numer dokumentu, numer dokumentu wz, wz numer,
        dokument nr, nr dostawy, numer dostawy, dostawa nr, nr awiza, numer`,
    },
    labels: {
      consignor: list`
        sprzedawca, dostawca, eksporter, nadawca, wystawca, producent, wysyłający, załadowca,
        magazyn wydający, wydający, sprzedający, nadawca towaru, dane nadawcy, dane sprzedawcy, wysłano z,
        sprzedawca eksporter, eksporter sprzedawca, dane dostawcy`,
      consignee: list`
        adres dostawy, odbiorca, miejsce dostawy, odbiorca towaru, dostawa do, dane odbiorcy, adres
        odbiorcy, adres wysyłki, wysyłka do, dostarczyć do, dostarczyć na adres, odbiorca dostawy, punkt
        dostawy, adres dostarczenia, przeznaczenie, odbierający, odbiorca końcowy, wysłano do, nabywca i
        odbiorca, nabywca odbiorca, odbiorca nabywca, kupujący i odbiorca`,
      buyer: list`
        nabywca, kupujący, klient, płatnik, importer, zamawiający, dane nabywcy, kontrahent, nabywca importer,
        faktura dla, adres do faktury, dane kupującego, dane klienta`,
      documentNumber: list`
        cmr nr, nr cmr, list przewozowy nr, awb nr, nr listu przewozowego, numer cmr, numer listu przewozowego`,
      packageCount: list`
        liczba opakowań, ilość opakowań, liczba sztuk opakowań, liczba palet, liczba kartonów,
        opakowania razem, ilość kolli, liczba kolli, ilość palet, ilość opakowań zbiorczych, ilość kartonów,
        ilość paczek, liczba paczek, ilość miejsc, liczba miejsc, liczba jednostek ładunkowych,
        łączna liczba opakowań, łączna ilość opakowań, razem opakowań, razem palet, razem kolli, ilość op,
        il opak, il palet, liczba opak, ilość skrzyń, liczba i rodzaj opakowań, ilość i rodzaj opakowań,
        opakowań łącznie, palety razem`,
      packing: list`
        rodzaj opakowania, opakowanie, typ opakowania, rodzaj opak, typ opak, sposób pakowania,
        jednostka ładunkowa, rodzaj jednostki, nośnik, rodzaj opakowań, typ nośnika`,
      nature: list`
        nazwa towaru, opis towaru, nazwa towaru lub usługi, nazwa, opis, nazwa artykułu, nazwa i opis towaru,
        nazwa asortymentu, asortyment, nazwa produktu, opis produktu, nazwa materiału, nazwa wyrobu, wyrób,
        towar, towar usługa, nazwa towaru usługi, rodzaj towaru, określenie towaru, materiał, produkt,
        nazwa indeksu, opis artykułu, artykuł, nazwa handlowa`,
      grossWeight: list`
        waga brutto, waga brutto kg, masa brutto, masa brutto kg, łączna waga brutto, waga br,
        waga brutto razem, masa brutto razem, razem waga brutto, razem brutto kg, brutto kg, brutto razem,
        waga brutto w kg, masa brutto w kg, ciężar brutto, ciężar brutto kg, całkowita waga brutto,
        waga całkowita, waga całkowita kg, łączna masa brutto, suma waga brutto, waga łączna, waga kg brutto,
        m brutto, masa br kg, waga br kg, waga kg, waga`,
      netWeight: list`
        waga netto, waga netto kg, masa netto, masa netto kg, łączna waga netto, waga nt, waga netto razem,
        masa netto razem, razem waga netto, netto kg, netto razem kg, waga netto w kg, masa netto w kg,
        ciężar netto, ciężar netto kg, całkowita waga netto, łączna masa netto, waga kg netto, m netto,
        masa nt kg, waga nt kg`,
      volume: list`
        objętość, objętość m3, kubatura, obj, obj m3, objętość razem, kubatura m3, cbm, objętość w m3`,
      marks: list`znaki i numery, oznaczenia, nr opakowania`,
      statisticalNumber: list`
        kod cn, kod taryfy, kod hs, kod celny, kod taryfy celnej, kod taric, pcn, kod pcn, nr taryfy celnej,
        taryfa celna, hs code, kod intrastat, nomenklatura scalona`,
      dateOfDelivery: list`odebrano dnia, data odbioru, data przyjęcia, otrzymano dnia, data otrzymania`,
      carrier: list`
        przewoźnik, spedytor, firma transportowa, nazwa przewoźnika, dane przewoźnika, przewoźnik spedytor,
        spedycja, transport, firma przewozowa, przewozi, kurier, dostarcza`,
      articleCount: list`
        liczba sztuk, ilość, ilość zamówiona, ilość wydana, ilość dostarczona, zamówiono, wydano, ilość w szt,
        ilość razem, łączna ilość, ilość wysłana`,
      furniture: list`
        data wystawienia, data faktury, nr zamówienia, zamówienie nr, numer zamówienia, nr klienta,
        termin płatności, warunki płatności, warunki dostawy, incoterms, cena jednostkowa, cena, wartość,
        wartość netto, wartość brutto, kwota, razem do zapłaty, vat, stawka vat, rabat, waluta, bank, iban,
        j m, jm, lp, poz, pozycja, indeks, kod towaru, kraj pochodzenia, pochodzenie, data wysyłki,
        data dostawy, data sprzedaży, data, strona, cena netto, kontakt, telefon, wymiary, wymiary cm, partia,
        uwagi, data wydania, data wystawienia faktury, data zamówienia, data zakończenia dostawy,
        data dokonania dostawy, data wystawienia dokumentu, miejscowość, dnia, godzina, termin dostawy,
        termin realizacji, nr zam, zam nr, zamówienie, zamówienie klienta, zam klienta, nr zamówienia klienta,
        wasze zamówienie, państwa zamówienie, zlecenie, zlecenie nr, nr zlecenia, nr ref, referencje, ref,
        nr kontraktu, kontrakt, umowa nr, osoba do kontaktu, osoba kontaktowa, opiekun, handlowiec, tel,
        telefon kontaktowy, fax, faks, e mail, www, nip, nip ue, vat ue, vat eu, nip nabywcy, nip sprzedawcy,
        regon, krs, bdo, eori, nr eori, konto, nr konta, numer konta, nr rachunku, numer rachunku,
        rachunek bankowy, swift, sposób zapłaty, forma płatności, sposób płatności, forma zapłaty,
        termin zapłaty, zapłacono, pozostało do zapłaty, słownie, razem, ogółem, suma, w tym, wartość vat,
        kwota vat, stawka, wartość razem, wartość towaru, wartość netto eur, wartość brutto eur,
        cena netto eur, cena jedn, cena jedn netto, c jedn, kurs, kurs nbp, waluta eur, jedn, jedn miary,
        jednostka miary, j miary, miara, nr, kod, kod produktu, kod artykułu, nr artykułu, nr katalogowy,
        indeks towaru, nr materiału, symbol, symbol towaru, pkwiu, pkwiu cn, ean, kod ean, kod kreskowy,
        nr partii, nr serii, seria, data ważności, termin ważności, nr seryjny, kraj poch, kraj przeznaczenia,
        kraj wysyłki, port załadunku, sposób transportu, sposób dostawy, sposób wysyłki, transport własny,
        kierowca, imię i nazwisko kierowcy, tara, długość, szerokość, wysokość, dł x szer x wys, wym,
        wymiary w cm, wymiary mm, metry ładunkowe, ldm, piętrowalność, piętrowanie, temperatura, uwaga,
        adnotacje, informacje dodatkowe, podpis kierowcy, podpis osoby upoważnionej, wystawił, wystawiła,
        odebrał, wydał, zatwierdził, przyjął, sporządził, pakował, sprawdził, pieczątka, czytelny podpis,
        imię i nazwisko, wydrukowano, data wydruku, strona z, kopia, oryginał, palety do zwrotu,
        opakowania zwrotne, towar niebezpieczny, magazyn, trasa, dotyczy, przyczyna wydania, incoterms 2020,
        warunki dostawy incoterms, baza dostawy`,
    },
    despatchDates: list`
      data wysyłki, data wydania, data załadunku, data nadania, wysłano dnia, data odbioru przez przewoźnika, data wysyłki
      towaru, data wydania towaru, załadowano dnia, data ekspedycji`,
    ways: list`
      sposób dostawy, sposób transportu, sposób wysyłki, środek transportu, transport, wysłano przez, przesłano przez, dostawa
      przez, rodzaj transportu, transport własny obcy, sposób przewozu, wysyłka, dostarczył,
      warunki wysyłki`,
    related: {
      invoice: list`
        faktura, faktura nr, nr faktury, do faktury, do faktury nr, dot faktury, dotyczy faktury, fv nr, numer faktury,
        nasza faktura`,
      'packing-list': list`lista pakowa, specyfikacja, specyfikacja nr, lista pakowa nr, do specyfikacji, packing list`,
      'delivery-note': list`
        wz, wz nr, nr wz, dokument wz, dokument wz nr, numer wz, do wz, dowód wydania, dokumenty wz, nr dokumentu wz,
        dotyczy wz`,
    },
    delivery: {
      consignee: list`dostarczyć do, dostawa do, rozładunek u, dostawa na adres`,
      packing: list`zapakowano w, spakowano w, zapakowane, pakowane w`,
      furniture: list`pozostało, do dostarczenia, pozostało do wydania`,
    },
    otherUse: list`
      oferta, oferta cenowa, potwierdzenie, zapytanie ofertowe, zamówienie, potwierdzenie zamówienia, zlecenie, zlecenie transportowe, zlecenie spedycyjne,
      zlecenie załadunku, awizacja, potwierdzenie rezerwacji, cennik, umowa, faktura korygująca, nota korygująca, nota obciążeniowa, wezwanie do zapłaty,
      przypomnienie o płatności, wyciąg z rachunku, pokwitowanie, świadectwo pochodzenia, deklaracja zgodności, certyfikat, karta charakterystyki,
      kwit wagowy, protokół szkody, protokół, protokół rozbieżności, reklamacja, notatka służbowa, porządek obrad, rozkład jazdy, harmonogram,
      harmonogram dostaw, spis z natury, stan magazynowy, zgłoszenie celne, ogólne warunki sprzedaży, kwit paletowy,
      zlecenie przewozu, zlecenie na transport, umowa przewozu, rozliczenie kierowcy, rozliczenie delegacji, karta drogowa, polecenie wyjazdu,
      delegacja`,
  },
  forms: {
    cim: {
      titles: list`
        list przewozowy cim, kolejowy list przewozowy, kolejowy list przewozowy cim, międzynarodowy list przewozowy
        cim, list przewozowy cim cuv`,
      labels: {
        consignor: list`nadawca`,
        documentNumber: list`numer przesyłki, nr przesyłki, identyfikacja przesyłki, numer nadania, nr nadania`,
        takingOver: list`
          miejsce data i godzina przyjęcia, miejsce i data przyjęcia, miejsce data i godzina przyjęcia przesyłki, miejsce i data przyjęcia przesyłki`,
        departurePlace: list`stacja nadania, stacja wysyłkowa, miejsce przyjęcia, miejsce przyjęcia przesyłki`,
        arrivalPlace: list`
          stacja przeznaczenia, miejsce wydania, stacja docelowa, miejsce dostarczenia, miejsce dostawy`,
        dateOfTakingOver: list`data przyjęcia, data przyjęcia do przewozu, data i godzina przyjęcia`,
        carrier: list`przewoźnik, przewoźnik umowny, przewoźnik kolejowy`,
        wagonNumber: list`wagon nr, nr wagonu, numer wagonu, wagon, wagony`,
        train: list`pociąg nr, nr pociągu, numer pociągu, pociąg`,
        statisticalNumber: list`kod nhm, nhm`,
        nature: list`nazwa towaru, oznaczenie towaru, określenie towaru, opis towaru, towar`,
        grossWeight: list`masa, masa kg, masa brutto, masa całkowita, masa w kg`,
        information: list`oświadczenia nadawcy, oświadczenia`,
        paymentOfCarriage: list`opłacenie przewoźnego, opłata przewoźnego, opłata kosztów, zapłata kosztów, opłacenie kosztów`,
        established: list`miejsce i data wystawienia, wystawiono w, miejsce i data sporządzenia`,
        furniture: list`
          odniesienie nadawcy, kod klienta, tara, taryfa, punkty graniczne, stacja, inni przewoźnicy, ładow do, tara t, typ, oświadczenia nadawcy`,
        containerSeal: list`plomby, plomba`,
      },
    },
    awb: {
      titles: list`
        lotniczy list przewozowy, list przewozowy lotniczy, elektroniczny list przewozowy lotniczy, domowy lotniczy
        list przewozowy`,
      labels: {
        consignor: list`nazwa i adres nadawcy, nadawca`,
        consignee: list`nazwa i adres odbiorcy, odbiorca`,
        freightForwarder: list`
          agent przewoźnika wystawiającego, agent przewoźnika, agent, agent iata, agent cargo`,
        carrier: list`wystawiony przez, przewoźnik lotniczy, linia lotnicza, przewoźnik, wystawca`,
        documentNumber: list`numer lotniczego listu przewozowego, nr awb, numer awb, lotniczy list przewozowy nr`,
        departurePlace: list`port lotniczy odlotu, lotnisko odlotu, lotnisko nadania`,
        arrivalPlace: list`port lotniczy przeznaczenia, lotnisko przeznaczenia, lotnisko docelowe`,
        flight: list`lot data, rejs data, numer lotu i data, numer lotu, rejs, lot, nr lotu, loty, rejsy, loty i daty`,
        packageCount: list`liczba sztuk, ilość sztuk, liczba opakowań, sztuki`,
        grossWeight: list`waga brutto, masa brutto, waga, ciężar brutto`,
        weightUnit: list`kg lb`,
        nature: list`rodzaj i ilość towaru, rodzaj i ilość towarów, opis towaru, rodzaj towaru, towar`,
        information: list`informacje o obsłudze, instrukcje obsługi przesyłki`,
        securityStatus: list`status ochrony, status bezpieczeństwa`,
        regulatedAgent: list`zarejestrowany agent, numer zarejestrowanego agenta`,
        screeningMethod: list`metoda kontroli bezpieczeństwa, metoda kontroli`,
        securityIssuedBy: list`status ochrony nadany przez`,
        securityIssuedOn: list`status ochrony nadany dnia`,
        established: list`
          wystawiono dnia w, data i miejsce wystawienia, miejsce i data wystawienia, wystawiono dnia, wystawiono`,
        furniture: list`waga taryfowa, stawka, wartość zadeklarowana`,
      },
    },
    'air-security': {
      titles: list`deklaracja bezpieczeństwa przesyłki, deklaracja ochrony przesyłki, deklaracja ochrony ładunku, deklaracja bezpieczeństwa ładunku`,
      labels: {
        nature: list`zawartość przesyłki, zawartość`,
        securityReason: list`otrzymano od, powód nadania statusu, przyczyna nadania statusu`,
        securityIssuedBy: list`status ochrony nadany przez, nadany przez, wydany przez`,
        securityIssuedOn: list`status ochrony nadany dnia, data i godzina, nadany dnia`,
      },
    },
    'bill-of-lading': {
      titles: list`
        konosament, konosament morski, morski list przewozowy, konosament żeglugi liniowej, konosament transportu
        kombinowanego, konosament multimodalny, konosament na zlecenie`,
      labels: {
        consignor: list`załadowca, frachtujący, nadawca, eksporter, załadowca nadawca`,
        consignee: list`odbiorca, na zlecenie, odbiorca lub na zlecenie, konsygnatariusz`,
        carrier: list`przewoźnik morski, przewoźnik, armator, linia żeglugowa, w imieniu przewoźnika`,
        freightForwarder: list`spedytor, agent`,
        documentNumber: list`konosament nr, numer konosamentu, nr konosamentu, b l nr, nr b l`,
        vesselAndVoyage: list`statek podróż, statek i podróż, statek nr podróży, statek i nr podróży`,
        vessel: list`statek, nazwa statku`,
        voyage: list`podróż nr, nr podróży, podróż`,
        portOfLoading: list`port załadunku, port załadowania`,
        portOfDischarge: list`port wyładunku, port rozładunku, port przeznaczenia, port wyładowania`,
        placeOfTakingOver: list`towar przyjęto w, przyjęto w, miejsce przyjęcia, miejsce przyjęcia ładunku, miejsce odbioru`,
        placeOfDelivery: list`dostawa końcowa, końcowe miejsce dostawy, miejsce dostawy, miejsce wydania, miejsce przeznaczenia`,
        containerNumber: list`kontener nr, nr kontenera, numer kontenera, kontener, kontenery`,
        containerSeal: list`plomba nr, nr plomby, plomba, plomby, numer plomby`,
        packageCount: list`
          liczba opakowań, ilość opakowań, liczba sztuk, liczba i rodzaj opakowań, ilość sztuk, ilość i rodzaj
          opakowań, ilość`,
        nature: list`opis towaru, opis towarów, opis ładunku, towar, nazwa towaru, ładunek`,
        grossWeight: list`waga brutto, masa brutto, waga brutto kg, masa brutto kg, brutto kg`,
        volume: list`objętość, objętość m3, kubatura, pojemność m3, m3`,
        paymentOfCarriage: list`fracht, fracht płatny w, fracht i opłaty`,
        established: list`miejsce i data wystawienia, wystawiono w, data i miejsce wystawienia`,
        dateOfLoading: list`
          załadowano na statek, data załadunku na statek, na pokładzie dnia, data załadunku, na pokładzie,
          załadowano na pokład, data załadowania na statek`,
        furniture: list`
          powiadomić, strona do powiadomienia, liczba oryginałów, numer rezerwacji, strona powiadamiana, zawiadomić,
          tara, rezerwacja, nr rezerwacji`,
        marks: list`znaki i numery, znaki, cechy i numery, oznaczenia`,
        dateOfIssue: list`data wystawienia`,
        placeOfIssue: list`miejsce wystawienia`,
      },
    },
    'inland-waterway': {
      titles: list`list przewozowy żeglugi śródlądowej, konosament żeglugi śródlądowej, żeglugowy list przewozowy`,
      labels: {
        placeOfTakingOver: list`port załadunku, miejsce załadunku`,
        placeOfDelivery: list`port rozładunku, port wyładunku, miejsce rozładunku, miejsce wyładunku`,
        dateOfTakingOver: list`data załadunku`,
        vessel: list`statek, barka, nazwa statku`,
      },
    },
    'dangerous-goods': {
      titles: list`
        deklaracja towarów niebezpiecznych, dokument przewozowy adr, dokument przewozowy towarów niebezpiecznych,
        dokument przewozowy, deklaracja ładunku niebezpiecznego, dokument przewozu towarów niebezpiecznych,
        deklaracja imo`,
      labels: {
        consignor: list`nadawca`,
        documentNumber: list`dokument przewozowy nr, nr dokumentu, numer dokumentu, dokument nr`,
        carrier: list`przewoźnik, firma przewozowa`,
        vesselAndVoyage: list`statek podróż, statek i podróż`,
        portOfLoading: list`port załadunku`,
        portOfDischarge: list`port wyładunku`,
        placeOfDelivery: list`miejsce przeznaczenia, miejsce dostawy`,
        containerNumber: list`kontener nr, nr kontenera`,
        containerSeal: list`plomba nr, nr plomby`,
        packageCount: list`
          liczba sztuk przesyłki, liczba sztuk, ilość sztuk, liczba opakowań, ilość opakowań, ilość szt, szt`,
        packing: list`
          rodzaj opakowania, rodzaj sztuk przesyłki, opakowanie, opis sztuk przesyłki, ilość i rodzaj opakowań,
          liczba i rodzaj opakowań, liczba i opis sztuk przesyłki, ilość i opis sztuk przesyłki, rodzaj opakowań,
          liczba i rodzaj sztuk, ilość i rodzaj sztuk, sztuki przesyłki, rodzaj i liczba opakowań, kod opakowania,
          typ opakowania, opakowania, naczynie, naczynia, ilość i rodzaj`,
        nature: list`
          prawidłowa nazwa przewozowa, nazwa przewozowa, liczba i rodzaj opakowań opis towarów, nazwa towaru, nazwa
          i opis, nazwa materiału, opis towaru, oficjalna nazwa przewozowa, nazwa, prawidłowa nazwa przewozowa
          towaru`,
        unNumber: list`nr un, numer un, un, numer rozpoznawczy un, nr rozpoznawczy`,
        hazardClass: list`
          klasa, nalepki, klasa nalepki, wzory nalepek, nalepka, nr nalepki, numer nalepki, numery nalepek, nalepki
          ostrzegawcze, wzór nalepki`,
        packingGroup: list`grupa pakowania, gp, grupa pak, gr pak, g p, gr pakowania`,
        tunnelCode: list`
          kod ograniczeń przewozu przez tunele, kod tunelowy, kod tunelu, tunel, kod przejazdu przez tunele`,
        grossWeight: list`
          masa brutto, masa brutto kg, waga brutto, całkowita masa brutto, brutto kg, brutto, waga brutto kg, masa
          całkowita brutto, ilość brutto`,
        netWeight: list`
          masa netto, masa netto kg, waga netto, ilość całkowita, netto kg, netto, waga netto kg, ilość netto,
          całkowita ilość, ilość kg l`,
        emergencyPhone: list`telefon alarmowy, numer alarmowy, telefon awaryjny, kontakt w sytuacji awaryjnej`,
        information: list`informacje dodatkowe, dodatkowe informacje`,
        established: list`miejsce i data, miejscowość i data, miejsce data`,
        furniture: list`
          kategoria transportowa, oświadczenie, oświadczenie nadawcy, temperatura zapłonu, ilości ograniczone, lp,
          uwagi, kat transp, punkty, kierowca, zagraża środowisku, nip, mnożnik`,
        plates: list`środek transportu, nr rejestracyjny, pojazd, nr rej pojazdu`,
        tractorPlate: list`ciągnik, pojazd silnikowy`,
        trailerPlate: list`naczepa, przyczepa`,
        dateOfIssue: list`data, data dokumentu`,
      },
    },
    'waste-annex-vii': {
      titles: list`
        informacje dołączane do przesyłanych odpadów, załącznik vii, informacje towarzyszące przemieszczaniu
        odpadów, informacje o przesyłce odpadów`,
      labels: {
        consignor: list`
          osoba organizująca przemieszczanie, osoba która organizuje przemieszczanie, organizator przemieszczania`,
        consignee: list`importer odbiorca, importer, odbiorca`,
        wasteQuantity: list`rzeczywista ilość, ilość, faktyczna ilość, rzeczywista ilość tony, ilość w tonach`,
        dateOfTakingOver: list`
          rzeczywista data przemieszczenia, data przemieszczenia, faktyczna data przemieszczania, rzeczywista data
          przemieszczania`,
        carrier: list`pierwszy przewoźnik, 1 przewoźnik, przewoźnik`,
        successiveCarrier: list`drugi przewoźnik, 2 przewoźnik`,
        furtherCarrier: list`trzeci przewoźnik, 3 przewoźnik`,
        recoveryFacility: list`instalacja odzysku, laboratorium, instalacja odzysku laboratorium, zakład odzysku`,
        recoveryOperation: list`
          proces odzysku, proces odzysku kod r, kod r, operacja odzysku, proces odzysku lub unieszkodliwiania`,
        nature: list`zwyczajowy opis odpadów, zwykły opis odpadów, opis odpadów, zwyczajowa nazwa odpadów`,
        wasteCode: list`identyfikacja odpadów, kod odpadów, kody odpadów, kod odpadu, wykaz odpadów`,
        modeOfTransport: list`środek transportu, rodzaj transportu`,
        established: list`miejsce i data`,
        furniture: list`
          wytwórca odpadów, wytwórca, pierwotny wytwórca, państwa których dotyczy przemieszczanie, zainteresowane
          państwa, wywóz wysyłka, kraj wywozu, kraj wysyłki, tranzyt, kraj tranzytu, przywóz przeznaczenie, kraj
          przywozu, kraj przeznaczenia, data przekazania, osoba do kontaktów, osoba kontaktowa, kod oecd, kod
          krajowy, oświadczenie, nazwisko, data, podpis`,
      },
    },
    'waste-movement': {
      titles: list`
        dokument przesyłania dla transgranicznego przemieszczania odpadów, dokument dotyczący przesyłania
        odpadów, dokument przesyłania`,
      labels: {
        consignor: list`eksporter zgłaszający, zgłaszający, eksporter`,
        notificationNumber: list`dotyczy zgłoszenia nr, zgłoszenie nr, nr zgłoszenia, numer zgłoszenia`,
        packageCount: list`liczba opakowań, liczba sztuk`,
        packing: list`rodzaj e opakowań, rodzaj opakowania, rodzaje opakowań`,
        recoveryFacility: list`
          instalacja unieszkodliwiania lub odzysku, instalacja unieszkodliwiania odzysku, instalacja
          unieszkodliwiania`,
        recoveryOperation: list`
          proces unieszkodliwiania odzysku, procesy unieszkodliwiania odzysku, kod d kod r`,
        nature: list`nazwa i skład odpadów`,
        furniture: list`
          numer kolejny całkowita liczba przesyłek, numer kolejny przesyłki, szczególne wymagania, właściwości
          fizyczne, wytwórca odpadów, kod h, kod y`,
      },
    },
    'waste-national': {
      titles: list`
        karta przekazania odpadów, karta przekazania odpadów kpo, karta przekazania odpadów komunalnych, kpo, potwierdzenie kpo, dokument potwierdzający przekazanie odpadów`,
      labels: {
        consignor: list`przekazujący odpady, przekazujący, posiadacz odpadów przekazujący odpady, posiadacz odpadów`,
        consignee: list`przejmujący odpady, przejmujący, posiadacz odpadów który przejmuje odpady, przyjmujący odpady`,
        carrier: list`transportujący odpady, transportujący, podmiot transportujący odpady`,
        wasteQuantity: list`masa odpadów, masa przekazanych odpadów, masa odpadów mg, ilość odpadów, masa przekazanych odpadów mg, masa mg`,
        furtherWasteCode: list`kod odpadów, kod odpadu, kod i rodzaj odpadów, kod odpadów ex`,
        nature: list`rodzaj odpadów, rodzaj odpadu, nazwa odpadu`,
        dateOfTakingOver: list`
          data rozpoczęcia transportu, data i godzina rozpoczęcia transportu, data i godzina rozpoczęcia transportu odpadów, planowana data transportu, data przekazania`,
        documentNumber: list`numer karty, nr karty, numer kpo, numer karty przekazania odpadów`,
        plates: list`numer rejestracyjny środka transportu, numer rejestracyjny pojazdu`,
      },
    },
  },
}
