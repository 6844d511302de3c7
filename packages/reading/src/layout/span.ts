import type { Word } from './pages.ts'
import { textOf } from './runs.ts'

/** A piece of text that still knows the words it was printed with. */
export interface Span {
  text: string
  words: Word[]
}

export const spanOf = (words: Word[]): Span => ({ text: textOf(words), words })

/** A part of a span by character places; its words are those it touches. */
export function cut(span: Span, from: number, to = span.text.length): Span {
  const raw = span.text.slice(from, to)
  const lead = raw.length - raw.trimStart().length
  const text = raw.trim()
  const start = from + lead
  const end = start + text.length
  let at = 0
  const words = span.words.filter((word) => {
    const first = at
    at += word.text.length + 1
    return text.length > 0 && first < end && first + word.text.length > start
  })
  return { text, words }
}

/** The pieces between separators, empty ones left out. */
export function splitSpan(span: Span, separator: RegExp): Span[] {
  const pieces: Span[] = []
  let from = 0
  for (const match of span.text.matchAll(separator)) {
    pieces.push(cut(span, from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(cut(span, from))
  return pieces.filter((piece) => piece.text.length > 0)
}

export const joinSpans = (spans: readonly Span[], by = ' '): Span => ({
  text: spans.map((s) => s.text).join(by),
  words: spans.flatMap((s) => s.words),
})
