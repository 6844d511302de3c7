import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const danishBillOfLading: FormLanguage = {
  titles: list`konnossement, søfragtbrev`,
  labels: {
    placeOfTakingOver: list`modtagelsessted`,
    placeOfDelivery: list`leveringssted, udleveringssted`,
    voyage: list`rejse nr, rejse`,
    containerNumber: list`container nr, containernummer, container`,
    containerSeal: list`plombe, plombe nr, segl, segl nr`,
    marks: list`mærker og numre, mærker, mærkning`,
    packageCount: list`antal kolli, kolli, antal og art, kolliantal`,
    paymentOfCarriage: list`fragt, fragt betales i, fragt betalbar i`,
    dateOfLoading: list`lastet om bord, om bord den, afskibet den`,
    dateOfIssue: list`udstedelsesdato`,
    placeOfIssue: list`udstedelsessted`,
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
