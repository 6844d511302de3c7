import type { Label } from './candidates/find-labels.ts'
import { bare } from './lexicon/compare.ts'
import { lexicons } from './lexicon/index.ts'

/** The language the paper is filled in or, where little is said, the one its first labels are printed in. */
export function detectLanguage(text: string, labels: readonly Label[]): string | null {
  const words = text.split(/\s+/).slice(0, 20_000).map(bare)
  const scores = lexicons.map((lexicon) => {
    const small = new Set(lexicon.smallWords.map(bare))
    const inText = words.filter((word) => small.has(word)).length
    const printed = labels.flatMap((l) => l.matches).filter((m) => m.language === lexicon.language).length
    const first = labels.filter((l) => l.matches[0]?.language === lexicon.language).length
    return { language: lexicon.language, score: inText + 2 * printed + 1.5 * first }
  })
  const best = scores.sort((a, b) => b.score - a.score)[0]
  return best && best.score >= 3 ? best.language : null
}
