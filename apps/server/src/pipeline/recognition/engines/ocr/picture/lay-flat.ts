import { type Sheet, sheetPlaces, sheetSize } from '@efti-hub/reading'
import type { GrayPicture } from '../ocr-engine.ts'
import { shrink } from './pixels.ts'

/** Inches along the edges that become paper: what is seen there is the ground. */
const EDGE = 0.08
/** The light of the paper is looked for with so few pixels. */
const LIGHT_DPI = 20
/** Inches to each side within which there is paper beside type and dark bands. */
const AROUND = 0.3
const WHITE = 255

/** The sheet of a photograph by itself, as if seen from above, in even light. */
export async function layFlat(photo: GrayPicture, sheet: Sheet): Promise<GrayPicture> {
  return evenLight(cutOut(photo, sheet))
}

function cutOut(photo: GrayPicture, sheet: Sheet): GrayPicture {
  const size = sheetSize(sheet, photo)
  const [width, height] = [Math.round(size.width), Math.round(size.height)]
  const { toPhoto } = sheetPlaces(sheet, photo)
  const flat = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [px, py] = toPhoto(x + 0.5, y + 0.5)
      flat[y * width + x] = grayBetween(photo, px - 0.5, py - 0.5)
    }
  }
  return { width, height, dpi: photo.dpi, data: flat }
}

function grayBetween({ data, width, height }: GrayPicture, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const at = top * width + left
  const upper = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx
  const lower = (data[at + width] as number) * (1 - fx) + (data[at + width + 1] as number) * fx
  return upper * (1 - fy) + lower * fy
}

/** Every gray as a share of that of the paper around it. */
async function evenLight(picture: GrayPicture): Promise<GrayPicture> {
  const { width, height, dpi } = picture
  const small = await shrink(picture, LIGHT_DPI)
  const light = paperOf(small)
  const edge = Math.round(EDGE * dpi)
  const data = new Uint8Array(width * height).fill(WHITE)
  const [across, down] = [small.width / width, small.height / height]
  for (let y = edge; y < height - edge; y++) {
    const row = (y + 0.5) * down - 0.5
    for (let x = edge; x < width - edge; x++) {
      const paper = grayBetween(light, (x + 0.5) * across - 0.5, row)
      const at = y * width + x
      data[at] = Math.min(WHITE, ((picture.data[at] as number) * WHITE) / Math.max(1, paper))
    }
  }
  return { ...picture, data }
}

/** The lightest gray around, then the darkest of those: dark things that have paper around them are gone. */
function paperOf(small: GrayPicture): GrayPicture {
  const reach = Math.round(AROUND * small.dpi)
  const lightest = everyRow(everyColumn(small, reach, Math.max), reach, Math.max)
  const paper = everyRow(everyColumn(lightest, reach, Math.min), reach, Math.min)
  const mean = (...grays: number[]) => grays.reduce((sum, gray) => sum + gray, 0) / grays.length
  return everyRow(everyColumn(paper, reach >> 1, mean), reach >> 1, mean)
}

type Choose = (...grays: number[]) => number

function everyRow(picture: GrayPicture, reach: number, choose: Choose): GrayPicture {
  const { width, data } = picture
  return { ...picture, data: data.map((_, at) => choose(...along(data, at, width, 1, reach))) }
}

function everyColumn(picture: GrayPicture, reach: number, choose: Choose): GrayPicture {
  const { width, height, data } = picture
  return { ...picture, data: data.map((_, at) => choose(...along(data, at, height, width, reach))) }
}

/** The grays up to `reach` steps before and after one, within its row or column of `count`. */
function along(data: Uint8Array, at: number, count: number, step: number, reach: number): number[] {
  const own = step === 1 ? at % count : Math.floor(at / step)
  const grays: number[] = []
  for (let by = Math.max(-own, -reach); by <= Math.min(count - 1 - own, reach); by++)
    grays.push(data[at + by * step] as number)
  return grays
}
