import { list } from '../lexicon.ts'
import { phraseList } from '../phrases/index.ts'

/** How the languages abbreviate 'United Nations' before the number; of the last ones other things go by the same letters. */
export const numberWords = list`UN, ONU, ООН, УН, ΟΗΕ`
export const rareNumberWords = list`YK, FN, JT, ANO, ÜRO, ENSZ, OZN, OSN, ZN, OUN, BM`

/** Behind those letters: 'UN-Nr.', 'UN no.', 'N° ONU :'. */
export const numberNames = phraseList('unNumberName')

/** Before or behind the class: 'Class 3', 'Kl. 3', 'nalepka 3', '3. osztály'. */
export const classWords = phraseList('classWord')

export const groupWords = phraseList('packingGroupWord')

export const tunnelWords = phraseList('tunnelWord')

/** 'Environmentally hazardous' behind the code of tunnels (5.4.1.1.18): how it begins. */
export const environmentWords = phraseList('environmentBeginning')
