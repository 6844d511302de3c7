import { expect, it } from 'vitest'
import { linesOf, textOfWords, type UprightWord, wordsOfDrag } from './select-words.ts'
import { pointOnPage, turnBox, turnPoint } from './upright.ts'

/** Ten units a line, six a letter. */
const line = (x: number, y: number, text: string): UprightWord[] => {
  let at = x
  return text.split(' ').map((word) => {
    const box = [at, y, at + 6 * word.length, y + 9] as const
    at += 6 * word.length + 4
    return { text: word, box }
  })
}
const page = [
  ...line(40, 100, 'Nordlicht Spedition GmbH'),
  ...line(300, 100, 'Exemple Outillage SARL'),
  ...line(40, 114, 'Hafenstrasse 12'),
  ...line(300, 114, 'Quai du Commerce 4'),
  ...line(40, 128, '20457 Hamburg'),
  ...line(300, 128, '69009 Lyon'),
  ...line(40, 300, 'Machine parts'),
]
const dragged = (x: number, y: number, toX: number, toY: number) =>
  textOfWords(wordsOfDrag(page, { x, y }, { x: toX, y: toY }))

it('a drag from word to word selects text, within its column', () => {
  expect(dragged(45, 105, 300, 105)).toBe('Nordlicht Spedition GmbH')
  expect(dragged(100, 105, 60, 119)).toBe('Spedition GmbH\nHafenstrasse')
  expect(dragged(45, 105, 110, 133)).toBe('Nordlicht Spedition GmbH\nHafenstrasse 12\n20457 Hamburg')
  expect(dragged(110, 133, 45, 105)).toBe('Nordlicht Spedition GmbH\nHafenstrasse 12\n20457 Hamburg')
})

it('a drag from beside the words draws a box around them', () => {
  expect(dragged(290, 95, 500, 140)).toBe('Exemple Outillage SARL\nQuai du Commerce 4\n69009 Lyon')
  expect(dragged(500, 140, 290, 122)).toBe('69009 Lyon')
  expect(dragged(30, 200, 35, 220)).toBe('')
})

it('words of one line are one line, whatever their order', () => {
  const [first, second] = linesOf([...page].reverse())
  expect(first?.map(({ text }) => text).join(' ')).toBe('Nordlicht Spedition GmbH Exemple Outillage SARL')
  expect(second?.length).toBe(6)
})

it.each([0, 90, 180, 270])('a point of the screen is found on a page that is turned by %i', (turn) => {
  const size = { width: 600, height: 800 }
  const at = { x: 100, y: 250 }
  const shown = turnPoint(at, turn, size)
  const screen = { x: 20 + 2 * shown.x, y: 30 + 2 * shown.y }
  expect(pointOnPage(screen, { left: 20, top: 30 }, { scale: 2, turn }, size)).toEqual(at)
  const [left, top, right, bottom] = turnBox([100, 250, 130, 260], turn, size)
  expect([right - left, bottom - top].sort((a, b) => a - b)).toEqual([10, 30])
})
