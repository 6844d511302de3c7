import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../../../testing/set-paper.ts'

const note: SetLine[] = [
  [40, 40, 'CMR-Frachtbrief', 12],
  [40, 100, '1 Absender'],
  [40, 112, 'Holzwerk Tannberg GmbH'],
  [40, 124, 'Sägestraße 4, 87435 Kempten'],
  [300, 100, '2 Empfänger'],
  [300, 112, 'Segheria Valfredda S.r.l.'],
  [300, 124, 'Via Roma 12, 39100 Bolzano'],
  [40, 160, '16 Frachtführer'],
  [40, 172, 'Allgäu Transporte GmbH, 87437 Kempten'],
  [40, 220, '9 Bezeichnung des Gutes'],
  [300, 220, '11 Bruttogewicht in kg'],
  [40, 232, 'Schnittholz'],
  [300, 232, '21 400'],
]
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
