import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const croatianCim: FormLanguage = {
  titles: list`teretni list cim, međunarodni teretni list cim`,
  labels: {
    consignor: list`pošiljatelj`,
    consignee: list`primatelj`,
    carrier: list`ugovorni prijevoznik, prijevoznik`,
    departurePlace: list`mjesto preuzimanja, otpremni kolodvor`,
    arrivalPlace: list`mjesto isporuke, odredišni kolodvor`,
    wagonNumber: list`broj vagona, vagon br, vagon`,
    nature: list`naziv robe, vrsta robe, roba`,
    grossWeight: list`masa kg, masa, bruto masa`,
    train: list`broj vlaka, vlak br, vlak`,
    documentNumber: list`identifikacija pošiljke, broj pošiljke`,
    dateOfTakingOver: list`datum preuzimanja, mjesec dan sat`,
    statisticalNumber: list`nhm kod, nhm`,
    documentsAttached: list`prilozi`,
    paymentOfCarriage: list`plaćanje troškova`,
    information: list`izjave pošiljatelja`,
    containerSeal: list`plombe, plomba`,
    furniture: list`referenca pošiljatelja, šifra korisnika, tara, drugi prijevoznici, datum prispijeća, kolodvor`,
    established: list`mjesto i datum izdavanja, mjesto i datum`,
  },
}
