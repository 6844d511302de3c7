import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const czechAnnexVii: FormLanguage = {
  titles: list`informace provázející přepravu odpadů, informace doprovázející přepravu odpadů, příloha vii`,
  labels: {
    consignor: list`osoba která zařizuje přepravu, osoba zajišťující přepravu, organizátor přepravy`,
    consignee: list`dovozce příjemce, dovozce, příjemce`,
    wasteQuantity: list`skutečné množství, množství`,
    dateOfTakingOver: list`skutečné datum přepravy, datum přepravy`,
    carrier: list`první dopravce, 1 dopravce, dopravce`,
    successiveCarrier: list`druhý dopravce, 2 dopravce`,
    furtherCarrier: list`třetí dopravce, 3 dopravce`,
    recoveryFacility: list`zařízení k využití, zařízení na využití odpadů, laboratoř, zařízení`,
    recoveryOperation: list`způsob využití, r kód, kód r, způsob využití r kód`,
    nature: list`obvyklý popis odpadů, popis odpadu, obvyklý název odpadu`,
    wasteCode: list`identifikace odpadů, kód odpadu, kódy odpadů`,
    modeOfTransport: list`způsob dopravy, dopravní prostředek`,
    established: list`místo a datum`,
    furniture: list`
      původce odpadu, původce, dotčené země, dotčené státy, vývoz odeslání, tranzit, dovoz určení, datum
      předání, kontaktní osoba, prohlášení, jméno, datum, podpis`,
  },
}
