import { phraseList } from '../phrases/index.ts'

/** What stands before a number in any language. */
export const numberSigns = phraseList('numberSign')

/** The consignment, whose number is the number of the paper: 'Zending 0800447120'. */
export const wordsOfConsignment = phraseList('consignmentWord')
