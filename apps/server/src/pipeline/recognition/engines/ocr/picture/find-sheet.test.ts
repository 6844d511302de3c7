import { sheetPlaces, sheetSize } from '@efti-hub/reading'
import { expect, it } from 'vitest'
import { GERMAN, scanPicture } from '../../../../../testing/files/make-scan.ts'
import type { GrayPicture } from '../ocr-engine.ts'
import { findSheet } from './find-sheet.ts'
import { layFlat } from './lay-flat.ts'

const CORNERS: [number, number][] = [
  [0.08, 0.1],
  [0.9, 0.06],
  [0.94, 0.92],
  [0.05, 0.95],
]
const SHEET = { corners: CORNERS as never, arches: [0.006, 0.004] as [number, number] }

/** A sheet seen from aside on a ground of this gray, in light that fades to the right. */
function photographOf(sheet: GrayPicture, ground: number): GrayPicture {
  const photo = { width: Math.round(sheet.width * 1.2), height: Math.round(sheet.height * 1.2) }
  const size = sheetSize(SHEET, photo)
  const { toSheet } = sheetPlaces(SHEET, photo)
  const data = Uint8Array.from({ length: photo.width * photo.height }, (_, at) => {
    const [x, y] = toSheet((at % photo.width) + 0.5, Math.floor(at / photo.width) + 0.5)
    const [column, row] = [(x / size.width) * sheet.width, (y / size.height) * sheet.height].map(
      Math.floor,
    ) as [number, number]
    const isSheet = column >= 0 && row >= 0 && column < sheet.width && row < sheet.height
    const gray = isSheet ? (sheet.data[row * sheet.width + column] as number) : ground + ((at * 7) % 13)
    return gray * (0.85 - (0.3 * (at % photo.width)) / photo.width)
  })
  return { ...photo, dpi: sheet.dpi, data }
}

it('finds the corners of a sheet on a darker table and how its edges bend', async () => {
  const found = await findSheet(photographOf(await scanPicture(GERMAN), 120))
  found?.corners.flat().forEach((share, i) => {
    expect(share).toBeCloseTo(CORNERS.flat()[i] as number, 2)
  })
  expect(found?.arches.map((arch) => Math.round(arch * 1000))).toEqual([6, 4])
}, 60_000)

it('finds none on a scan, nor on a table as light as the paper', async () => {
  const scan = await scanPicture(GERMAN, 2)
  expect(await findSheet(scan)).toBeNull()
  expect(await findSheet(photographOf(scan, 235))).toBeNull()
}, 60_000)

it('lays a sheet flat in even light', async () => {
  const photo = photographOf(await scanPicture(GERMAN), 120)
  const flat = await layFlat(photo, SHEET)
  const white = flat.data.filter((gray) => gray > 235).length / flat.data.length
  expect(white).toBeGreaterThan(0.9)
  expect(flat.data.filter((gray) => gray < 110).length / flat.data.length).toBeGreaterThan(0.005)
}, 60_000)
