import { phraseList } from '../../words/phrases/index.ts'
import type { Token } from '../tokens.ts'

/** 'EXPÉDITEUR case 1', 'Absender Feld 1': the number of the form's box, said in words behind the label. */
const boxWords = new Set(phraseList('boxWord'))

export const boxNamed = (stream: readonly Token[], at: number): number | undefined => {
  const [word, number] = [stream[at], stream[at + 1]]
  const named = word && number?.run === word.run && boxWords.has(word.key) && /^\d{1,2}$/.test(number.key)
  return named ? Number(number.key) : undefined
}
