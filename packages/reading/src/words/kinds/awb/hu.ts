import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const hungarianAwb: FormLanguage = {
  titles: list`légi fuvarlevél, légifuvarlevél, elektronikus légi fuvarlevél`,
  labels: {
    consignor: list`feladó, feladó neve és címe`,
    consignee: list`címzett, címzett neve és címe`,
    carrier: list`kiállította, fuvarozó, légitársaság`,
    departurePlace: list`indulási repülőtér, indulás`,
    arrivalPlace: list`rendeltetési repülőtér, érkezési repülőtér`,
    flight: list`járat, járatszám, járat dátum, járatok`,
    packageCount: list`darabszám, db, darab`,
    grossWeight: list`bruttó súly, bruttó tömeg, súly`,
    nature: list`áru jellege és mennyisége, áru megnevezése, áru`,
  },
}
