import { phrase, phraseList } from '../../words/phrases/index.ts'
import { wordsOf } from './words-of-concepts.ts'

/** Who carries, as sentences call him. */
const nouns = wordsOf(['carrier'], phraseList('haulier'))
const articles = phraseList('besideHaulier')
/** By whom, with whom: they lead to a haulier where the sentence tells of carrying. */
const agents = phraseList('leadsToHaulier')
const either = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.').replaceAll(' ', '\\s'))
    .join('|')

const glue = String.raw`(?:(?:${either(articles)})(?![\p{L}])\s+|l['’])`
const noun = String.raw`(?:${nouns})(?!\p{L})`
/** 'Vežėjas – UAB ...', 'dopravce ČSAD ...', 'durch unseren Spediteur ...': the word for who carries right before the name. */
export const leadsByNoun = new RegExp(
  String.raw`(?<![\p{L}-])${noun}(?:\s*(?:\([\p{L}/ ]+\)|/\s?\p{L}+))?(?:\s*[:–—]|\s-)?\s+${glue}?(?=[\p{Lu}„“"«])`,
  'giu',
)
/** '… hämtades av ...', 'Despatched via ...': nothing but who did it. */
export const leadsByAgent = new RegExp(
  String.raw`(?<![\p{L}-])(?:${either(agents)})(?!\p{L})[:\s]\s*${glue}{0,2}(?=[\p{Lu}„“"«])`,
  'giu',
)
/** 'Kuljetus: ...', 'Forsendelse: ...': what is asked before a colon. */
export const leadsByColon = new RegExp(
  String.raw`(?:${phrase('haulageBeginning')})\p{L}*\.?\s*:\s+(?=[\p{Lu}„“"«])`,
  'giu',
)

/** A sentence about a name counts only where it tells of fetching, loading, sending or carrying. */
export const ofCarriage = new RegExp(String.raw`(?<!\p{L})(?:${phrase('haulageVerb')})(?!\p{L})`, 'iu')

/** Behind the name where the language has no word before it: 'a Bakony Trans Kft. szállította el', 'Ege Nakliyat A.Ş. tarafından'. */
export const behindHaulier = new RegExp(String.raw`^\s*(?:${phrase('haulageVerbLast')})(?!\p{L})`, 'iu')
