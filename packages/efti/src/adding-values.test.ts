import { describe, expect, it } from 'vitest'
import { addingValues } from './testing/adding-values.ts'

/*
 * Adding a correct value never makes a result worse: no further violation, no higher severity, no lower score. From complete consignments
 * any values are taken away, and one of them is put back.
 */

const CASES = process.env.LONG ? 40_000 : 240
/** The long run takes a minute and a half on two cores. */
const PATIENCE_MS = 300_000

describe('adding a correct value', () => {
  it.each(['paper', 'data'] as const)(
    'makes no result worse: read from %s',
    (readFrom) => {
      const { cases, worse } = addingValues(CASES, readFrom)
      console.info(`${cases} values added, read from ${readFrom}`)
      expect(worse).toEqual([])
      expect(cases).toBeGreaterThan(CASES / 2)
    },
    PATIENCE_MS,
  )
})
