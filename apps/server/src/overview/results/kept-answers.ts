/** Of all tenants; an answer with a year's figures has some 10 kB. */
export const MOST_KEPT = 500
const QUARTER_MS = 15 * 60_000

/** A range begins with a day, and days begin at a quarter of an hour wherever one is. */
export const quarterOf = (now: Date) => Math.floor(now.getTime() / QUARTER_MS)
