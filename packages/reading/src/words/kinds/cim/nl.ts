import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const dutchCim: FormLanguage = {
  titles: list`vrachtbrief cim, spoorvrachtbrief, cim vrachtbrief, spoorwegvrachtbrief`,
  labels: {
    documentNumber: list`zendingsnummer, zending nr, identificatie van de zending`,
    takingOver: list`
      plaats datum en uur van inontvangstneming, plaats datum en tijd van inontvangstneming, plaats en datum van inontvangstneming, plaats datum en uur van overname`,
    departurePlace: list`station van afzending, vertrekstation, plaats van inontvangstneming`,
    arrivalPlace: list`station van bestemming, bestemmingsstation, plaats van aflevering`,
    dateOfTakingOver: list`datum van inontvangstneming, datum inontvangstneming`,
    carrier: list`vervoerder, contractuele vervoerder`,
    wagonNumber: list`wagen nr, wagennummer, wagon nr, wagon, wagonnummer`,
    train: list`trein nr, treinnummer, trein`,
    statisticalNumber: list`nhm code, nhm`,
    nature: list`omschrijving van de goederen, benaming van de goederen`,
    grossWeight: list`massa, massa kg, totale massa, brutomassa`,
    information: list`verklaringen van de afzender, verklaringen`,
    paymentOfCarriage: list`betaling van de kosten, frankering`,
    established: list`plaats en datum van opmaak, opgemaakt te`,
    furniture: list`referentie van de afzender, klantcode, tarra, tarief, station`,
  },
}
