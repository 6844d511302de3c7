import type { Box, Word } from '../recognised.ts'

/** The numbers of boxes are framed by short lines: '13]', '[55]', '5|', and '125]' where the line before 25 is a 1. */
const FRAMED = /^[[|]?(\d{1,3})[\]|]$/
const NUMBER = /^\d{1,2}$/
/** The frame by itself. */
const FRAME = /^[l|\]I]$/
const HIGHEST = 75
/** In points: from a number to its frame, from that to the title, and to anything else on the left. */
const TO_FRAME = 5
const TO_TITLE = 10
const ALONE = 15
const CAPITAL = /^\p{Lu}/u

/**
 * Numbers of boxes without what was read from the lines that frame them: a form is recognised by its numbers, and a title
 * begins behind its number. Nothing is changed where no title follows.
 * @param words level and upright
 */
export function repairBoxNumbers(words: readonly Word[]): Word[] {
  const dropped = new Set<Word>()
  const changed = new Map<Word, Word>()
  for (const word of words) {
    const framed = word.text.match(FRAMED)?.[1]
    if (framed !== undefined) {
      const title = nextOn(words, word, TO_TITLE)
      const number = Number(framed) > HIGHEST ? framed.replace(/^1/, '') : framed
      if (title && CAPITAL.test(title.text) && Number(number) <= HIGHEST && number !== '')
        changed.set(word, { ...word, text: number, box: besideTitle(word.box, title.box) })
    } else if (FRAME.test(word.text)) {
      const title = nextOn(words, word, TO_TITLE)
      const number = beforeOn(words, word, TO_FRAME)
      if (!title || !number || !CAPITAL.test(title.text) || !NUMBER.test(number.text)) continue
      if (Number(number.text) <= HIGHEST && !beforeOn(words, number, ALONE)) dropped.add(word)
    }
  }
  return words.filter((word) => !dropped.has(word)).map((word) => changed.get(word) ?? word)
}

/** As high as the title: the frame is higher than any type. */
const besideTitle = (number: Box, title: Box): Box => [
  number[0],
  title[1],
  Math.min(number[2], title[0]),
  title[3],
]

const middle = ({ box }: Word) => (box[1] + box[3]) / 2

function isLevel(one: Word, other: Word): boolean {
  const height = Math.min(one.box[3] - one.box[1], other.box[3] - other.box[1])
  return Math.abs(middle(one) - middle(other)) < Math.max(2, height / 2)
}

function nextOn(words: readonly Word[], word: Word, within: number): Word | undefined {
  const behind = words.filter((other) => {
    const gap = other.box[0] - word.box[2]
    return other !== word && gap > -1 && gap < within && isLevel(word, other)
  })
  return behind.sort((a, b) => a.box[0] - b.box[0])[0]
}

function beforeOn(words: readonly Word[], word: Word, within: number): Word | undefined {
  const before = words.filter((other) => {
    const gap = word.box[0] - other.box[2]
    return other !== word && gap > -1 && gap < within && isLevel(word, other)
  })
  return before.sort((a, b) => b.box[2] - a.box[2])[0]
}
