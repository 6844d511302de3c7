import { unite } from '../../layout/box.ts'
import { joinSpans, type Span, splitSpan } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'

/** From one line of a paragraph to its next, in heights of type; and how far their starts may differ. */
const nextLine = 0.75
const sameStart = 2
/** A line goes on below where it ends so near the longest one, as a part of it. */
const isFull = 0.72
/** A full stop behind a shorter word abbreviates it: 'nr rej. POT 5G417', and so does one behind 'Kennz.'. */
const endOfSentence = new RegExp(
  String.raw`(?<=(?:(?!${phrase('numberPlateCut')})\p{L}{4}|\d|\)|(?<!\p{L})kg|m³)[.;!])\s+(?=\p{Lu})`,
  'gu',
)

const heightOf = (line: Span) => (line.words[0] ? line.words[0].box[3] - line.words[0].box[1] : 0)

/** The sentences of a page: lines that go on below are one text, and what a full stop parts is two. */
export function sentencesOf(lines: readonly Span[]): Span[] {
  const paragraphs: Span[][] = []
  for (const line of lines) {
    const open = paragraphs.find((paragraph) => goesOn(paragraph, line))
    if (open) open.push(line)
    else paragraphs.push([line])
  }
  return paragraphs.flatMap((paragraph) =>
    paragraph.length === 1 ? paragraph : splitSpan(joinSpans(paragraph), endOfSentence),
  )
}

function goesOn(paragraph: readonly Span[], line: Span): boolean {
  const last = paragraph.at(-1)
  if (!last || last.words.length < 4 || line.words.length === 0) return false
  const [above, own] = [unite(last.words.map((w) => w.box)), unite(line.words.map((w) => w.box))]
  const size = heightOf(last)
  const right = Math.max(...paragraph.flatMap((l) => l.words.map((w) => w.box[2])), own[2])
  return (
    Math.abs(own[0] - (paragraph[0]?.words[0]?.box[0] ?? 0)) < sameStart &&
    own[1] - above[3] < nextLine * size &&
    own[1] > above[1] + 0.5 * size &&
    Math.abs(heightOf(line) - size) < 0.2 * size &&
    above[2] - above[0] > isFull * (right - above[0])
  )
}
