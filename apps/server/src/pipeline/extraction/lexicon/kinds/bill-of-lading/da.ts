import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const danishBillOfLading: FormLanguage = {
  titles: list`konnossement, søfragtbrev`,
  labels: {
    consignor: list`aflader, afsender`,
    consignee: list`modtager`,
    carrier: list`transportør, rederi`,
    documentNumber: list`konnossement nr, b l nr`,
    vesselAndVoyage: list`skib rejse, skib og rejse`,
    vessel: list`skib`,
    portOfLoading: list`lastehavn, afskibningshavn`,
    portOfDischarge: list`lossehavn`,
    nature: list`varebeskrivelse, godsbeskrivelse`,
    grossWeight: list`bruttovægt, bruttovægt kg`,
    volume: list`rumfang, mål`,
    established: list`sted og dato for udstedelse`,
    furniture: list`notify, underret, antal originaler`,
  },
}
