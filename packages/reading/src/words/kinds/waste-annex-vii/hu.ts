import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const hungarianAnnexVii: FormLanguage = {
  titles: list`
    hulladékszállítmányokat kísérő információk, a hulladékszállítmányt kísérő információk, vii melléklet`,
  labels: {
    consignor: list`
      a szállítást szervező személy, a szállítást megszervező személy, szállítást végeztető személy`,
    consignee: list`importőr címzett, importőr, címzett`,
    wasteQuantity: list`tényleges mennyiség, mennyiség`,
    dateOfTakingOver: list`a szállítás tényleges időpontja, tényleges szállítási dátum, szállítás dátuma`,
    carrier: list`első fuvarozó, 1 fuvarozó, első szállító, fuvarozó`,
    successiveCarrier: list`második fuvarozó, 2 fuvarozó, második szállító`,
    furtherCarrier: list`harmadik fuvarozó, 3 fuvarozó, harmadik szállító`,
    recoveryFacility: list`hasznosító létesítmény, laboratórium, létesítmény`,
    recoveryOperation: list`hasznosítási művelet, r kód, hasznosítási művelet r kód`,
    nature: list`a hulladék szokásos leírása, hulladék leírása, a hulladék szokásos megnevezése`,
    wasteCode: list`a hulladék azonosítása, hulladékkód, a hulladék azonosító kódja`,
    modeOfTransport: list`szállítás módja, szállítóeszköz`,
    established: list`hely és dátum`,
    furniture: list`
      hulladéktermelő, termelő, érintett országok, érintett államok, export feladás, tranzit, import
      rendeltetés, átadás időpontja, kapcsolattartó, nyilatkozat, név, dátum, aláírás`,
  },
}
