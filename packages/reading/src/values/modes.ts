import { bareWords } from '../words/compare.ts'

/** UN/ECE Recommendation 19 by the beginnings of words, and by the letters of the waste forms: R, T, S, A, W. */
const modes: readonly { code: string; letter: string; words: RegExp }[] = [
  { code: '8', letter: 'w', words: /\b(?:inland|binnen|fluvial|navigabl|vie navigabili|srodladow|wewnatrz)/ },
  {
    code: '3',
    letter: 'r',
    words: /\b(?:road|strasse|lkw|route|routier|strada|carretera|drog|weg\b|wegvervoer|truck|camion|silnic)/,
  },
  {
    code: '2',
    letter: 't',
    words: /\b(?:rail|train|schiene|bahn|eisenbahn|fer\b|ferro|treno|tren\b|kolej|spoor|trein|zeleznic)/,
  },
  {
    code: '1',
    letter: 's',
    words: /\b(?:sea|see\b|seeschiff|ship|mer\b|maritim|mare\b|mar\b|morsk|zee|navire)/,
  },
  { code: '4', letter: 'a', words: /\b(?:air|luft|aerien|aereo|lotnic|lucht|avion)/ },
]

/** The mode that a text names; undefined where it names none, or several. */
export function modeNamedIn(text: string): string | undefined {
  const key = bareWords(text)
  const named = modes.filter(({ letter, words }) => key === letter || words.test(key))
  return named.length === 1 || named[0]?.code === '8' ? named[0]?.code : undefined
}
