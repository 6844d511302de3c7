import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const swedishAnnexVii: FormLanguage = {
  titles: list`
    information som ska åtfölja avfallstransporter, information som åtföljer avfallstransporter, information som
    ska medfölja transporter av avfall, bilaga vii`,
  labels: {
    consignor: list`
      person som ordnar transporten, den som organiserar transporten, person som ombesörjer transporten`,
    consignee: list`importör mottagare, importör, mottagare`,
    wasteQuantity: list`faktisk mängd, mängd, verklig mängd`,
    dateOfTakingOver: list`faktiskt transportdatum, faktiskt datum för transporten, transportdatum`,
    carrier: list`första transportör, 1 transportör, transportör`,
    successiveCarrier: list`andra transportör, 2 transportör`,
    furtherCarrier: list`tredje transportör, 3 transportör`,
    recoveryFacility: list`återvinningsanläggning, laboratorium, anläggning`,
    recoveryOperation: list`återvinningsförfarande, r kod, återvinningsförfarande r kod`,
    nature: list`vanlig beskrivning av avfallet, beskrivning av avfallet, sedvanlig beskrivning av avfallet`,
    wasteCode: list`identifiering av avfallet, avfallskod, avfallskoder`,
    modeOfTransport: list`transportsätt, transportmedel`,
    established: list`ort och datum`,
    furniture: list`
      avfallsproducent, producent, berörda länder, berörda stater, export avsändning, transit, import
      destination, överlåtelsedatum, kontaktperson, försäkran, namn, datum, underskrift`,
  },
}
