import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const czechCim: FormLanguage = {
  titles: list`
    nákladní list cim, železniční nákladní list, mezinárodní nákladní list cim, železniční nákladní list cim,
    vozový list cim`,
  labels: {
    documentNumber: list`číslo zásilky, zásilka č, identifikace zásilky, podací číslo`,
    takingOver: list`
      místo datum a hodina převzetí, místo a datum převzetí, místo datum a čas převzetí`,
    departurePlace: list`odesílací stanice, stanice odeslání, místo převzetí, místo převzetí zásilky`,
    arrivalPlace: list`stanice určení, místo dodání, místo vydání`,
    dateOfTakingOver: list`datum převzetí`,
    carrier: list`dopravce, smluvní dopravce`,
    wagonNumber: list`číslo vozu, vůz č, vůz, č vozu, vozy`,
    train: list`číslo vlaku, vlak č, vlak`,
    statisticalNumber: list`kód nhm, nhm`,
    nature: list`pojmenování zboží, označení zboží, zboží, název zboží`,
    grossWeight: list`hmotnost, hmotnost kg, celková hmotnost, hmotnost v kg`,
    information: list`prohlášení odesílatele, prohlášení`,
    paymentOfCarriage: list`placení výloh, placení nákladů, placení, placení přepravného, placení dovozného`,
    established: list`místo a datum vyhotovení, místo a datum vystavení, vystaveno v dne`,
    furniture: list`
      značka odesílatele, kód zákazníka, vlastní hmotnost, stanice, další dopravci, provádějící dopravce, provádějící dopravci, výkonní dopravci, placení dopravného,
      prohlášení odesílatele, ložná hmotnost`,
    containerSeal: list`závěry, plomby, plomba, závěra`,
  },
}
