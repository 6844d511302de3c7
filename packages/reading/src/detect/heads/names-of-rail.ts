import { cmr } from '../../kinds/cmr.ts'
import { bareWords } from '../../words/compare.ts'
import { phraseList } from '../../words/phrases/index.ts'

/** How words for the railway begin in the languages of the Union. */
const stems = phraseList('railwayBeginning').map(bareWords)

/** The law of carriage by rail, west and east of where COTIF ends, and the contract of use of wagons. */
const laws = new Set(['CIM', 'SMGS', 'CUV', 'ЦИМ', 'СМГС', 'ЦІМ', 'УМВС'].map(bareWords))

/** 'CIM Lettre de voiture / Vrachtbrief': what a line calls the note of the law that it names, in whatever language. */
const namesLaw = (words: readonly string[]) =>
  words.some((word) => laws.has(word)) && !words.some((word) => word.endsWith(cmr.id))

/** 'Medzinárodný železničný nákladný list', 'lettre de voiture ferroviaire': the railway, or its law, within a name or beside it. */
export function isOfRail(words: readonly string[], at: number, length: number): boolean {
  if (namesLaw(words)) return true
  const near = words.slice(Math.max(0, at - 1), at + length + 1)
  return near.some((word) => stems.some((stem) => word.startsWith(stem)))
}
