import { expect, it } from 'vitest'
import { GERMAN, scanPicture } from '../../../../../testing/files/make-scan.ts'
import type { GrayPicture } from '../ocr-engine.ts'
import { straighten } from './straighten.ts'

const DESK = 60

/** A paper that lies on a dark desk with a grain of its own, photographed with more than an inch of it on each side. */
function onDesk(document: GrayPicture): GrayPicture {
  const edge = Math.round(document.dpi * 1.2)
  const [width, height] = [document.width + 2 * edge, document.height + 2 * edge]
  const data = Uint8Array.from({ length: width * height }, (_, at) => DESK + ((at * 7) % 23))
  for (let y = 0; y < document.height; y++) {
    const row = document.data.subarray(y * document.width, (y + 1) * document.width)
    data.set(row, (y + edge) * width + edge)
  }
  return { width, height, dpi: document.dpi, data }
}

it('finds language and turn on the type of a photographed paper, not on the desk around it', async () => {
  const { strips } = await straighten(onDesk(await scanPicture(GERMAN, 3)))
  expect(strips).toHaveLength(2)
  for (const { data } of strips)
    expect(data.filter((gray) => gray > 128).length).toBeGreaterThan(0.6 * data.length)
}, 60_000)
