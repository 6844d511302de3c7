import type { Light } from './spoil/light.ts'
import type { Photo } from './spoil/view.ts'

/** What happens to a page between the printer and us, in the order in which it happens. */
export interface Degradation {
  dpi: number
  /** A page laid in the wrong way: clockwise. */
  turn: 0 | 90 | 180 | 270
  /** Degrees clockwise; each page leans one way or the other. */
  skew: number
  stamps: boolean
  /** Deviation of the blur in pixels. */
  blur: number
  light: Light
  /** Deviation of the grain in gray levels. */
  grain: number
  /** Specks on a square inch. */
  specks: number
  /** JPEG quality, or the gray below which a fax is black. */
  file: { jpeg: number } | { fax: number }
  /** A picture that a phone took of the sheet on a table; null where a scanner took it. */
  photo: Photo | null
}

const CLEAN: Degradation = {
  dpi: 300,
  turn: 0,
  skew: 0,
  stamps: false,
  blur: 0,
  light: { ink: 10, paper: 250, falloff: 0, fold: 0 },
  grain: 2,
  specks: 0,
  file: { jpeg: 85 },
  photo: null,
}

/** Tuned once so that native tesseract errs in about 1.3 % of the characters. */
const MEDIUM: Degradation = {
  ...CLEAN,
  dpi: 200,
  skew: 0.7,
  blur: 0.7,
  light: { ink: 45, paper: 222, falloff: 0.08, fold: 0 },
  grain: 8,
  specks: 0.2,
  file: { jpeg: 55 },
}

export const degradations = {
  light: CLEAN,
  medium: MEDIUM,
  /** Tuned once so that native tesseract errs in about 6.1 % of the characters. */
  heavy: {
    ...CLEAN,
    dpi: 150,
    skew: 1.7,
    blur: 0.55,
    light: { ink: 50, paper: 212, falloff: 0.15, fold: 0.12 },
    grain: 7,
    specks: 0.5,
    file: { jpeg: 30 },
  },
  'low-dpi': { ...CLEAN, dpi: 100, blur: 0.3, grain: 4, file: { jpeg: 70 } },
  'turned-90': { ...MEDIUM, turn: 90 },
  'turned-180': { ...MEDIUM, turn: 180 },
  'turned-270': { ...MEDIUM, turn: 270 },
  stamped: { ...MEDIUM, stamps: true },
  fax: { ...CLEAN, dpi: 200, skew: 0.5, blur: 0.6, grain: 12, specks: 1, file: { fax: 150 } },
  /** As a driver sends it: held by hand in a room, made smaller by the program that sent it. */
  photographed: {
    ...CLEAN,
    dpi: 180,
    skew: 1.8,
    blur: 0.7,
    light: { ink: 38, paper: 214, falloff: 0.25, fold: 0 },
    grain: 5,
    file: { jpeg: 60 },
    photo: { tilt: 7, bend: 0.006, margin: 0.06, shadow: 0.3, shake: 2 },
  },
} as const satisfies Record<string, Degradation>

export type DegradationName = keyof typeof degradations
