import { expect, it } from 'vitest'
import { readSet, type SetLine } from './testing/set-paper.ts'

/** A seller's letterhead, title and number. */
const head: SetLine[] = [
  [40, 30, 'Kuipers Metaal B.V.', 14],
  [40, 46, 'Havenweg 12, 5928 LR Venlo'],
  [40, 70, 'Pakbon', 18],
  [300, 74, 'Pakbonnummer: PB-26411'],
]

/** Headings and lines of goods, in columns that begin at `starts`. */
const goods = (starts: readonly number[], rows: readonly (readonly string[])[]): SetLine[] =>
  rows.flatMap((cells, row) => cells.map((text, at): SetLine => [starts[at] ?? 0, 220 + 15 * row, text]))

it('a company beside a label of the place of delivery receives the goods, whoever pays', () => {
  const { values } = readSet([
    ...head,
    [40, 100, 'Losadres:'],
    [110, 100, 'Kovács Gépgyár Kft.'],
    [110, 112, 'Ipari út 2.'],
    [110, 124, '4024 Debrecen'],
    [300, 100, 'Klant:'],
    [370, 100, 'Bergström Industri AB'],
    [370, 112, 'Industrigatan 5'],
    [370, 124, '252 25 Helsingborg'],
    ...goods(
      [40, 300, 400],
      [
        ['Omschrijving', 'Colli', 'Brutogewicht kg'],
        ['Stalen buizen', '12', '3400'],
      ],
    ),
  ])
  expect(values).toMatchObject({
    'consignee/name[1]': 'Kovács Gépgyár Kft.',
    'consignee/postalAddress/cityName[1]': 'Debrecen',
  })
})

const receiver: SetLine[] = [
  [40, 100, 'Afleveradres'],
  [40, 112, 'Northgate Components Ltd'],
  [40, 124, '7 Tannery Lane'],
  [40, 136, 'Leeds LS9 8AG'],
]

it('of two columns of counts the one that names packages counts them', () => {
  const { values } = readSet([
    ...head,
    ...receiver,
    ...goods(
      [40, 120, 320, 400],
      [
        ['Hoeveelheid', 'Omschrijving', 'Colli', 'Nettogewicht kg'],
        ['3127', 'Diepvriesfriet', '3', '368'],
        ['640', 'Verf op waterbasis', '5', '412'],
      ],
    ),
  ])
  expect(values).toMatchObject({
    'transportPackage[1]/itemQuantity': 3,
    'transportPackage[2]/itemQuantity': 5,
    numberOfPackages: 8,
  })
})

it('numbers of articles are no descriptions where texts stand under a heading that nobody knows', () => {
  const { values } = readSet([
    ...head,
    ...receiver,
    ...goods(
      [40, 120, 320, 400],
      [
        ['Artikel', 'Tekst op etiket', 'Colli', 'Brutogewicht kg'],
        ['K-81651', 'Tuinstoelen hout', '15', '465'],
        ['K-81702', 'Vloertegels grijs', '6', '438'],
      ],
    ),
  ])
  expect(values).toMatchObject({
    'natureIdentificationCargo/identificationText[1]': 'Tuinstoelen hout',
    'natureIdentificationCargo/identificationText[2]': 'Vloertegels grijs',
  })
})

it('two headings over lines of names and figures are a table', () => {
  const { values } = readSet([
    ...head,
    ...receiver,
    ...goods(
      [40, 320],
      [
        ['Omschrijving', 'Colli'],
        ['Tuinstoelen hout', '15'],
        ['Vloertegels grijs', '6'],
        ['Fietsonderdelen', '4'],
      ],
    ),
  ])
  expect(values).toMatchObject({
    'natureIdentificationCargo/identificationText[3]': 'Fietsonderdelen',
    'transportPackage[2]/itemQuantity': 6,
    numberOfPackages: 25,
  })
})

it('a seal beside the container is its own, though a trailer is named', () => {
  const { values } = readSet([
    ...head,
    ...receiver,
    [40, 160, 'Oplegger: OK-36-ZB'],
    [40, 190, 'Container: CSQU3054383'],
    [250, 190, 'Zegel: 7504851'],
    ...goods(
      [40, 320],
      [
        ['Omschrijving', 'Colli'],
        ['Tuinstoelen hout', '15'],
        ['Vloertegels grijs', '6'],
      ],
    ),
  ])
  expect(values['usedTransportEquipment[1]/carriedTransportEquipment[1]/affixedSeal[1]/id']).toBe('7504851')
  expect(values['usedTransportEquipment[1]/affixedSeal[1]/id']).toBeUndefined()
})
