import { expect, it } from 'vitest'
import { readColumns, sortingOf, widthOf } from './columns.ts'

it('takes known columns in their order, each once, and always the name', () => {
  expect(readColumns('status,departure,status,magic')).toEqual(['name', 'status', 'departure'])
  expect(readColumns('departure,name')).toEqual(['departure', 'name'])
  expect(readColumns('magic')).toBeNull()
  expect(readColumns(undefined)).toBeNull()
})

it('turns an order round where the column has two', () => {
  expect(sortingOf(['newest', 'oldest'], 'newest')).toEqual({ direction: 'descending', next: 'oldest' })
  expect(sortingOf(['newest', 'oldest'], 'oldest')).toEqual({ direction: 'ascending', next: 'newest' })
  expect(sortingOf(['departure'], 'newest')).toEqual({ direction: 'none', next: 'departure' })
})

it('adds up what the columns need', () => {
  expect(widthOf(['name', 'size'])).toBe(316)
})
