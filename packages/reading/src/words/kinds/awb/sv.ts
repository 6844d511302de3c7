import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const swedishAwb: FormLanguage = {
  titles: list`flygfraktsedel`,
  labels: {
    consignor: list`avsändarens namn och adress, avsändare`,
    consignee: list`mottagarens namn och adress, mottagare`,
    carrier: list`utfärdad av, flygbolag`,
    departurePlace: list`avgångsflygplats`,
    arrivalPlace: list`destinationsflygplats, ankomstflygplats`,
    flight: list`flyg datum, flygnummer, flyg, flygningar`,
    packageCount: list`antal kolli`,
    grossWeight: list`bruttovikt`,
    nature: list`varuslag och mängd, godsets art och mängd`,
    information: list`hanteringsinformation`,
    furniture: list`debiteringsvikt, fraktdragande vikt`,
  },
}
