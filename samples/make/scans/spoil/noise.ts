import { gaussTable, type Random } from '../random.ts'
import { emptyLike, type Picture } from './picture.ts'

/** Grain of the sensor: normally distributed, `sigma` in gray levels. */
export function addGrain(picture: Picture, sigma: number, random: Random): Picture {
  if (sigma === 0) return picture
  const table = gaussTable(random)
  const grained = emptyLike(picture)
  for (let at = 0; at < picture.data.length; at++) {
    const gray = (picture.data[at] ?? 0) + sigma * (table[(random() * table.length) | 0] ?? 0)
    grained.data[at] = Math.min(255, Math.max(0, Math.round(gray)))
  }
  return grained
}

/** Specks of dust and toner, `perInch` of them on a square inch, one or two hundredths of an inch wide. */
export function addSpecks(picture: Picture, perInch: number, random: Random): Picture {
  const { width, height, dpi } = picture
  const count = Math.round(((perInch * width) / dpi) * (height / dpi))
  const specked = { ...picture, data: picture.data.slice() }
  for (let n = 0; n < count; n++) {
    const radius = ((0.4 + random() * 0.6) * dpi) / 100
    const x = random() * width
    const y = random() * height
    const gray = 40 + random() * 100
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const at = Math.round(y + dy) * width + Math.round(x + dx)
        if (dx * dx + dy * dy > radius * radius || at < 0 || at >= specked.data.length) continue
        specked.data[at] = Math.min(specked.data[at] ?? 0, gray)
      }
    }
  }
  return specked
}
