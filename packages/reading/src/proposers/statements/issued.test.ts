import { expect, it } from 'vitest'
import { billHead, noteOfTimber } from '../../testing/set-heads.ts'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const note: SetLine[] = [[40, 40, 'CMR-Frachtbrief', 12], ...noteOfTimber]
const day = 'transportContractDocument/formattedIssueDateTime'
const town = 'transportContractDocument/issueLocation/name[1]'

it.each([
  ['Établi à Châteaubernard, 18.11.26 16:41', 'Châteaubernard', '2026-11-18'],
  ['Ausgestellt in Kempten am 20.11.2026', 'Kempten', '2026-11-20'],
])('%s', (text, place, date) => {
  expect(readSet([...note, [40, 500, text]]).values).toMatchObject({ [town]: place, [day]: date })
})

it('a town and a day that nothing calls the issue are not read as it', () => {
  const { values } = readSet([...note, [40, 500, 'Empfangen: Bolzano, 24.11.2026']])
  expect(values).not.toHaveProperty([day])
})

it.each([
  ['U Kutini, dana 23. studenoga 2026.', 'Kutini'],
  ['V Plzni, dne 23. 11. 2026', 'Plzni'],
])('the town stands behind the word for in: %s', (text, place) => {
  const { values } = readSet([...billHead, [40, 500, text]])
  expect(values[town]).toBe(place)
})
