import { type Languages, matchLabel } from '../../words/index.ts'
import type { Token } from '../tokens.ts'

/** 'Prevoznino plača prejemnik' answers who pays; 'Prevoznino plača: ' asks for it. */
export function answersWhoPays(
  stream: readonly Token[],
  at: number,
  found: { match: { concept: string }; length: number },
  languages: Languages,
): boolean {
  const last = stream[at + found.length - 1]
  const next = stream[at + found.length]
  if (found.match.concept !== 'paymentOfCarriage' || !last || last.colon || next?.run !== last.run)
    return false
  const concept = matchLabel(next.key, false, languages)?.concept
  return !next.opens && (concept === 'consignor' || concept === 'consignee')
}
