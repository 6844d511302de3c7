import type { Pose, Sheet } from '@efti-hub/reading'
import type { Box, Rule } from '../../../recognised.ts'
import type { GrayPicture } from '../ocr-engine.ts'
import { findInk, type Ink } from './find-ink.ts'
import { findLines, type TypeLine } from './find-lines.ts'
import { findMarks } from './find-marks.ts'
import { findPose, isLetter, type LevelPose } from './find-pose.ts'
import { findRules } from './find-rules.ts'
import { findSheet } from './find-sheet.ts'
import { layFlat } from './lay-flat.ts'
import { lettersAreUpright } from './letters-upright.ts'
import { lightenBands } from './lighten-bands.ts'
import { cutStrip, documentOf, enlarge, rotatePicture, shrink, stretch, turnOver } from './pixels.ts'

export interface Straightened {
  /** Type runs along the rows; as it comes from `straighten` it may be on its head. */
  picture: GrayPicture
  /** The sheet that was cut out of a photograph and laid flat; null where the picture is the page. */
  sheet: Sheet | null
  /** The turn that was made. */
  turn: Pose['turn']
  /** Degrees that lines fell to the right after the turn; corrected in `picture`. */
  skew: number
  /** False where the turn is a guess. */
  isSure: boolean
  /** Marks of the size of letters: some make a text, none a blank page. */
  letters: number
  /** Marks of the size of letters, left, top, right, bottom in pixels of `picture`. */
  marks: Box[]
  lines: TypeLine[]
  /** Ruled lines, likewise. */
  rules: Rule[]
  /** The two parts with the most type, to find turn and language with; the page itself where it is small. */
  strips: GrayPicture[]
}

/**
 * Small type of coarse scans is lost without enlarging, and gains nothing from more than this: at 150 dpi 7.4
 * characters in a hundred were wrong as scanned, 3.9 at 220, 4.9 at 300.
 */
const FEWEST_DPI = 190
const ENLARGED_DPI = 220
/** The stated resolution can be wrong by far; an engine takes some forty bytes for each pixel. */
const MAX_PIXELS = 20_000_000
const POSE_DPI = 100
/** Figures side by side must not touch. */
const STANCE_DPI = 200
const RULES_DPI = 150
/** Less is not seen by the engine, and turning costs sharpness. */
const LEAST_SKEW = 0.25
const STRIP_INCH = 0.9

/**
 * Brings the lines of a picture of a page level, and finds what is ruled on it. A sheet on a darker ground is cut out first.
 * @param other turn the page by the quarter that it does not seem to need
 */
export async function straighten(photo: GrayPicture, other = false): Promise<Straightened> {
  const sheet = await findSheet(photo)
  const given = sheet ? await layFlat(photo, sheet) : photo
  const picture = stretch(given.dpi < FEWEST_DPI ? await enlarge(given, enlargedDpi(given)) : given)
  const small = await shrink(picture, POSE_DPI)
  const pose = await poseOf(picture, findInk(small), other)
  const skew = Math.abs(pose.skew) < LEAST_SKEW ? 0 : pose.skew
  const turned = await rotatePicture(picture, pose.turn)
  const level = await lightenBands(await rotatePicture(turned, -skew, documentOf(small)))
  return { ...(await inspect(level)), ...pose, sheet, skew }
}

async function poseOf(picture: GrayPicture, small: Ink, other: boolean): Promise<LevelPose> {
  const seems = findPose(small)
  const isMistaken = seems.turn === 90 && lettersAreUpright(findInk(await shrink(picture, STANCE_DPI)))
  const pose = isMistaken === other ? seems : findPose(small, true)
  return isMistaken ? { ...pose, isSure: false } : pose
}

function enlargedDpi({ width, height, dpi }: GrayPicture): number {
  return Math.min(ENLARGED_DPI, Math.max(dpi, dpi * Math.sqrt(MAX_PIXELS / (width * height))))
}

/** The same page on its head. */
export function turnedOver(level: Straightened): Straightened {
  const { width, height } = level.picture
  const over = ([x0, y0, x1, y1]: Box): Box => [width - x1, height - y1, width - x0, height - y0]
  return {
    ...level,
    picture: turnOver(level.picture),
    strips: level.strips.map(turnOver),
    turn: ((level.turn + 180) % 360) as Pose['turn'],
    rules: level.rules.map(over),
    marks: level.marks.map(over),
    lines: level.lines.map((line) => ({ ...line, box: over(line.box), marks: line.marks.map(over) })),
  }
}

async function inspect(picture: GrayPicture) {
  const ink = findInk(await shrink(picture, RULES_DPI))
  const scale = picture.dpi / ink.dpi
  const marks = findMarks(ink)
    .filter((mark) => isLetter(mark, ink.dpi))
    .map(({ left, top, right, bottom }): Box => [left, top, right, bottom])
  const rules = findRules(ink).filter((rule) => !isStroke(rule, marks, ink.dpi))
  const isSmall = 2 * STRIP_INCH * ink.dpi > 0.6 * ink.height
  const strips = isSmall
    ? [picture]
    : fullestRows(ink, marks).map(([top, bottom]) =>
        cutStrip(picture, Math.round(top * scale), Math.round(bottom * scale)),
      )
  const enlarged = (boxes: Box[]) => boxes.map((box) => box.map((at) => at * scale) as Box)
  const ruled = enlarged(rules)
  return { picture, rules: ruled, marks: enlarged(marks), lines: findLines(picture, ruled), strips }
}

/** Inches: thinner marks are lines themselves. */
const THICK = 0.05
const EDGE = 3

/** Strokes of letters that touch make a line through a word: a mark that is no line, and as long as it. */
function isStroke([x0, y0, x1, y1]: Rule, marks: readonly Box[], dpi: number): boolean {
  return marks.some(
    ([left, top, right, bottom]) =>
      Math.min(right - left, bottom - top) > THICK * dpi &&
      left - EDGE <= x0 &&
      right + EDGE >= x1 &&
      top - EDGE <= y0 &&
      bottom + EDGE >= y1,
  )
}

/** Where the most letters are, twice. Ink shows less: a photograph is dark with the desk that the paper lies on. */
function fullestRows({ height, dpi }: Ink, marks: readonly Box[]): [number, number][] {
  const reach = Math.round(STRIP_INCH * dpi)
  const rows = new Uint32Array(height)
  for (const [, top, , bottom] of marks) {
    const middle = (top + bottom) >> 1
    rows[middle] = (rows[middle] as number) + 1
  }
  const first = fullest(rows, reach)
  rows.fill(0, first, first + reach)
  const second = fullest(rows, reach)
  return [first, second].map((top) => [top, top + reach])
}

/** Where the `reach` rows begin that have the most together. */
function fullest(rows: Uint32Array, reach: number): number {
  let sum = rows.subarray(0, reach).reduce((total, count) => total + count, 0)
  let best = { top: 0, sum }
  for (let top = 1; top + reach <= rows.length; top++) {
    sum += (rows[top + reach - 1] as number) - (rows[top - 1] as number)
    if (sum > best.sum) best = { top, sum }
  }
  return best.top
}
