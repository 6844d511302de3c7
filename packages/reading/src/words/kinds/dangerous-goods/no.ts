import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const norwegianDangerousGoods: FormLanguage = {
  titles: list`
    transportdokument for farlig gods, erklæring om farlig gods, transportdokument farlig gods, adr
    transportdokument, farlig gods deklarasjon`,
  labels: {
    packing: list`antall og type kolli, kollitype, emballasje, emballasjetype, antall og art`,
    packageCount: list`antall kolli, antall, kolli`,
    nature: list`varenavn ved transport, offisiell benevnelse, benevnelse, varebeskrivelse, forsendelsesnavn`,
    hazardClass: list`klasse, fareseddel, faresedler, fareseddel nr`,
    packingGroup: list`emballasjegruppe, pg, emb gr`,
    tunnelCode: list`tunnelkode, tunnelrestriksjonskode`,
    grossWeight: list`bruttovekt, brutto kg, brutto, bruttomasse`,
    netWeight: list`nettovekt, netto kg, netto, nettomasse, mengde`,
    documentNumber: list`dokumentnr, dokumentnummer`,
  },
}
