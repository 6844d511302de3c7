import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const danishAwb: FormLanguage = {
  titles: list`luftfragtbrev`,
  labels: {
    consignor: list`afsenders navn og adresse, afsender`,
    consignee: list`modtagers navn og adresse, modtager`,
    carrier: list`udstedt af, flyselskab`,
    departurePlace: list`afgangslufthavn`,
    arrivalPlace: list`bestemmelseslufthavn, ankomstlufthavn`,
    flight: list`fly dato, flynummer, fly, flyafgang, flyafgange`,
    packageCount: list`antal kolli`,
    grossWeight: list`bruttovægt`,
    nature: list`varens art og mængde`,
    information: list`håndteringsoplysninger`,
    furniture: list`fragtberegningsvægt`,
  },
}
