import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const polishTrade: TradeWords = {
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
}
