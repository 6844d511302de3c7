import { phraseList } from '../phrases/index.ts'

/** What names a seal, its number or the act of sealing, in any language; further ones are the labels of boxes. */
export const sealWords = phraseList('sealNamed')

/** What may stand between the word and the number: that it is fixed, whole, or looked at. */
export const sealStates = phraseList('sealState')
