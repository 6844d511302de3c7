import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonFault, lineAndColumn } from './check-json.ts'

describe('a fault in JSON is reported with its place', () => {
  it.each([
    ['{"a": 1,\n "b": [1,2,}', 2, 12, 'a value is expected here, but there is “}”'],
    ['{"a":1,}', 1, 8, 'a name in double quotes is expected here, but there is “}”'],
    ["{'a':1}", 1, 2, 'a name in double quotes is expected here'],
    ['{"a" 1}', 1, 6, 'a colon is expected after a name, but there is “1”'],
    ['{"a":1 "b":2}', 1, 8, 'a comma or \'}\' is expected here, but there is “"b":2”'],
    ['{"kg":012}', 1, 7, 'a value is expected here, but there is “012”'],
    ['{"kg":1.234,5.6.7}', 1, 13, 'a name in double quotes is expected here'],
    ['[tru]', 1, 2, 'a value is expected here, but there is “tru”'],
    ['["a\nb"]', 1, 4, 'a line ends inside a text'],
    ['["C:\\dir"]', 1, 5, "'\\d' is no escape that JSON knows"],
    ['["open', 1, 2, 'closing double quote is missing'],
    ['{"a":1', 1, 7, 'but there is the end of the file'],
    ['{} x', 1, 4, 'nothing may follow the end, but “x” does'],
    ['{"a":1}\n{"a":2}', 2, 1, 'nothing may follow the end'],
  ])('%j', (text, line, column, problem) => {
    const fault = findJsonFault(text)
    expect(fault?.problem).toContain(problem)
    expect(lineAndColumn(text, fault?.offset ?? -1)).toEqual({ line, column })
  })

  it('stops at 257 levels, however many follow', () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(findJsonFault(deep(256))).toBeNull()
    expect(findJsonFault(deep(200_000))).toMatchObject({
      offset: 256,
      problem: expect.stringContaining('256 deep'),
    })
    expect(findJsonFault('{"a":'.repeat(200_000))?.problem).toContain('256 deep')
  })

  it('agrees with JSON.parse on every JSON and on every damaged one', () => {
    const parses = (text: string) => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '-', '0', 'e'),
        (text, at, put) => {
          expect(findJsonFault(text)).toBeNull()
          const place = at % (text.length + 1)
          const damaged = text.slice(0, place) + put + text.slice(place + 1)
          expect(findJsonFault(damaged) === null).toBe(parses(damaged))
        },
      ),
      { numRuns: 2_000, seed: 20_261_120 },
    )
  })
})
