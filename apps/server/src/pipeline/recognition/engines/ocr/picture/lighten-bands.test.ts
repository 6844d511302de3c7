import { expect, it } from 'vitest'
import type { GrayPicture } from '../ocr-engine.ts'
import { lightenBands } from './lighten-bands.ts'

type Area = [number, number, number, number]

/** A white page of 4 by 2 inches with painted areas, later ones over earlier ones. */
function page(...painted: [Area, number][]): GrayPicture {
  const [width, height] = [800, 400]
  const data = new Uint8Array(width * height).fill(255)
  for (const [[left, top, right, bottom], gray] of painted)
    for (let y = top; y < bottom; y++) data.fill(gray, y * width + left, y * width + right)
  return { width, height, dpi: 200, data }
}
const at = ({ data, width }: GrayPicture, x: number, y: number) => data[y * width + x] as number

const band: Area = [100, 100, 700, 140]
const stroke = (x: number): [Area, number] => [[x, 110, x + 4, 130], 250]
const letters = Array.from({ length: 20 }, (_, i) => stroke(130 + 25 * i))

it('turns light letters on a dark band into dark ones on white, and leaves no frame', async () => {
  const picture = await lightenBands(page([band, 60], ...letters))
  expect(at(picture, 132, 120)).toBeLessThan(20)
  expect(at(picture, 120, 120)).toBeGreaterThan(240)
  for (const x of [98, 99, 100, 101, 102]) expect(at(picture, x, 120)).toBeGreaterThan(240)
  for (const y of [98, 99, 100, 101, 138, 139, 140]) expect(at(picture, 300, y)).toBeGreaterThan(240)
})

it('likewise on a badge beside a ruled line', async () => {
  const rule: [Area, number] = [[92, 40, 95, 360], 0]
  const digit: [Area, number] = [[118, 112, 122, 132], 250]
  const picture = await lightenBands(page([[100, 100, 140, 144], 30], rule, digit))
  expect(at(picture, 120, 120)).toBeLessThan(30)
  expect(at(picture, 106, 120)).toBeGreaterThan(240)
})

it('likewise above a ruled table that hangs on the band', async () => {
  const sides = [100, 300, 697].map((x): [Area, number] => [[x, 100, x + 3, 380], 0])
  const lines = [220, 300, 377].map((y): [Area, number] => [[100, y, 700, y + 3], 0])
  const picture = await lightenBands(page(...sides, ...lines, [band, 60], ...letters))
  expect(at(picture, 132, 120)).toBeLessThan(20)
  expect(at(picture, 120, 120)).toBeGreaterThan(240)
  expect(at(picture, 301, 260)).toBeLessThan(20)
})

it.each([120, 180])(
  'leaves dark letters on a band of gray %d dark, and makes its ground white',
  async (gray) => {
    const dark = letters.map(([area]): [Area, number] => [area, 20])
    const picture = await lightenBands(page([band, gray], ...dark))
    expect(at(picture, 132, 120)).toBeLessThan(60)
    expect(at(picture, 120, 120)).toBeGreaterThan(240)
  },
)

/** A heavy 'E' and a heavy 'H' in turn, 30 pixels wide and high with strokes of 10. */
const bold = Array.from({ length: 6 }, (_, i): [Area, number][] => {
  const x = 100 + 34 * i
  const stem: [Area, number] = [[x, 100, x + 10, 130], 0]
  if (i % 2 === 1) return [stem, [[x + 20, 100, x + 30, 130], 0], [[x, 110, x + 30, 120], 0]]
  return [stem, ...[100, 111, 122].map((y): [Area, number] => [[x, y, x + 30, y + 8], 0])]
}).flat()

it.each([
  ['a word in heavy type', page(...bold)],
  ['dark letters on white', page([[100, 100, 104, 130], 0], [[120, 100, 124, 130], 0])],
  ['a plain bar', page([band, 60])],
  ['a ruled line', page([[100, 100, 700, 104], 0])],
  [
    'a bar code',
    page(...Array.from({ length: 60 }, (_, i): [Area, number] => [[100 + 8 * i, 100, 104 + 8 * i, 160], 0])),
  ],
])('leaves %s as it is', async (_, given) => {
  const picture = await lightenBands(given)
  expect(Buffer.compare(picture.data, given.data)).toBe(0)
})
