import { bareWords } from '../../words/compare.ts'
import { list } from '../../words/lexicon.ts'

/** How words for waste, and for what goes over a border, begin in the languages of the Union. */
const waste = list`
  waste, abfall, déchet, rifiut, residuo, resíduo, odpad, otpad, afval, avfall, affald, jätte, jäte, hulladék, deșeu, atliek,
  atkritum, jäätme, отпадъ, αποβλητ, αποβλήτ`.map(bareWords)
const overBorders = list`
  transboundary, transfrontier, grenzüberschreit, transfront, transgranic, grensoverschr, gränsöverskr, grænseoverskr,
  grensekryss, přeshran, cezhran, országhatár, rajat, čezmej, prekogran, трансгран, διασυνορ, tarpvalstyb, pārrobež,
  riikidevah`.map(bareWords)

const holds = (stems: readonly string[], words: readonly string[]) =>
  words.some((word) => stems.some((stem) => word.startsWith(stem)))

/** A line that speaks of waste: 'Rifiuti', 'Abfallart'. */
export const mentionsWaste = (line: string): boolean => holds(waste, bareWords(line).split(' '))

/** 'transfrontaliere di rifiuti': only the paper of notified waste calls itself so, whatever it says before. */
export function mentionsWasteOverBorders(line: string): boolean {
  const words = bareWords(line).split(' ')
  return holds(overBorders, words) && holds(waste, words)
}
