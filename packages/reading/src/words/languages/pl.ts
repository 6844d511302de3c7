import { type Lexicon, list } from '../lexicon.ts'

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
    CS: list`skrzynia, skrzynie, skrzyń, skrzynka, skrzynki, skrzynek`,
    CR: list`klatka drewniana, ażurowa skrzynia`,
    DR: list`bęben, bębny, bębnów, beczka, beczki, beczek`,
    BG: list`torba, torby, toreb`,
    SA: list`worek, worki, worków`,
    BE: list`wiązka, wiązki, wiązek, paczka wiązana, wiąz`,
    BL: list`bela, bele, bel`,
    CL: list`krąg, kręgi, kręgów, coil`,
    RO: list`rolka, rolki, rolek, rola, role`,
    PK: list`opakowanie, opakowania, opakowań, colli, sztuka, sztuki, sztuk, szt`,
    PC: list`paczka, paczki, paczek`,
    CN: list`kontener, kontenery`,
    JC: list`kanister, kanistry, kanistrów`,
    WA: list`dppl, ibc, paletopojemnik, paletopojemniki`,
    CY: list`butla, butle, butli`,
    VY: list`luzem`,
    CG: list`kosz siatkowy, kosze siatkowe, gitterbox`,
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
}
