import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const finnishAnnexVii: FormLanguage = {
  titles: list`jätteiden siirtojen mukana seuraavat tiedot, jätesiirtojen mukana seuraavat tiedot, liite vii`,
  labels: {
    consignor: list`siirron järjestävä henkilö, siirron järjestäjä`,
    consignee: list`tuoja vastaanottaja, tuoja, vastaanottaja`,
    wasteQuantity: list`todellinen määrä, määrä`,
    dateOfTakingOver: list`siirron todellinen päivämäärä, todellinen siirtopäivä, siirtopäivä`,
    carrier: list`ensimmäinen kuljettaja, 1 kuljettaja, ensimmäinen rahdinkuljettaja, kuljettaja`,
    successiveCarrier: list`toinen kuljettaja, 2 kuljettaja, toinen rahdinkuljettaja`,
    furtherCarrier: list`kolmas kuljettaja, 3 kuljettaja`,
    recoveryFacility: list`hyödyntämislaitos, laboratorio, laitos`,
    recoveryOperation: list`hyödyntämistoimi, hyödyntämistapa, r koodi`,
    nature: list`jätteen tavanomainen kuvaus, jätteen kuvaus`,
    wasteCode: list`jätteen tunnistetiedot, jätteen tunnistaminen, jätekoodi`,
    modeOfTransport: list`kuljetustapa, kuljetusväline`,
    established: list`paikka ja päiväys`,
    furniture: list`
      jätteen tuottaja, tuottaja, asianomaiset maat, asianomaiset valtiot, vienti lähetys, kauttakulku, tuonti
      määrä, siirtopäivämäärä, yhteyshenkilö, vakuutus, nimi, päiväys, allekirjoitus`,
  },
}
