import { expect, it } from 'vitest'
import { tickedIn } from './ticked.ts'

it.each<[string, string[]]>([
  ['☒ frei / franco ☐ unfrei / non franco', ['frei / franco']],
  ['Franco [X] Non franco', ['Franco']],
  ['Franco [ ] Non franco (x)', ['Non franco']],
  ['[ ] carriage paid [x] carriage forward', ['carriage forward']],
  ['□ Porto franco ■ Porto assegnato', ['Porto assegnato']],
  ['☐ paid ☐ collect', []],
])('%s', (text, ticked) => {
  expect(tickedIn(text)).toEqual(ticked)
})

it('knows a text without a box from one whose boxes are empty', () => {
  expect(tickedIn('Porte pagado')).toBeUndefined()
})
