import { describe, expect, it } from 'vitest'
import { previewOf } from './preview-text.ts'
import { scoreBand } from './score-band.ts'

describe('previewOf', () => {
  it('leaves a text of 150 characters whole', () => {
    expect(previewOf('a'.repeat(150), 150)).toBe('a'.repeat(150))
  })

  it('cuts the 151st character off and says so', () => {
    expect(previewOf('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}...`)
  })

  it('counts a character of two code units once and never halves it', () => {
    expect(previewOf('😀'.repeat(150), 150)).toBe('😀'.repeat(150))
    expect(previewOf('😀'.repeat(151), 150)).toBe(`${'😀'.repeat(150)}...`)
  })
})

it.each([
  [100, 'success'],
  [90, 'success'],
  [89.9, 'warning'],
  [70, 'warning'],
  [69, 'error'],
  [0, 'error'],
])('a score of %d is in the band %s', (score, band) => expect(scoreBand(score)).toBe(band))
