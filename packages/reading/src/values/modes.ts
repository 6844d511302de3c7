import { bareWords } from '../words/compare.ts'
import { phrase } from '../words/phrases/index.ts'

/** UN/ECE Recommendation 19 by the beginnings of words, and by the letters of the waste forms: R, T, S, A, W. */
const modes: readonly { code: string; letter: string; words: RegExp }[] = [
  { code: '8', letter: 'w', words: new RegExp(String.raw`\b(?:${phrase('byInlandWater')})`) },
  {
    code: '3',
    letter: 'r',
    words: new RegExp(String.raw`\b(?:${phrase('byRoad')})`),
  },
  {
    code: '2',
    letter: 't',
    words: new RegExp(String.raw`\b(?:${phrase('byRail')})`),
  },
  {
    code: '1',
    letter: 's',
    words: new RegExp(String.raw`\b(?:${phrase('bySea')})`),
  },
  { code: '4', letter: 'a', words: new RegExp(String.raw`\b(?:${phrase('byAir')})`) },
]

/** The mode that a text names; undefined where it names none, or several. */
export function modeNamedIn(text: string): string | undefined {
  const key = bareWords(text)
  const named = modes.filter(({ letter, words }) => key === letter || words.test(key))
  return named.length === 1 || named[0]?.code === '8' ? named[0]?.code : undefined
}
