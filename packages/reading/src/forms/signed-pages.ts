import { linesOf } from '../layout/lines.ts'
import type { PageLayout } from '../layout/runs.ts'
import { SIGNATURE } from './words-of-blocks.ts'

/** 'A. Muster  Date: 20.11.2026': up to the next word with a colon. */
export const beforeKey = (text: string) => text.replace(/^[\s:._–—-]+/u, '').replace(/\s*\p{L}+\s?:.*$/u, '')

/** Has anybody signed on the page, the carrier for one, with letters? */
export function isSigned({ runs }: PageLayout): boolean {
  return linesOf(runs).some(({ text }) =>
    [...text.matchAll(SIGNATURES)].some(
      ({ index, 0: word }) => word.endsWith(':') && /\p{L}/u.test(beforeKey(text.slice(index + word.length))),
    ),
  )
}

const SIGNATURES = new RegExp(SIGNATURE, 'giu')
