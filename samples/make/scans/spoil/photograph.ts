import type { Random } from '../random.ts'
import { type Picture, pictureOf, sharpOf } from './picture.ts'
import { between } from './skew.ts'
import type { Photo, View } from './view.ts'

/** In inches of the sheet. */
const GRAIN_OF_WOOD = 0.16
const EDGE_SHADOW = 0.06
/** How far the shadow fades out, as a share of the photograph's height. */
const SOFT = 0.07

/** The sheet on a table, in light that hand and phone take a part of, with a hand that is not quite still. */
export async function photograph(
  sheet: Picture,
  view: View,
  { shadow, shake }: Photo,
  random: Random,
): Promise<Picture> {
  const inFile = sheet.dpi / view.scale
  const [width, height] = [view.width, view.height].map((points) => Math.round((points * inFile) / 72)) as [
    number,
    number,
  ]
  const photo: Picture = { width, height, dpi: inFile, data: new Uint8Array(width * height) }
  const table = tableOf(random)
  const dark = shadowOf(width, height, shadow, random)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [px, py] = view.toSheet([((x + 0.5) * 72) / inFile, ((y + 0.5) * 72) / inFile])
      const [sx, sy] = [(px * sheet.dpi) / 72 - 0.5, (py * sheet.dpi) / 72 - 0.5]
      const outside = Math.max(-sx, -sy, sx - sheet.width + 1, sy - sheet.height + 1)
      const gray =
        outside < 0 ? between(sheet, sx, sy) : table(sx / sheet.dpi, sy / sheet.dpi, outside / sheet.dpi)
      photo.data[y * width + x] = gray * dark(x, y)
    }
  }
  return shaken(photo, shake, random)
}

/** Wood: a gray for a point in inches, darker beside the sheet, which lies a little above it. */
function tableOf(random: Random): (x: number, y: number, outside: number) => number {
  const ground = 50 + 90 * random()
  const lean = (random() - 0.5) * 0.6
  return (x, y, outside) => {
    const across = (y + lean * x + 0.2 * Math.sin(x * 0.7)) / GRAIN_OF_WOOD
    const wood = ground + 9 * Math.sin(across) + 6 * Math.sin(across * 2.7 + Math.sin(x))
    return wood * (1 - 0.45 * Math.exp(-outside / EDGE_SHADOW))
  }
}

/** Share of light at a pixel: the shadow comes in from the foot, leaning to one side. */
function shadowOf(
  width: number,
  height: number,
  most: number,
  random: Random,
): (x: number, y: number) => number {
  const angle = (random() - 0.5) * 1.6
  const from = 0.45 + 0.35 * random()
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return (x, y) => {
    const past = ((x - width / 2) * sin + (y - from * height) * cos) / (SOFT * height)
    return 1 - most / (1 + Math.exp(-past))
  }
}

/** Each pixel smeared along a short way in one direction. */
async function shaken(picture: Picture, pixels: number, random: Random): Promise<Picture> {
  const angle = random() * Math.PI
  const size = 2 * Math.ceil(pixels / 2) + 3
  const kernel = Array.from({ length: size * size }, () => 0)
  for (let step = 0; step <= 20; step++) {
    const along = (step / 20 - 0.5) * pixels
    const [x, y] = [along * Math.cos(angle) + (size - 1) / 2, along * Math.sin(angle) + (size - 1) / 2]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    for (const [column, row] of [
      [left, top],
      [left + 1, top],
      [left, top + 1],
      [left + 1, top + 1],
    ] as const) {
      const part = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row))
      kernel[row * size + column] = (kernel[row * size + column] ?? 0) + part
    }
  }
  return pictureOf(sharpOf(picture).convolve({ width: size, height: size, kernel, scale: 21 }), picture.dpi)
}
