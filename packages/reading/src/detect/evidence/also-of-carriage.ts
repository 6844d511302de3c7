import { dangerousGoods } from '../../kinds/dangerous-goods.ts'
import type { Kind } from '../../kinds/kind.ts'
import { textOf } from '../../layout/runs.ts'
import { dangerousLinesIn } from '../../values/dangerous-goods/un-line.ts'
import { bareWords } from '../../words/compare.ts'
import { phraseList } from '../../words/phrases/index.ts'
import type { FoundTitle } from '../find-titles.ts'
import { type NamedPaper, namesIn } from '../heads/names-of-papers.ts'

/** 'Fraktsedel / följesedel', 'Delivery note & ADR document': between two names of one paper. */
const JOINING = new Set(phraseList('and').map(bareWords))
/** What the law asks to be said in the document or to the carrier: 5.4.1, 3.4.12, 3.5.6. */
const OF_DOCUMENT = /(?<![\d.])(?:5\.4\.1|3\.4\.12|3\.5\.6)(?!\d)/
const OF_LAW = /(?<!\p{L})(?:ADR|RID|ADN)(?!\p{L})/u

/**
 * A paper of the trade may be a document of carriage as well, and is then judged as one: its heading names both, or it describes dangerous
 * goods as the law asks of the document that goes with them (ADR 5.4.1.4.1: it may be of any form).
 */
export function alsoOfCarriage(
  ofTrade: FoundTitle | null,
  titles: ReadonlyMap<Kind, FoundTitle>,
  text: string,
): Kind | undefined {
  const named = ofTrade ? namedBeside(ofTrade) : undefined
  if (named) return named
  const goods = dangerousLinesIn(text)
  if (goods.length === 0) return undefined
  const isHeaded = titles.has(dangerousGoods) && goods.some(({ hazardClass }) => hazardClass !== undefined)
  return isHeaded || (OF_DOCUMENT.test(text) && OF_LAW.test(text)) ? dangerousGoods : undefined
}

/** The line of the heading holds names of papers and nothing else. */
function namedBeside({ span }: FoundTitle): Kind | undefined {
  const words = bareWords(textOf(span.words)).split(' ')
  const names = namesIn(words.join(' '))
  const isName = (at: number) => names.some((name) => at >= name.at && at < name.at + name.length)
  if (!words.every((word, at) => isName(at) || JOINING.has(word))) return undefined
  const ofTrade = names.filter(({ kind }) => kind.ofTrade)
  // 'Saateleht' is a name of both.
  const isShared = (name: NamedPaper) => ofTrade.some(({ at }) => at === name.at)
  return names.find((name) => !name.kind.ofTrade && name.kind.id !== 'other' && !isShared(name))?.kind
}
