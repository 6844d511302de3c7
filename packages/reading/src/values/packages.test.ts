import { expect, it } from 'vitest'
import { packageKindIn, packageKindOfCode, packageKindOfUnit } from './packages.ts'

it.each([
  ['3 hobbocks', 'BJ'],
  ['skids', 'SI'],
  ['PX', 'PX'],
  ['KG', undefined],
  ['PL', undefined],
])('%s names the kind %s', (text, code) => {
  expect(packageKindIn(text)?.code).toBe(code)
})

it.each([
  ['Kart.', 'CT'],
  ['wor.', 'SA'],
  ['SAND', 'CS'],
  ['SVEZ', 'BE'],
  ['BDLE', 'BE'],
  ['GAR', undefined],
  ['MET', undefined],
  ['PA', 'PA'],
  ['kg', undefined],
])('the unit %s is the kind %s', (cell, code) => {
  expect(packageKindOfUnit(cell)?.code).toBe(code)
})

it.each([
  ['CAN 3H1', '3H'],
  ['cajas de cartón madera (4G)', undefined],
  ['cassa (4G)', '4G'],
  ['metalen bussen (3A1) op 2 pallets', '3A'],
  ['steel drums (1A1)', undefined],
  ['zimbas 5H4', '5H'],
  ['GRG (IBC 31HA1)', 'WA'],
  ['Gebinde (1H2)', 'IH'],
  ['Palette 1A', undefined],
  ['Karton, Format 4', undefined],
])('%s: its code says %s', (text, code) => {
  expect(packageKindOfCode(text)?.code).toBe(code)
})

it.each([
  ['24 boce po 50 l', 'CY'],
  ['18 boca', 'CY'],
  ['6 tlakových lahví', 'CY'],
  ['12 Stahlflaschen', 'CY'],
  ['2 svazky lahví', 'BE'],
  ['3 mauzery', 'WA'],
  ['7 kanistrů', 'JC'],
])('a kind of package as it stands behind its number: %s', (text, code) => {
  expect(packageKindIn(text)?.code).toBe(code)
})

it.each(['2 CILINDRI ESSICCATORI', '3 hidraulična cilindra', '4 amber lamps'])('%s names none', (text) => {
  expect(packageKindIn(text)).toBeUndefined()
})
