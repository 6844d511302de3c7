import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const danishDangerousGoods: FormLanguage = {
  titles: list`
    transportdokument for farligt gods, erklæring om farligt gods, farligt gods deklaration, transportdokument
    farligt gods, adr transportdokument, deklaration for farligt gods`,
  labels: {
    consignor: list`afsender`,
    consignee: list`modtager`,
    carrier: list`transportør`,
    packageCount: list`antal kolli, antal, kolli`,
    packing: list`
      kollitype, emballage, kollienes art, antal og art, antal og type kolli, emballagetype, antal og art af
      kolli`,
    nature: list`godsbetegnelse, officiel godsbetegnelse, forsendelsesnavn, betegnelse, varebeskrivelse`,
    unNumber: list`un nummer, un nr, un`,
    hazardClass: list`klasse, faresedler, fareseddel, fareseddel nr`,
    packingGroup: list`emballagegruppe, pg, emb gruppe, eg`,
    tunnelCode: list`tunnelkode, tunnelrestriktionskode, tunnel`,
    grossWeight: list`bruttomasse, bruttovægt, brutto kg, brutto, bruttovægt kg`,
    netWeight: list`nettomasse, nettovægt, samlet mængde, netto kg, netto, nettovægt kg, mængde`,
    documentNumber: list`erklæring nr, erklæringsnr, dokumentnr, dokumentnummer, dokument nr`,
  },
}
