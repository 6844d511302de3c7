import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const swedishBillOfLading: FormLanguage = {
  titles: list`konossement, sjöfraktsedel`,
  labels: {
    consignor: list`avlastare, avsändare`,
    consignee: list`mottagare, till order`,
    carrier: list`transportör, bortfraktare, rederi`,
    documentNumber: list`konossement nr, konossementsnummer, b l nr`,
    vesselAndVoyage: list`fartyg resa, fartyg och resa`,
    vessel: list`fartyg, fartygets namn`,
    voyage: list`resa nr, resa`,
    portOfLoading: list`lastningshamn, lasthamn, avgångshamn`,
    portOfDischarge: list`lossningshamn, destinationshamn`,
    placeOfTakingOver: list`mottagningsort`,
    placeOfDelivery: list`leveransort, utlämningsort`,
    nature: list`godsbeskrivning, varubeskrivning`,
    grossWeight: list`bruttovikt, bruttovikt kg`,
    volume: list`volym, mått`,
    established: list`ort och datum för utfärdande, utfärdat i, utfärdad i, ort och datum`,
    furniture: list`notify, meddela, antal original`,
    containerSeal: list`plomb, plombnr, plombnummer`,
    dateOfLoading: list`lastad ombord, ombord den, skeppad`,
  },
}
