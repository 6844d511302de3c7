import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const swedishBillOfLading: FormLanguage = {
  titles: list`konossement, sjöfraktsedel`,
  labels: {
    containerNumber: list`container nr, containernummer, container`,
    marks: list`märken, märke och nummer, märkning, godsmärke`,
    packageCount: list`antal kolli, antal och slag, kolliantal, antal kollin, antal kolli och slag`,
    paymentOfCarriage: list`frakt, frakt betalbar i, fraktbetalning`,
    dateOfIssue: list`utfärdandedatum`,
    consignor: list`avlastare, avsändare`,
    consignee: list`mottagare, till order`,
    carrier: list`transportör, bortfraktare, rederi`,
    documentNumber: list`konossement nr, konossementsnummer, b l nr`,
    vesselAndVoyage: list`fartyg resa, fartyg och resa`,
    vessel: list`fartyg, fartygets namn`,
    voyage: list`resa nr, resa`,
    portOfLoading: list`lastningshamn, lasthamn, avgångshamn`,
    portOfDischarge: list`lossningshamn, destinationshamn`,
    placeOfTakingOver: list`plats för mottagande, mottagningsort`,
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
