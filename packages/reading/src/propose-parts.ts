import type { Recognised } from './layout/pages.ts'
import { standPageUp } from './pages-as-read.ts'
import { groupPages, type ProposedPart } from './parts/group-pages.ts'
import { seePage } from './see-page.ts'

export type { ProposedPart }

/** A page takes 50 to 150 ms, and nobody reviews a proposal of more. */
export const MOST_PAGES_PROPOSED = 60

/**
 * The documents that a file seems to hold, each page in exactly one of them; empty where it seems to hold one. Pure: the same pages give
 * the same parts. At least two of them are headed by a page with evidence of its own.
 */
export function proposeParts(recognised: Recognised): ProposedPart[] {
  const { pages } = recognised
  if (pages.length < 2 || pages.length > MOST_PAGES_PROPOSED) return []
  return groupPages(pages.map((page) => seePage(recognised, standPageUp(page))))
}
