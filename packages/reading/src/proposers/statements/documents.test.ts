import { expect, it } from 'vitest'
import { readSet } from '../../testing/set-paper.ts'

const papers = (text: string) => {
  const { values } = readSet([
    [40, 20, 'CMR Frachtbrief', 14],
    [40, 50, '1 Absender (Name, Anschrift, Land)', 6],
    [42, 58, 'Malzwerk Süd AG, Gerberstr. 3, 79206 Breisach'],
    [40, 100, '2 Empfänger (Name, Anschrift, Land)', 6],
    [42, 108, 'Brasserie Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
    [40, 140, '5 Beigefügte Dokumente', 6],
    [42, 148, text],
  ])
  return [1, 2, 3].map((n) => values[`associatedDocument[${n}]/id`])
}

it.each([
  ['INV 20443 / PHYTO GB-SCO-0081774', '20443', 'GB-SCO-0081774'],
  ['Bordereau de wagons BW 8817 (1 feuillet) ; certificat n° C-26-1172', 'BW 8817', 'C-26-1172'],
  ['Aviz 0004417; Certificat fitosanitar RO/BR 55011', '0004417', 'RO/BR 55011'],
  ['factura 884/26 y packing', '884/26', undefined],
  ['WZ 1188/26, ŚWIADECTWO 77', '1188/26', '77'],
])('%s', (text, first, second) => {
  expect(papers(text).slice(0, 2)).toEqual([first, second])
})
