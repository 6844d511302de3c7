import { height, overlapY, unite } from './box.ts'
import type { Word } from './pages.ts'

/** Colons set in a column of their own stand no further behind their labels, in heights of type. */
const farthest = 16

/**
 * 'Order no    : 4711', 'VESSEL ...... : ROSE': a colon that stands apart, behind blanks or leading dots, belongs to the
 * last word before it.
 */
export function joinColons(words: readonly Word[]): Word[] {
  return joinLeaders(joinOwnColons(words))
}

/** So many dots lead from a label to its value, and stand so near to the one and the other, in heights of type. */
const fewestDots = 4
const behindLabel = 1.6
const beforeValue = 4

/** 'LUGAR DE ENTREGA ....... DUBLIN 12': dots lead to the value as a colon does; 'Name ........ Date .......' is still blank. */
function joinLeaders(words: readonly Word[]): Word[] {
  const leads = words.filter(({ text }) => text.length >= fewestDots && /^[.…·]+$/.test(text))
  if (leads.length === 0) return [...words]
  const joined = new Map<Word, Word | undefined>()
  for (const dots of leads) {
    const line = words.filter((word) => onLine(word, dots)).sort((a, b) => a.box[0] - b.box[0])
    const at = line.indexOf(dots)
    const [label, value] = [line[at - 1], line[at + 1]]
    const size = height(dots.box)
    if (!label || !value || !/[\p{L})]$/u.test(label.text) || !/^[\p{L}\d]/u.test(value.text)) continue
    if (dots.box[0] - label.box[2] > behindLabel * size || value.box[0] - dots.box[2] > beforeValue * size)
      continue
    if (line.slice(at + 1).some((word) => leads.includes(word))) continue
    joined.set(label, { ...label, text: `${label.text}:`, box: unite([label.box, dots.box]) })
    joined.set(dots, undefined)
  }
  return words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : [word]))
}

function joinOwnColons(words: readonly Word[]): Word[] {
  const gone = new Set<Word>()
  const joined = new Map<Word, Word>()
  for (const colon of words) {
    if (!/^[._…·]*:\S*$/.test(colon.text)) continue
    const before = words
      .filter((word) => word !== colon && onLine(word, colon) && word.box[2] <= colon.box[0] + 1)
      .sort((a, b) => b.box[2] - a.box[2])
    const dots = before.slice(
      0,
      before.findIndex((word) => !leader.test(word.text)),
    )
    const label = before[dots.length]
    if (!label || !isWord(label.text)) continue
    if (colon.box[0] - label.box[2] > farthest * height(colon.box)) continue
    for (const word of dots) gone.add(word)
    joined.set(label, {
      ...label,
      text: `${label.text}:`,
      box: colon.text === ':' && dots.length === 0 ? withColon(label, colon) : label.box,
    })
    if (colon.text.endsWith(':')) gone.add(colon)
    else joined.set(colon, cutColon(colon))
  }
  if (joined.size === 0) return [...words]
  return words.filter((word) => !gone.has(word)).map((word) => joined.get(word) ?? word)
}

const leader = /^[._…·]+$/
const isWord = (text: string) => /[\p{L}\d).°º№#]$/u.test(text) && /\p{L}|[).°º№#]$/u.test(text)
const onLine = (a: Word, b: Word) => overlapY(a.box, b.box) > 0.6 * Math.min(height(a.box), height(b.box))

/** A colon close behind its word widens it; one far away leaves the word where it is. */
const withColon = (label: Word, colon: Word) =>
  colon.box[0] - label.box[2] < height(label.box) ? unite([label.box, colon.box]) : label.box

/** ':4711' */
function cutColon(word: Word): Word {
  const [left, top, right, bottom] = word.box
  const from = word.text.indexOf(':') + 1
  return {
    ...word,
    text: word.text.slice(from),
    box: [left + (from * (right - left)) / word.text.length, top, right, bottom],
  }
}
