import { expect, it } from 'vitest'
import { packageKindIn, packageKindOfUnit } from './packages.ts'

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
