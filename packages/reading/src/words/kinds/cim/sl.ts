import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const slovenianCim: FormLanguage = {
  titles: list`tovorni list cim, mednarodni tovorni list cim`,
  labels: {
    consignor: list`pošiljatelj`,
    consignee: list`prejemnik`,
    carrier: list`pogodbeni prevoznik, prevoznik`,
    departurePlace: list`kraj prevzema, odpravna postaja`,
    arrivalPlace: list`kraj izročitve, namembna postaja, kraj dostave`,
    wagonNumber: list`številka vagona, vagon št, vagon`,
    nature: list`naziv blaga, vrsta blaga, blago`,
    grossWeight: list`masa kg, masa, bruto masa`,
    documentNumber: list`identifikacija pošiljke, številka pošiljke`,
    established: list`kraj in datum izstavitve, kraj in datum`,
  },
}
