import { makeRun, type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { type Span, spanOf } from '../../layout/span.ts'
import { readAddress } from '../../values/address/address.ts'
import { isContactLine } from '../../values/address/names/contacts.ts'
import { hasLegalName, legalForm } from '../../values/address/names/legal-forms.ts'
import { bare, bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import { linesBelow, sameStart } from './aligned-lines.ts'
import { isAddress } from './letterhead.ts'
import { splitLine } from './pieces-of-line.ts'

/** Below this part of the page's height companies print who they are. */
const foot = 0.8
/** Of a page that is not filled the foot is that of its text, unless most of it is empty. */
const leastFilled = 0.7
/** Lines nearer than this, in heights of their type, are one block. */
const nearLines = 1.25
const mostLines = 5

/** The company as the foot of its paper names it: a block with its name, its street and its town. */
export function readFooter(runs: readonly Run[], layout: PageLayout): Span[] | undefined {
  const bottom = Math.max(leastFilled * layout.page.height, ...runs.map(({ box }) => box[3]))
  const low = runs.filter((run) => run.box[1] > foot * bottom)
  for (const first of low) {
    if (!hasLegalName(spanOf(first.words))) continue
    const near = linesBelow(first, low, nearLines)
    const below = near.filter((run) => Math.abs(run.box[0] - first.box[0]) < sameStart)
    for (let many = Math.min(below.length, mostLines); many > 0; many--) {
      const pieces = below.slice(0, many).flatMap((run) => splitLine(spanOf(run.words)))
      const lines = [
        spanOf(makeRun(first.words, first.region).words),
        ...pieces.filter((l) => !isContactLine(l.text)),
      ]
      if (isAddress(lines) && readAddress(lines).street) return lines
    }
    const alone = inLineOf([first]) ?? inLineOf([first, ...near.slice(0, 1)])
    if (alone?.[0] && isAtHead(alone[0].text, layout)) return alone
  }
  return undefined
}

/** The logo says it too: 'KESSLER' above, 'Kessler Armaturen GmbH' at the foot. */
function isAtHead(name: string, { runs, page }: PageLayout): boolean {
  const whole = bare(name)
  const [first = ''] = bareWords(name)
    .split(' ')
    .filter((word) => word.length >= fewestLetters)
  return runs.some((run) => {
    if (run.box[3] > headOfPage * page.height) return false
    const text = bare(textOf(run.words))
    return text.length >= fewestLetters && (whole.startsWith(text) || (first !== '' && text.includes(first)))
  })
}

const headOfPage = 0.25
const fewestLetters = 4

/** 'Gedruckt mit Lagerprogramm 7 – Soft Haus GmbH': who made the program or the form. */
const makers = new RegExp(String.raw`^(?:${phrase('printedBy')})(?!\p{L})`, 'iu')

/** 'De Kleiput nv · Noeveren 244 · B-2850 Boom · tel. 03 555 01 77': from the name to the town, what follows tells more. */
function inLineOf(runs: readonly Run[]): Span[] | undefined {
  const pieces = runs.flatMap((run) => splitLine(spanOf(run.words)))
  const name = pieces[0]?.text ?? ''
  if (pieces.length < 3 || !legalForm.test(name) || makers.test(name) || /[:\d]/.test(name)) return undefined
  const own = pieces.slice(0, mostLines).filter(({ text }) => !isContactLine(text))
  for (let many = 3; many <= own.length; many++) {
    const lines = own.slice(0, many)
    const address = readAddress(lines)
    if (isAddress(lines) && address.street && address.name?.text === name) return lines
  }
  return undefined
}

/** The same company: its first two words, or the only one, are the same. */
export function isSameCompany(a: string | undefined, b: string | undefined): boolean {
  const words = (name = '') => name.toLowerCase().split(/\s+/).slice(0, 2).join(' ')
  return a !== undefined && b !== undefined && words(a) === words(b)
}
