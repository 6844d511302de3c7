import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const czechAwb: FormLanguage = {
  titles: list`letecký nákladní list, elektronický letecký nákladní list, domácí letecký nákladní list`,
  labels: {
    consignor: list`odesílatel, odesilatel, jméno a adresa odesílatele`,
    consignee: list`příjemce, jméno a adresa příjemce`,
    carrier: list`vystavil, dopravce, letecký dopravce`,
    departurePlace: list`letiště odeslání, letiště odletu, odletové letiště`,
    arrivalPlace: list`letiště určení, cílové letiště`,
    flight: list`let, let datum, číslo letu, lety, lety a data`,
    packageCount: list`počet kusů, kusy, ks`,
    grossWeight: list`hrubá hmotnost, hmotnost brutto, hmotnost`,
    nature: list`druh a množství zboží, popis zboží, zboží`,
    established: list`vystaveno dne, vystaveno v, místo a datum vystavení`,
  },
}
