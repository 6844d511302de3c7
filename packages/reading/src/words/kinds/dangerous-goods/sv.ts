import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const swedishDangerousGoods: FormLanguage = {
  titles: list`
    godsdeklaration, deklaration för farligt gods, transporthandling för farligt gods, farligt gods deklaration,
    godsdeklaration adr, transportdokument farligt gods, deklaration av farligt gods, transporthandling farligt
    gods`,
  labels: {
    consignor: list`avsändare`,
    consignee: list`mottagare`,
    carrier: list`transportör`,
    packageCount: list`antal kolli, antal kollin, antal, kolli`,
    packing: list`
      kollislag, förpackning, kollityp, antal och slag, antal och typ av kollin, emballage, förpackningstyp,
      antal och slag av kollin`,
    nature: list`
      officiell transportbenämning, transportbenämning, benämning, godsbeskrivning, ämnets namn, varuslag`,
    unNumber: list`un nummer, un nr, unnr, un`,
    hazardClass: list`klass, etiketter, etikett, varningsetikett, etikettnr, faroetikett`,
    packingGroup: list`förpackningsgrupp, fg, förp grupp, pg`,
    tunnelCode: list`tunnelkod, tunnelrestriktionskod, tunnel`,
    grossWeight: list`bruttovikt, bruttovikt kg, brutto kg, brutto, bruttomassa`,
    netWeight: list`nettovikt, nettovikt kg, total mängd, netto kg, netto, nettomassa, mängd, nettomängd`,
    emergencyPhone: list`nödtelefon, nödnummer`,
    documentNumber: list`dokumentnr, dokumentnummer, dokument nr`,
  },
}
