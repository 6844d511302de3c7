import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const polishDangerousGoods: FormLanguage = {
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
      typ opakowania, opakowania`,
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
  },
}
