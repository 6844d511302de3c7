import { bareWords } from '../compare.ts'
import { list } from '../lexicon.ts'
import { phraseList } from '../phrases/index.ts'

/** Words of headings that ask which number something bears: 'Kolli Nr.', 'Láda száma'. */
const number: readonly string[] = phraseList('numberHeading')

/** Words of headings that ask how many there are; words for single articles apart (see counted-twice). */
const count: readonly string[] = phraseList('countHeading')

/** Words of headings over the numbers of the lines: 'Pos.', 'Nr. crt.', 'L.p.' */
const position: readonly string[] = phraseList('positionHeading')

const positions = new Set(position.map(bareWords))
const numbers = new Set(number.map(bareWords))
const counts = new Set(count.map(bareWords))

const wordsOf = (heading: string) => bareWords(heading).split(' ')

const says = (known: ReadonlySet<string>, heading: string) => {
  const words = wordsOf(heading)
  return words.some((word, at) => known.has(word) || known.has(`${word} ${words[at + 1]}`))
}

/** 'Case No.', 'Kolli č.': the heading asks for a number, and not how many. */
export const asksNumber = (heading: string): boolean =>
  !asksCount(heading) && wordsOf(heading).some((word) => numbers.has(word))

/** 'Anzahl Kolli', 'No. of cases', 'Qty'. */
export const asksCount = (heading: string): boolean => says(counts, heading)

/** 'Pos.', 'Nr. crt.': the lines are numbered, not what they hold. */
export const asksPosition = (heading: string): boolean => says(positions, heading)

/** The heading without the words that ask for a number: 'Case No.' asks for cases. */
export const withoutNumber = (heading: string): string =>
  wordsOf(heading)
    .filter((word) => !numbers.has(word))
    .join(' ')

const small = new Set(list`of, de, di, der, d, total, tot, the, des, en, om`.map(bareWords))

/** The heading without the words that ask how many: 'Sandık adedi', 'Number of cases' ask for cases. */
export function withoutCount(heading: string): string {
  const words = wordsOf(heading)
  const isCount = words.map(
    (word, at) =>
      counts.has(word) ||
      numbers.has(word) ||
      counts.has(`${word} ${words[at + 1]}`) ||
      counts.has(`${words[at - 1]} ${word}`),
  )
  return isCount.includes(true)
    ? words.filter((word, at) => !isCount[at] && !small.has(word)).join(' ')
    : words.join(' ')
}
