import type { Evidence } from '../fields/extracted.ts'
import { middleX, middleY } from '../layout/box.ts'
import type { SeenWord } from './seen-document.ts'

/** Letters and figures alone, without case and accents. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The places of the words that a value was read from; of texts without places, the first words that read alike. */
export function wordsOfEvidence(evidence: Evidence | null, words: readonly SeenWord[]): number[] {
  if (!evidence) return []
  const onPage = words.flatMap(({ page }, at) => (page === evidence.page ? [at] : []))
  const textAt = (at: number) => (words[at] as SeenWord).word.text
  const { box, snippet } = evidence
  if (!box) return inSequence(onPage, snippet.split(' '), textAt)
  const whole = lettersOf(snippet)
  if (whole === '') return []
  return onPage.filter((at) => {
    const { word } = words[at] as SeenWord
    const [x, y] = [middleX(word.box), middleY(word.box)]
    const isInside = x >= box[0] - 0.5 && x <= box[2] + 0.5 && y >= box[1] - 0.5 && y <= box[3] + 0.5
    if (!isInside) return false
    const text = lettersOf(word.text)
    return text !== '' && (whole.includes(text) || text.includes(whole))
  })
}

/** A value may begin and end within a word. */
function inSequence(places: number[], texts: readonly string[], textAt: (at: number) => string): number[] {
  const fits = (text: string, i: number) => {
    const wanted = texts[i] as string
    return (
      text === wanted ||
      (i === 0 && text.endsWith(wanted)) ||
      (i === texts.length - 1 && text.startsWith(wanted))
    )
  }
  const from = places.findIndex((_, start) =>
    texts.every((_text, i) => {
      const at = places[start + i]
      return at !== undefined && fits(textAt(at), i)
    }),
  )
  return from < 0 ? [] : places.slice(from, from + texts.length)
}
