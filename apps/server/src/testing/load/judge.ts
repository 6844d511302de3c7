/** One look: milliseconds since the first, and what was counted. */
export interface Look {
  atMs: number
  value: number
}

export interface Bound {
  /** Growth in an hour, as a share of the level, that is no leak yet. */
  shareAnHour: number
  /** A rise over the judged time that is no leak yet, in the series' own unit: below it lies what people and collectors do. */
  leastRise: number
}

export interface Verdict {
  /** The line in the middle of the judged time. */
  level: number
  perHour: number
  /** Of the line, over the judged time. */
  rise: number
  /** Two standard errors of `rise`, of looks that depend on each other: how much of it may be chance. */
  uncertain: number
  grows: boolean
}

/** Fewer looks show nothing. */
export const FEWEST_LOOKS = 6

const HOUR_MS = 3_600_000

/**
 * Fits a line (least squares) to the second half of the time: what is filled once, such as caches and pools, is filled by then. It grows when
 * the line's rise is more than chance, more than `leastRise`, and in an hour more than `shareAnHour` of the level.
 * @throws when there are too few looks in the second half
 */
export function judge(looks: readonly Look[], { shareAnHour, leastRise }: Bound): Verdict {
  const half = (looks.at(-1)?.atMs ?? 0) / 2
  const judged = looks.filter(({ atMs }) => atMs >= half)
  if (judged.length < FEWEST_LOOKS)
    throw new Error(`${judged.length} looks in the second half show nothing: ${FEWEST_LOOKS} are needed`)
  const middle = meanOf(judged.map(({ atMs }) => atMs))
  const level = meanOf(judged.map(({ value }) => value))
  const spread = sumOf(judged.map(({ atMs }) => (atMs - middle) ** 2))
  const slope = sumOf(judged.map(({ atMs, value }) => (atMs - middle) * (value - level))) / spread
  const off = judged.map(({ atMs, value }) => value - level - slope * (atMs - middle))
  const error = Math.sqrt((sumOf(off.map((one) => one ** 2)) / (judged.length - 2) / spread) * inertiaOf(off))
  const time = (judged.at(-1)?.atMs ?? 0) - (judged[0]?.atMs ?? 0)
  const [rise, uncertain, perHour] = [slope * time, 2 * error * time, slope * HOUR_MS]
  const grows = rise > leastRise && rise > uncertain && perHour > shareAnHour * level
  return { level, perHour, rise, uncertain, grows }
}

/** Looks that follow each other are alike, as memory rises for minutes until it is collected: they show less than as many that are not. */
function inertiaOf(off: readonly number[]): number {
  const squares = sumOf(off.map((one) => one ** 2))
  const alike = squares === 0 ? 0 : sumOf(off.slice(1).map((one, at) => one * (off[at] ?? 0))) / squares
  const bounded = Math.min(0.9, Math.max(0, alike))
  return (1 + bounded) / (1 - bounded)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const meanOf = (numbers: readonly number[]) => sumOf(numbers) / numbers.length
