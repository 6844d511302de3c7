import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const polishBillOfLading: FormLanguage = {
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
}
