import { describe, expect, it } from 'vitest'
import type { RecognisedPage, Rule } from './pages.ts'
import { findRegions } from './regions.ts'

const page = (rules: Rule[]): RecognisedPage => ({ number: 1, width: 600, height: 800, words: [], rules })
const box = (x0: number, y0: number, x1: number, y1: number): Rule[] => [
  [x0, y0, x1, y0],
  [x0, y1, x1, y1],
  [x0, y0, x0, y1],
  [x1, y0, x1, y1],
]

describe('regions', () => {
  it('are what drawn boxes close', () => {
    const regions = findRegions(page([...box(50, 50, 250, 150), ...box(250, 50, 450, 150)]))
    const [left, right] = [regions.at(100, 100), regions.at(300, 100)]
    expect(left).not.toBe(0)
    expect(right).not.toBe(left)
    expect(regions.at(500, 500)).toBe(0)
    expect(regions.box(left)).toEqual([50, 50, 250, 150])
  })

  it('take double lines for one, and close small gaps', () => {
    const double = [...box(50, 50, 250, 150), ...box(52, 52, 248, 148)]
    expect(findRegions(page(double)).at(51, 100)).toBe(findRegions(page(double)).at(51, 100))
    const gap: Rule[] = [
      [50, 50, 140, 50],
      [146, 50, 250, 50],
      [50, 150, 250, 150],
      [50, 50, 50, 150],
      [250, 50, 250, 150],
    ]
    expect(findRegions(page(gap)).at(100, 100)).not.toBe(0)
  })

  it('are open where a side is missing', () => {
    const open = box(50, 50, 250, 150).slice(0, 3)
    expect(findRegions(page(open)).at(100, 100)).toBe(0)
  })

  it('are not parted by a line that covers little of their side', () => {
    const regions = findRegions(page([...box(50, 50, 250, 150), [50, 100, 110, 100]]))
    expect(regions.at(200, 70)).toBe(regions.at(200, 130))
  })
})
