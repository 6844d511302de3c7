import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 30, 'OHTLIKE VEOSTE VEODOKUMENT ADR', 12],
  [40, 60, 'Saatja: Keemia Pärnu OÜ, Savi 9, 80010 Pärnu'],
  [40, 74, 'Saaja: Värvid Tartu AS, Ringtee 75, 50501 Tartu'],
]
const goodsOf = (values: Record<string, unknown>, number: number) => {
  const at = (leaf: string) => values[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/${leaf}`]
  return [
    at('uNDGID'),
    at('properShippingName[1]'),
    at('hazardClassificationID'),
    at('packagingDangerLevelCode'),
    at('tunnelRestrictionCode'),
  ]
}

it('tells numbers, names, classes and codes in columns under headings that are in no lexicon', () => {
  const { values } = readSet([
    ...head,
    [40, 110, 'Tähis', 7],
    [90, 110, 'Veetav', 7],
    [280, 110, 'Kleebis', 7],
    [330, 110, 'R', 7],
    [360, 110, 'T', 7],
    [400, 110, 'Bruto kg', 7],
    [40, 130, '1263'],
    [90, 130, 'VÄRV'],
    [280, 130, '3'],
    [330, 130, 'II'],
    [360, 130, 'D/E'],
    [410, 130, '132'],
    [90, 147, 'SÖÖBIV VEDELIK, MÜRGINE,'],
    [40, 152, '2922'],
    [280, 152, '8 (6.1)'],
    [330, 152, 'II'],
    [360, 152, 'E'],
    [410, 152, '588'],
    [90, 157, 'N.O.S. (amiin)'],
    [40, 180, '1950'],
    [90, 180, 'AEROSOOLID'],
    [280, 180, '2.1'],
    [360, 180, 'D'],
    [410, 180, '36'],
  ])
  expect(goodsOf(values, 1)).toEqual(['1263', 'VÄRV', '3', 'II', 'D/E'])
  expect(goodsOf(values, 2)).toEqual(['2922', 'SÖÖBIV VEDELIK, MÜRGINE, N.O.S.', '8', 'II', 'E'])
  expect(goodsOf(values, 3)).toEqual(['1950', 'AEROSOOLID', '2.1', undefined, 'D'])
  expect(values['includedConsignmentItem[2]/transportDangerousGoods[1]/grossWeight']).toEqual({
    value: 588,
    unit: 'KGM',
  })
})

it('leaves out what a form prints and nobody has filled in, and numbers with another class beside them', () => {
  const { values } = readSet([
    ...head,
    [400, 110, 'Bruto kg', 7],
    [40, 130, 'UN 1072'],
    [90, 130, 'HAPNIK, KOKKUSURUTUD'],
    [280, 130, '2.2 (5.1)'],
    [330, 130, '(E)'],
    [410, 130, '288'],
    [40, 150, 'UN 1066'],
    [90, 150, 'LÄMMASTIK, KOKKUSURUTUD'],
    [280, 150, '2.2'],
    [330, 150, '(E)'],
    [40, 170, '1203'],
    [90, 170, 'Kaubaaluste arve nr'],
    [280, 170, '8'],
    [410, 170, '7'],
  ])
  expect(goodsOf(values, 1)).toEqual(['1072', 'HAPNIK, KOKKUSURUTUD', '2.2', undefined, 'E'])
  expect(goodsOf(values, 2)[0]).toBeUndefined()
})
