import { expect, it } from 'vitest'
import { type Span, spanOf } from '../../layout/span.ts'
import { readSet } from '../../testing/set-paper.ts'
import { namesMeans } from './lines-of-means.ts'
import { sealsAsked } from './seals-asked.ts'
import { sealsBehindContainer, sealsNamed } from './seals-named.ts'

const line = (text: string): Span =>
  spanOf(
    text.split(' ').map((word, i) => ({ text: word, box: [i * 40, 10, i * 40 + 36, 20], confidence: 1 })),
  )

it.each([
  ['34 BTL 417 / 34 DRB 288 celní závěra č. CZ-A 114408', ['CZ-A 114408']],
  ['Plombs 550117 / 550118', ['550117', '550118']],
  ['Seals No. UK 0077118 and UK 0077119', ['UK 0077118', 'UK 0077119']],
  ['PLOMBA NR 0077315', ['0077315']],
  ['sigilli n. IT-A 4417, IT-A 4418', ['IT-A 4417', 'IT-A 4418']],
  ['plombe nr. RO 118842 și RO 118843', ['RO 118842', 'RO 118843']],
  ['Σφραγίδες (seals): 338104, 338105', ['338104', '338105']],
  ['Scellés apposés : 2 (n° 558012 et 558013)', ['558012', '558013']],
  ['Seals intact, No. UK-558 120', ['UK-558 120']],
  ['Zegelnr. NL 44718', ['NL 44718']],
  ['Trailer sealed with UK 558120', ['UK 558120']],
  ['Zollverschluss angelegt: AT 330 0887 / AT 330 0888', ['AT 330 0887', 'AT 330 0888']],
  ['Seal numbers GB0447182 + GB0447183', ['GB0447182', 'GB0447183']],
  ['Plombe 77 4410, Temperatur +4', ['77 4410']],
  ['Selo n.º 0044177', ['0044177']],
  ['Plombenr NO 771 204', ['NO 771 204']],
  ['SEAL NO 771204', ['771204']],
  ['Precintos: PF 88071 - PF 88072', ['PF 88071', 'PF 88072']],
  ['Пломби: № 441788, № 441789', ['441788', '441789']],
  ['Αρ. σφραγίδας: GR 0044178', ['GR 0044178']],
  ['Seals intact: yes', []],
  ['Container/Seal: MSKU1234565 / 40HC', []],
  ['Seals and gaskets EN 12345', []],
  ['Plombe 20.11.2026', []],
  ['Seal no.: none', []],
  ['siegelfrei 4711 Paletten', []],
  ['seal the lid within 24 hours', []],
])('%s', (text, seals) => {
  expect(sealsNamed([line(text)]).map(({ value }) => value)).toEqual(seals)
})

it.each([
  ['IT-A 114408 integro', ['IT-A 114408']],
  ['№ 441788, № 441789', ['441788', '441789']],
  ['UK 0077118 (intact)', ['UK 0077118']],
  ['H1234567 to H1234569', []],
  ['oui', []],
])('asked for by a label: %s', (text, seals) => {
  expect(sealsAsked([line(text)]).map(({ value }) => value)).toEqual(seals)
})

it.each([
  [['Container/Seal: PDSU7204414 / 20GP / WZ771204'], ['WZ771204']],
  [['Konténer – plomba', "1 x 40' HC PDSU 720441-4 / HU 0551774"], ['HU 0551774']],
  [["Container No: PDSU7204414 / 40'HC", 'seals are broken by customs only'], []],
  [['Container PDSU7204414 / 4417'], []],
])('behind the number of its container: %j', (texts, seals) => {
  expect(sealsBehindContainer(texts.map(line)).map(({ value }) => value)).toEqual(seals)
})

it.each([
  ['Lastzug KE-AT 417 / KE-AT 881, Plombe-Nr. 088412', true],
  ['Seal No. 0044718', true],
  ['Container MSKU 123456-5 / Seal NL 44718', true],
  ['Anhängerkupplung 50 mm', false],
  ['Seal rings EN 12345', false],
  ['Remorque agricole 12 t', false],
])('%s is a line of the vehicle: %s', (text, is) => {
  expect(namesMeans(text)).toBe(is)
})

it('each container has the seal on its own line', () => {
  const { values } = readSet([
    [40, 40, 'Packing list', 14],
    [40, 80, 'Shipper: Walzwerk Grobblech AG, Uferstr. 4, 28237 Bremen, Germany'],
    [40, 100, 'Consignee: Estaleiros Novo Tejo S.A., Rua Nova 2, 2840-075 Seixal, Portugal'],
    [40, 140, 'Container'],
    [200, 140, 'Seal'],
    [40, 152, 'MSKU 123456-5'],
    [200, 152, 'HU 0551774'],
    [40, 164, 'TCLU 100004-5'],
    [200, 164, 'HU 0551775'],
    [40, 220, 'Description'],
    [300, 220, 'Gross kg'],
    [40, 232, 'Steel plates'],
    [300, 232, '21400'],
  ])
  expect(values).toMatchObject({
    'usedTransportEquipment[1]/carriedTransportEquipment[1]/affixedSeal[1]/id': 'HU 0551774',
    'usedTransportEquipment[1]/carriedTransportEquipment[2]/affixedSeal[1]/id': 'HU 0551775',
  })
})
