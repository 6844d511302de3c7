import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const polishCim: FormLanguage = {
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
}
