import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const dutchAnnexVii: FormLanguage = {
  titles: list`
    informatie bij overbrenging van afvalstoffen, begeleidende informatie bij overbrengingen van afvalstoffen,
    bijlage vii`,
  labels: {
    consignor: list`
      persoon die de overbrenging regelt, opdrachtgever van de overbrenging, persoon die zorg draagt voor de
      overbrenging`,
    consignee: list`importeur ontvanger, importeur, ontvanger`,
    wasteQuantity: list`werkelijke hoeveelheid, feitelijke hoeveelheid, hoeveelheid, hoeveelheid in ton`,
    dateOfTakingOver: list`
      werkelijke datum van overbrenging, datum van overbrenging, feitelijke datum van de overbrenging`,
    carrier: list`eerste vervoerder, 1e vervoerder, vervoerder`,
    successiveCarrier: list`tweede vervoerder, 2e vervoerder`,
    furtherCarrier: list`derde vervoerder, 3e vervoerder`,
    recoveryFacility: list`
      inrichting voor nuttige toepassing, laboratorium, verwerkingsinrichting, inrichting voor nuttige
      toepassing laboratorium`,
    recoveryOperation: list`
      handeling voor nuttige toepassing, nuttige toepassing r code, r code, handeling van nuttige toepassing`,
    nature: list`
      gebruikelijke omschrijving van de afvalstoffen, gebruikelijke omschrijving, omschrijving van de
      afvalstoffen`,
    wasteCode: list`identificatie van de afvalstoffen, afvalcode, afvalstofcode, euralcode, afvalcodes`,
    modeOfTransport: list`vervoermiddel, wijze van vervoer, vervoerswijze`,
    established: list`plaats en datum`,
    furniture: list`
      producent van de afvalstoffen, afvalproducent, producent, eerste producent, betrokken landen, uitvoer
      verzending, land van uitvoer, land van verzending, doorvoer, land van doorvoer, invoer bestemming, land
      van invoer, land van bestemming, datum van overdracht, contactpersoon, oeso code, nationale code,
      verklaring, naam, datum, handtekening`,
  },
}
