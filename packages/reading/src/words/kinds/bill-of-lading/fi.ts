import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const finnishBillOfLading: FormLanguage = {
  titles: list`konossementti, merirahtikirja, kauttakulkukonossementti`,
  labels: {
    documentNumber: list`konossementin numero, konossementti nro, merirahtikirjan numero, rahtikirja nro, b l nro`,
    carrier: list`rahdinkuljettaja, varustamo, merenkuljettaja`,
    voyage: list`matka nro, matkanumero, matka`,
    placeOfTakingOver: list`vastaanottopaikka`,
    placeOfDelivery: list`luovutuspaikka, toimituspaikka, määräpaikka`,
    marks: list`merkit ja numerot, merkit, merkinnät`,
    volume: list`tilavuus, tilavuus m3, mitat`,
    paymentOfCarriage: list`rahti, rahdinmaksu, rahti maksetaan`,
    established: list`antopaikka ja päiväys, paikka ja päiväys, päiväys ja paikka`,
    dateOfLoading: list`lastattu alukseen, lastauspäivä, laivattu`,
    furniture: list`ilmoitetaan, ilmoitusosoite, alkuperäiskappaleita, varausnumero, taara`,
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
