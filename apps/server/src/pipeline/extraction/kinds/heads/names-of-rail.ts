import { bareWords } from '../../lexicon/compare.ts'
import { list } from '../../lexicon/lexicon.ts'

/** How words for the railway begin in the languages of the Union. */
const stems = list`
  rail, bahn, eisenbahn, ferrov, ferroc, kolej, železni, željezni, vasút, feroviar, spoorweg, järnväg, jernbane, rautatie,
  dzelzce, geležink, raudtee, железопът, σιδηροδρ, demiryol`.map(bareWords)

/** 'Medzinárodný železničný nákladný list', 'lettre de voiture ferroviaire': a word for the railway within a name or beside it. */
export function isOfRail(words: readonly string[], at: number, length: number): boolean {
  const near = words.slice(Math.max(0, at - 1), at + length + 1)
  return near.some((word) => stems.some((stem) => word.startsWith(stem)))
}
