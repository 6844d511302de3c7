import { phraseList } from '../../words/phrases/index.ts'
import { wordsOf } from '../prose/words-of-concepts.ts'

/** What is pulled. */
export const trailers = wordsOf(['trailerPlate'], phraseList('trailerWord'))

/** What pulls, by words that mean nothing else. */
export const tractors = wordsOf(['tractorPlate'], phraseList('tractorWord'))

/** Plates in words that mean nothing else, whatever bears them. */
export const plates = wordsOf(['plates'], phraseList('plateWord'))

/** They lead to a plate only where what follows is shaped as one: they mean other things too. */
export const ambiguous = wordsOf([], phraseList('plateLead'))
