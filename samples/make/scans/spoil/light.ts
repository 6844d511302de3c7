import { emptyLike, type Picture } from './picture.ts'

export interface Light {
  /** Gray of the ink and of the paper, 0 to 255. */
  ink: number
  paper: number
  /** How much darker the darkest corner is, as a share. */
  falloff: number
  /** Share of light that the shadow of a fold across the page takes; 0 for none. */
  fold: number
}

const FOLD_AT = 0.36
/** In inches. */
const FOLD_WIDTH = 0.25

/** Ink that is not black on paper that is not white, under uneven light. */
export function relight(picture: Picture, { ink, paper, falloff, fold }: Light): Picture {
  const { width, height, data, dpi } = picture
  const lit = emptyLike(picture)
  for (let y = 0; y < height; y++) {
    const fromFold = Math.abs(y - FOLD_AT * height) / (FOLD_WIDTH * dpi)
    const shadow = 1 - fold * Math.max(0, 1 - fromFold)
    for (let x = 0; x < width; x++) {
      const dark = 1 - falloff * ((x / width) * 0.6 + (y / height) * 0.4)
      const gray = ink + ((data[y * width + x] ?? 255) * (paper - ink)) / 255
      lit.data[y * width + x] = gray * dark * shadow
    }
  }
  return lit
}
