import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test.each([
  ['lorry', 'lorry'],
  [2026, '2026'],
  ['\0', ''],
  ['a\0b', 'ab'],
  [undefined, ''],
  [['a'], ''],
])('%j in an address is %j', (value, text) => {
  expect(searchText(value)).toBe(text)
})
