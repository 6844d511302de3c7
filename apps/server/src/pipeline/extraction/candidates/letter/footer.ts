import { makeRun, type PageLayout, type Run } from '../../geometry/runs.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { readAddress } from '../../normalise/address/address.ts'
import { isContactLine } from '../../normalise/address/names/contacts.ts'
import { hasLegalName } from '../../normalise/address/names/legal-forms.ts'
import { linesBelow, sameStart } from './aligned-lines.ts'
import { isAddress } from './letterhead.ts'
import { splitLine } from './pieces-of-line.ts'

/** Below this part of the page's height companies print who they are. */
const foot = 0.8
/** Lines nearer than this, in heights of their type, are one block. */
const nearLines = 1.25
const mostLines = 5

/** The company as the foot of its paper names it: a block with its name, its street and its town. */
export function readFooter(runs: readonly Run[], layout: PageLayout): Span[] | undefined {
  const low = runs.filter((run) => run.box[1] > foot * layout.page.height)
  for (const first of low) {
    if (!hasLegalName(spanOf(first.words))) continue
    const below = linesBelow(first, low, nearLines).filter(
      (run) => Math.abs(run.box[0] - first.box[0]) < sameStart,
    )
    for (let many = Math.min(below.length, mostLines); many > 0; many--) {
      const pieces = below.slice(0, many).flatMap((run) => splitLine(spanOf(run.words)))
      const lines = [
        spanOf(makeRun(first.words, first.region).words),
        ...pieces.filter((l) => !isContactLine(l.text)),
      ]
      if (isAddress(lines) && readAddress(lines).street) return lines
    }
  }
  return undefined
}

/** The same company: its first two words, or the only one, are the same. */
export function isSameCompany(a: string | undefined, b: string | undefined): boolean {
  const words = (name = '') => name.toLowerCase().split(/\s+/).slice(0, 2).join(' ')
  return a !== undefined && b !== undefined && words(a) === words(b)
}
