import { height, overlapY, unite } from './box.ts'
import type { Box, Word } from './pages.ts'

/** Headings set wide: shorter chains may be initials or the signs of columns. */
const fewestPieces = 4
const headingSize = 1.2
/** In type of the usual size only so many single letters, all equally far apart, are a heading: 'F A K T U R A', 'N O T E'. */
const fewestLetters = { proportional: 5, typed: 4 }

const sizeOf = (word: Word) => word.size ?? height(word.box)
const gapBetween = (a: Word, b: Word) => b.box[0] - a.box[2]

/**
 * 'P A C K I N G   L I S T' comes as single letters, or as scraps of letters that happened to stand closer. In large
 * type, capitals that stand as close as the closest of their line are one word again.
 */
export function joinSpacedLetters(words: readonly Word[], typed: boolean | undefined = false): Word[] {
  const sizes = words.map(sizeOf).sort((a, b) => a - b)
  const large = headingSize * (sizes[sizes.length >> 1] ?? 0)
  const joined: Word[] = []
  let chain: Word[] = []
  const close = () => {
    joined.push(
      ...(chain.some((word) => sizeOf(word) < large) ? joinLetters(chain, typed) : joinChain(chain)),
    )
    chain = []
  }
  for (const word of words) {
    const before = chain.at(-1)
    if (before && !goesOn(before, word)) close()
    const isHeading = sizeOf(word) >= large ? /^\p{Lu}+$/u : /^\p{Lu}$/u
    if (isHeading.test(word.text)) chain.push(word)
    else {
      close()
      joined.push(word)
    }
  }
  close()
  return joined
}

/** Between the words of such a heading stand several blanks. */
const goesOn = (before: Word, word: Word) =>
  overlapY(before.box, word.box) > 0.7 * height(before.box) &&
  gapBetween(before, word) >= 0 &&
  gapBetween(before, word) < (before.text.length === 1 && word.text.length === 1 ? 2.1 : 1.2) * sizeOf(word)

/** Letters of the usual size: their gaps are all alike, but for those between words. */
function joinLetters(chain: readonly Word[], typed: boolean): Word[] {
  const fewest = fewestLetters[typed && !isAlphabet(chain) ? 'typed' : 'proportional']
  if (chain.length < fewest || chain.some((word) => word.text.length > 1)) return [...chain]
  const gaps = chain.slice(1).map((word, at) => gapBetween(chain[at] as Word, word))
  const closest = Math.min(...gaps)
  const alike = gaps.filter((gap) => gap < 1.3 * closest + 0.5).length
  const apart = gaps.every((gap) => gap < 1.3 * closest + 0.5 || gap > 1.9 * closest)
  const isHeading = closest > 0.25 * sizeOf(chain[0] as Word) && apart && alike >= 0.7 * gaps.length
  // A typewriter has no other bold.
  return isHeading ? joinChain(chain).map((word) => (typed ? { ...word, bold: true } : word)) : [...chain]
}

/** 'A B C D' are columns or copies. */
const isAlphabet = (chain: readonly Word[]) =>
  chain.every(
    ({ text }, at) => at === 0 || text.charCodeAt(0) === (chain[at - 1]?.text.charCodeAt(0) ?? 0) + 1,
  )

function joinChain(chain: readonly Word[]): Word[] {
  const scraps = chain.filter((word) => word.text.length <= 2).length
  if (chain.length < fewestPieces || scraps < 0.6 * chain.length) return [...chain]
  const gaps = chain.slice(1).map((word, at) => gapBetween(chain[at] as Word, word))
  const within = 1.6 * Math.min(...gaps) + 0.5
  const groups: Word[][] = []
  chain.forEach((word, at) => {
    if (at > 0 && (gaps[at - 1] as number) <= within) groups.at(-1)?.push(word)
    else groups.push([word])
  })
  return groups.map((group, at) => ({
    ...(group[0] as Word),
    text: group.map((word) => word.text).join(''),
    box: reachTo(groups[at + 1]?.[0], unite(group.map((word) => word.box))),
  }))
}

/** In a heading set wide the blanks between its words are wide too: they part no columns. */
const reachTo = (next: Word | undefined, [x0, y0, x1, y1]: Box): Box => [
  x0,
  y0,
  next ? Math.max(x1, next.box[0] - 0.5 * sizeOf(next)) : x1,
  y1,
]
