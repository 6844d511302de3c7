/** 300 dpi of a sheet of A3 are 17 million. In colour a pixel has four bytes. */
const MAX_GRAY_PIXELS = 40_000_000
const MAX_COLOUR_PIXELS = 12_000_000

/** No picture format in use takes more in one direction than 16,383. */
const MAX_SIDE = 16_000

/** How many pixels a page gets: as many as asked for, or fewer dpi where that were too many. */
export function fitPixels(page: { width: number; height: number }, wantedDpi: number, gray: boolean) {
  const limit = gray ? MAX_GRAY_PIXELS : MAX_COLOUR_PIXELS
  const scale = Math.min(
    wantedDpi / 72,
    Math.sqrt(limit / (page.width * page.height)),
    MAX_SIDE / Math.max(page.width, page.height),
  )
  return {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
    dpi: scale * 72,
  }
}
