import { expect, it } from 'vitest'
import { tickedIn } from './ticked.ts'

it.each<[string, string[]]>([
  ['☒ frei / franco ☐ unfrei / non franco', ['frei / franco']],
  ['Franco [X] Non franco', ['Franco']],
  ['Franco [ ] Non franco (x)', ['Non franco']],
  ['[ ] carriage paid [x] carriage forward', ['carriage forward']],
  ['□ Porto franco ■ Porto assegnato', ['Porto assegnato']],
  ['☐ paid ☐ collect', []],
  ['Frei / Franco ☐ X Unfrei / Non franco ☐', ['Frei / Franco']],
  ['x ❑ Franco ❑ Niet franco', ['Franco']],
  ['X betales av avsender _ betales av mottaker', ['betales av avsender']],
  ['_ paid by sender X paid by consignee', ['paid by consignee']],
])('%s', (text, ticked) => {
  expect(tickedIn(text)).toEqual(ticked)
})

it('knows a text without a box from one whose boxes are empty', () => {
  expect(tickedIn('Porte pagado')).toBeUndefined()
})

it('what leads to the choices is none of them', () => {
  const isChoice = (text: string) => /vapaa/iu.test(text)
  expect(tickedIn('Rahdin maksu ☐ Vapaa ☒ Ei-vapaa', isChoice)).toEqual(['Ei-vapaa'])
  expect(tickedIn('Vapaa ☒ Ei-vapaa ☐ Jälkivaatimus', isChoice)).toEqual(['Vapaa'])
})

it('a letter among words ticks nothing', () => {
  expect(tickedIn('Type X coupling with pipe_ends')).toBeUndefined()
})
