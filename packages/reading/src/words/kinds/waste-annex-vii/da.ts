import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const danishAnnexVii: FormLanguage = {
  titles: list`
    oplysninger der skal ledsage overførsel af affald, oplysninger der ledsager overførsler af affald,
    oplysninger der skal ledsage overførsler af affald, bilag vii`,
  labels: {
    consignor: list`person der arrangerer overførslen, den person der arrangerer overførslen`,
    consignee: list`importør modtager, importør, modtager`,
    wasteQuantity: list`faktisk mængde, mængde`,
    dateOfTakingOver: list`faktisk dato for overførsel, faktisk overførselsdato, dato for overførsel`,
    carrier: list`første transportør, 1 transportør, transportør`,
    successiveCarrier: list`anden transportør, 2 transportør`,
    furtherCarrier: list`tredje transportør, 3 transportør`,
    recoveryFacility: list`nyttiggørelsesanlæg, laboratorium, anlæg`,
    recoveryOperation: list`nyttiggørelsesoperation, r kode, nyttiggørelsesoperation r kode`,
    nature: list`sædvanlig beskrivelse af affaldet, beskrivelse af affaldet`,
    wasteCode: list`affaldsidentifikation, identifikation af affaldet, affaldskode`,
    modeOfTransport: list`transportmåde, transportmiddel`,
    established: list`sted og dato`,
    furniture: list`
      affaldsproducent, producent, berørte lande, berørte stater, eksport afsendelse, transit, import
      bestemmelse, dato for overdragelse, kontaktperson, erklæring, navn, dato, underskrift`,
  },
}
