import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 30, 'DOCUMENTO DE TRANSPORTE DE MERCADORIAS PERIGOSAS ADR', 12],
  [40, 60, 'Expedidor: Tintas do Minho, S.A., Rua do Forno 12, 4700-001 Braga'],
  [40, 74, 'Destinatário: Pinturas Lugo, S.L., Rúa Nova 3, 27001 Lugo, Espanha'],
]
const kilograms = (value: number) => ({ value, unit: 'KGM' })
const lotOf = (values: Record<string, unknown>, number: number) => ({
  un: values[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/uNDGID`],
  gross: values[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/grossWeight`],
  net: values[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/netWeight`],
  packages: values[`transportPackage[${number}]/itemQuantity`],
})

it('weighs below headings of several words, not below litres, and takes the same number twice for two goods', () => {
  const { values } = readSet([
    ...head,
    [350, 104, 'Quantidade', 7],
    [350, 112, 'líquida (L)', 7],
    [420, 112, 'Massa líquida (kg)', 7],
    [500, 112, 'Massa bruta (kg)', 7],
    [40, 130, '36 baldes (1A2)'],
    [130, 130, 'UN 1263 TINTAS, 3, II, (D/E)'],
    [372, 130, '900'],
    [466, 130, '873,0'],
    [540, 130, '934,2'],
    [40, 150, '4 tambores (1A1)'],
    [130, 150, 'UN 1263 MATÉRIAS APARENTADAS, 3, II, (D/E)'],
    [372, 150, '800'],
    [466, 150, '696,0'],
    [540, 150, '772,0'],
    [40, 174, 'Total: 40 volumes'],
    [372, 174, '1700'],
    [461, 174, '1 569,0'],
    [535, 174, '1 706,2'],
  ])
  expect(lotOf(values, 1)).toEqual({
    un: '1263',
    gross: kilograms(934.2),
    net: kilograms(873),
    packages: 36,
  })
  expect(lotOf(values, 2)).toEqual({ un: '1263', gross: kilograms(772), net: kilograms(696), packages: 4 })
  expect(values['grossWeight[1]']).toEqual(kilograms(1706.2))
})

it('reads masses behind abbreviated words, and units before the words', () => {
  const { values } = readSet([
    ...head,
    [40, 110, 'UN 1133 ADESIVOS, 3, II, (D/E)'],
    [40, 121, '20 caixas, G/W 250 kg, N/W 220 kg'],
    [40, 150, 'UN 1170 ETANOL EM SOLUÇÃO, 3, III, (D/E)'],
    [40, 161, 'n. 4 tambores – kg brutos 96,4 – kg líquidos 88,0'],
  ])
  expect(lotOf(values, 1)).toMatchObject({ gross: kilograms(250), net: kilograms(220), packages: 20 })
  expect(lotOf(values, 2)).toMatchObject({ gross: kilograms(96.4), net: kilograms(88), packages: 4 })
})
