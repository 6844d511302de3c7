import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const finnishBillOfLading: FormLanguage = {
  titles: list`konossementti, merirahtikirja, kauttakulkukonossementti`,
  labels: {
    consignor: list`lähettäjä, laivaaja, lastaaja`,
    consignee: list`vastaanottaja`,
    vesselAndVoyage: list`alus matka, alus ja matka`,
    vessel: list`alus, laiva`,
    portOfLoading: list`lastaussatama, lähtösatama`,
    portOfDischarge: list`purkaussatama, määräsatama, purkusatama`,
    containerSeal: list`sinetti, sinetin numero, sinettinumero`,
    containerNumber: list`kontti, kontin numero, kontti nro`,
    packageCount: list`kollimäärä, kollit, kolliluku`,
    nature: list`tavaran kuvaus, tavara, tavaralaji`,
    grossWeight: list`bruttopaino, brutto kg`,
  },
}
