import { expect, it } from 'vitest'
import { partTechnicalName } from './technical-name.ts'

it.each([
  [
    'ÄTZENDER FLÜSSIGER STOFF, N.A.G. (Isophorondiamin)',
    'ÄTZENDER FLÜSSIGER STOFF, N.A.G.',
    'Isophorondiamin',
  ],
  [
    'AMINES, LIQUID, CORROSIVE, N.O.S. (polyether amine)',
    'AMINES, LIQUID, CORROSIVE, N.O.S.',
    'polyether amine',
  ],
  ['MATIÈRE SOLIDE, N.S.A. (OXYDE DE ZINC)', 'MATIÈRE SOLIDE, N.S.A.', 'OXYDE DE ZINC'],
  [
    'PEROXID TYP D, FLÜSSIG (Methylethylketonperoxid(e))',
    'PEROXID TYP D, FLÜSSIG',
    'Methylethylketonperoxid(e)',
  ],
  ['PAINT', 'PAINT', undefined],
  ['ETHANOL (ETHYL ALCOHOL)', 'ETHANOL (ETHYL ALCOHOL)', undefined],
  ['SULPHURIC ACID (more than 51 % acid)', 'SULPHURIC ACID (more than 51 % acid)', undefined],
])('%s', (text, name, technical) => {
  expect(partTechnicalName(text)).toEqual(technical === undefined ? { name } : { name, technical })
})
