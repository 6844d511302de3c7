import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const romanianCim: FormLanguage = {
  titles: list`scrisoare de trăsură cim, scrisoare de trăsură internațională cim`,
  labels: {
    consignor: list`expeditor, predător`,
    consignee: list`destinatar`,
    carrier: list`transportator contractual, transportator`,
    departurePlace: list`
      locul de preluare, locul primirii la transport, stația de expediție, stație expediere`,
    arrivalPlace: list`locul de livrare, locul eliberării, stația de destinație, stație destinație`,
    wagonNumber: list`vagon nr, nr vagon, număr vagon, vagon`,
    train: list`tren nr, tren`,
    documentNumber: list`identificarea expediției, număr expediție, nr de expediție`,
    containerSeal: list`sigilii, sigiliu, plumbi`,
    nature: list`denumirea mărfii, marfa, natura mărfii`,
    grossWeight: list`masa kg, masa, masă brută, masa brută kg`,
    established: list`locul și data întocmirii, locul și data`,
  },
}
