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

it.each([
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
