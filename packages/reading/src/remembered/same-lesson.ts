import { layOut } from '../layout/lay-out.ts'
import { findSpot, readSpot } from './find-by-lesson.ts'
import type { PaperAsRead } from './learn-lesson.ts'
import { type Lesson, PAGES_LOOKED_AT, type Remembered } from './memory.ts'
import { samePlace } from './place.ts'
import { writingOf } from './read-value.ts'
import { isAt, placeOfWords } from './recall.ts'

/**
 * Those of the earlier lessons that say the same as one that was learned on this document: followed here, they lead to the place that it is
 * about, by their label or by their place.
 */
export function sayingTheSame<Earlier extends Remembered>(
  { pages, language }: Pick<PaperAsRead, 'pages' | 'language'>,
  kind: string,
  lesson: Lesson,
  earlier: readonly Earlier[],
): Earlier[] {
  const alike = earlier.filter(({ path, refused }) => path === lesson.path && refused === lesson.refused)
  if (alike.length === 0) return []
  const shown = pages.slice(0, PAGES_LOOKED_AT)
  const layouts = shown.map(layOut)
  const writing = writingOf(
    shown.flatMap(({ words }) => words),
    language,
  )
  const own = { page: lesson.page, box: lesson.box }
  return alike.filter((one) => {
    const spot = findSpot(layouts, one, kind)
    if (!spot) return false
    if (one.refused) return isAt(spot, own)
    const read = readSpot(spot, one, writing)
    return read !== null && samePlace(placeOfWords(read), own)
  })
}
