import { expect, it } from 'vitest'
import { readSet, type SetLine } from './testing/set-paper.ts'

/** A seller's letterhead, title and number. */
const head: SetLine[] = [
  [40, 30, 'Kuipers Metaal B.V.', 14],
  [40, 46, 'Havenweg 12, 5928 LR Venlo'],
  [40, 70, 'Pakbon', 18],
  [300, 74, 'Pakbonnummer: PB-26411'],
]

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
    [40, 160, 'Omschrijving'],
    [300, 160, 'Colli'],
    [400, 160, 'Brutogewicht kg'],
    [40, 176, 'Stalen buizen'],
    [300, 176, '12'],
    [400, 176, '3400'],
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
    [40, 160, 'Hoeveelheid'],
    [120, 160, 'Omschrijving'],
    [320, 160, 'Colli'],
    [400, 160, 'Nettogewicht kg'],
    [40, 176, '3127'],
    [120, 176, 'Diepvriesfriet'],
    [320, 176, '3'],
    [400, 176, '368'],
    [40, 190, '640'],
    [120, 190, 'Verf op waterbasis'],
    [320, 190, '5'],
    [400, 190, '412'],
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
    [40, 160, 'Artikel'],
    [120, 160, 'Tekst op etiket'],
    [320, 160, 'Colli'],
    [400, 160, 'Brutogewicht kg'],
    [40, 176, 'K-81651'],
    [120, 176, 'Tuinstoelen hout'],
    [320, 176, '15'],
    [400, 176, '465'],
    [40, 190, 'K-81702'],
    [120, 190, 'Vloertegels grijs'],
    [320, 190, '6'],
    [400, 190, '438'],
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
    [40, 160, 'Omschrijving'],
    [320, 160, 'Colli'],
    [40, 176, 'Tuinstoelen hout'],
    [320, 176, '15'],
    [40, 190, 'Vloertegels grijs'],
    [320, 190, '6'],
    [40, 204, 'Fietsonderdelen'],
    [320, 204, '4'],
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
    [40, 220, 'Omschrijving'],
    [320, 220, 'Colli'],
    [40, 236, 'Tuinstoelen hout'],
    [320, 236, '15'],
    [40, 250, 'Vloertegels grijs'],
    [320, 250, '6'],
  ])
  expect(values['usedTransportEquipment[1]/carriedTransportEquipment[1]/affixedSeal[1]/id']).toBe('7504851')
  expect(values['usedTransportEquipment[1]/affixedSeal[1]/id']).toBeUndefined()
})
