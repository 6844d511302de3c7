import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const polishAnnexVii: FormLanguage = {
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
}
