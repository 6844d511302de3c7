import { expect, it } from 'vitest'
import type { Box } from '../../../recognised.ts'
import { findMissed } from './find-missed.ts'

const PICTURE = { width: 2000, height: 1000, dpi: 200 }
/** Ten letters side by side. */
const lineAt = (x: number, y: number) =>
  Array.from({ length: 10 }, (_, i): Box => [x + i * 20, y, x + i * 20 + 14, y + 18])
const wordOf = (text: string, box: Box, confidence = 0.9) => ({ text, box, confidence, size: 25 })

it('finds lines without a word, and gathers near ones', () => {
  const marks = [...lineAt(100, 100), ...lineAt(100, 125), ...lineAt(1500, 700)]
  const missed = findMissed(marks, [wordOf('Containers', [95, 95, 300, 121])], PICTURE)
  expect(missed).toHaveLength(2)
  const [near = [0, 0, 0, 0], far = [0, 0, 0, 0]] = missed
  expect(near[1]).toBeGreaterThan(115)
  expect(near[2]).toBeGreaterThan(294)
  expect(far[0]).toBeLessThan(1500)
})

it('believes no word that is doubted or stretched over a line', () => {
  const box: Box = [95, 95, 300, 121]
  expect(findMissed(lineAt(100, 100), [wordOf('Containers', box, 0.2)], PICTURE)).toHaveLength(1)
  expect(findMissed(lineAt(100, 100), [wordOf('A', box)], PICTURE)).toHaveLength(1)
})

it('leaves specks alone, and stays on the page', () => {
  expect(findMissed([[10, 10, 20, 20]], [], PICTURE)).toEqual([])
  const [edge = [0, 0, 0, 0]] = findMissed(lineAt(1810, 980), [], PICTURE)
  expect(edge[2]).toBeLessThanOrEqual(PICTURE.width)
  expect(edge[3]).toBeLessThanOrEqual(PICTURE.height)
})
