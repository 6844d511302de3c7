import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

const form: SetLine[] = [
  [40, 20, 'CMR International consignment note', 12],
  [40, 52, '1 Sender (name, address, country)', 6],
  [40, 62, 'Harlow Steel Ltd', 8],
  [40, 72, '5 Foundry Road', 8],
  [40, 82, 'Sheffield S9 2QX', 8],
  [320, 52, '2 Consignee (name, address, country)', 6],
  [320, 62, 'Morel SARL', 8],
  [320, 72, 'Rue de la Paix 4', 8],
  [320, 82, '69002 Lyon', 8],
  [40, 343, '21 Established in', 6],
  [160, 343, 'on', 6],
]
const boxes = drawn([36, 48, 316, 130], [316, 48, 560, 130], [36, 340, 316, 370])

const issued = (line: string) => {
  const { values } = readSet([...form, [40, 355, line, 8]], boxes)
  return [
    values['transportContractDocument/issueLocation/name[1]'],
    values['transportContractDocument/formattedIssueDateTime'],
  ]
}

it.each([
  ['U Kutini, dana 20.11.2026.', 'Kutini'],
  ['V Praze dne 20. 11. 2026', 'Praze'],
  ['We Wrocławiu 20.XI.2026', 'Wrocławiu'],
  ['W Warszawie, dnia 20 listopada 2026 r.', 'Warszawie'],
  ['En Madrid, a 20 de noviembre de 2026', 'Madrid'],
  ['Fait à Mulhouse le 20/11/26', 'Mulhouse'],
  ['Lyon, le vendredi 20 novembre 2026', 'Lyon'],
  ['In Wien, am 20. November 2026', 'Wien'],
  ['Kelt: Szeged, 2026. nov. 20.', 'Szeged'],
  ['гр. Пловдив, 20.11.2026 г.', 'Пловдив'],
  ['м. Київ, 20 листопада 2026 року', 'Київ'],
  ['Te Rotterdam, 20 november 2026', 'Rotterdam'],
  ["Antwerpen, 20-11-'26", 'Antwerpen'],
  ['Dublin this 20th day of November 2026', 'Dublin'],
  // No word that leads to a town, but its own first.
  ['La Spezia 20-NOV-26', 'La Spezia'],
  ['A Coruña, 20/11/2026', 'A Coruña'],
  ['Atessa, 20/11/2026', 'Atessa'],
])('%s', (line, town) => expect(issued(line)).toEqual([town, '2026-11-20']))

const atTheFoot = (line: string) =>
  readSet([
    [40, 20, 'Dangerous goods transport document (ADR)', 14],
    [40, 60, 'Consignor: Harlow Steel Ltd, 5 Foundry Road, Sheffield S9 2QX'],
    [40, 80, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
    [40, 110, 'UN 1203 PETROL, 3, II, (D/E)   4 drums   800 kg'],
    [40, 300, line],
    [40, 330, 'Signature: ............'],
  ]).values['transportContractDocument/issueLocation/name[1]']

it.each([
  ['U Kutini, dana 20.11.2026.', 'Kutini'],
  ['V Praze dne 20. 11. 2026', 'Praze'],
  ['Lyon, le vendredi 20 novembre 2026', 'Lyon'],
  ['гр. Пловдив, 20.11.2026 г.', 'Пловдив'],
  ['м. Київ, 20 листопада 2026 року', 'Київ'],
  // 'Loading on 20 November' looks the same.
  ['Felixstowe on 20 November 2026', undefined],
  ['Delivery on 20 November 2026', undefined],
  ['In total 20 drums, 20.11.2026', undefined],
])('alone at the foot: %s', (line, town) => expect(atTheFoot(line)).toBe(town))
