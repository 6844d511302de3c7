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
    established: list`mjesto i datum izdavanja, mjesto i datum`,
  },
}
