/** Degrees from -90 to 90. */
export function isLatitude(degrees: number): boolean {
  return Number.isFinite(degrees) && Math.abs(degrees) <= 90
}

/** Degrees from -180 to 180. */
export function isLongitude(degrees: number): boolean {
  return Number.isFinite(degrees) && Math.abs(degrees) <= 180
}
