import { expect, it } from 'vitest'
import { readSet } from '../../testing/set-paper.ts'
import { massesSaid } from './masses-said.ts'

it.each([
  ['12 fûts – 2 400 litres, masse brute 2 352 kg', 2352, undefined],
  ['27 kg net, masse brute 36 kg', 36, 27],
  ['660 kg netto 1482 kg brutto', 1482, 660],
  ['netto 254,4 kg, brutto 1.560,0 kg', 1560, 254.4],
  ['peso lordo kg 780 - peso netto kg 700', 780, 700],
  ['gross 20 kg, net 36 kg', undefined, undefined],
  ['24 drums, 4800 kg', undefined, undefined],
  ['Gesamtbruttogewicht von 1.684,5 kg, netto 1.497 kg', 1684.5, 1497],
  ["d'un poids brut de 985,5 kg et net de 891 kg", 985.5, 891],
  ['peso lordo totale di chilogrammi 7.632 (netto kg 7.330)', 7632, 7330],
  ['2.880 kg netti, pari a 2.996 kg lordi', 2996, 2880],
  ['372 kg brut / 340 kg net', 372, 340],
  ['Brutto/netto: 1.684,5 / 1.497 kg', 1684.5, 1497],
  ['Peso neto / bruto 1.497 kg / 1.684,5 kg', 1684.5, 1497],
  ['samlet bruttovægt 1.073,5 kg', 1073.5, undefined],
  ['400 kg of fishing net', undefined, undefined],
  ['Network cables, 12 kg', undefined, undefined],
])('%s', (text, gross, net) => {
  const said = massesSaid({ text, words: [] }, 'comma')
  expect([said.gross?.measure.value, said.net?.measure.value]).toEqual([gross, net])
})

it.each([
  ['Fatura FT 2026/1184', 'Peso bruto / líquido', '4.386,00 kg / 4.012,50 kg', 4386, 4012.5],
  ['Lieferschein 4711', 'Gewicht netto/brutto (kg):', '1.497 / 1.684,5', 1684.5, 1497],
  ['Packing list 4711', 'Gross / net weight', '3,208 kg / 3,094 kg', 3208, 3094],
])('%s: two masses behind one label', (title, label, value, gross, net) => {
  const { values } = readSet([
    [40, 30, title, 16],
    [40, 90, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
    [40, 300, label],
    [240, 300, value],
  ])
  expect(values['grossWeight[1]']).toEqual({ value: gross, unit: 'KGM' })
  expect(values['netWeight[1]']).toEqual({ value: net, unit: 'KGM' })
})
