import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const polishAwb: FormLanguage = {
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
}
