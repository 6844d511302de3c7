import type { ExtraContent } from '../../dataset/consignment.ts'
import { phraseOf } from '../../dataset/labels.ts'
import { plainPath } from '../../dataset/paths.ts'
import { sentenceCase } from '../../rules/missing.ts'
import { failed, type Outcome, passed, type Rule } from '../../rules/rule.ts'
import { exampleFor } from '../example-of.ts'
import { TABLE_1 } from './value-rule.ts'

const always = { eftiId: null, subsets: null } as const

/** What does not belong, or is empty. Passed once for the whole document: no value counts as passed for being ordinary. */
export const dataSetMembership: readonly Rule[] = [
  {
    ...always,
    code: 'CDS-UNKNOWN-ELEMENT',
    rule: 'Every value belongs to an element of the common data set and is at its path.',
    clause: TABLE_1,
    severity: 'medium',
    violationType: 'Outside the data set',
    remedy: 'Enter the value under the eFTI id and path of the data set.',
    example: 'eFTI51',
    *check(view) {
      if (view.strangers.length === 0 && view.present.length > 0) yield passed(null)
      for (const value of view.strangers) {
        const path = typeof value.path === 'string' ? value.path : null
        yield failed(
          path,
          `'${shorten(value.eftiId)}' at '${shorten(value.path)}' is not a data set element with a value.`,
        )
      }
    },
  },
  {
    ...always,
    code: 'CDS-OUTSIDE',
    rule: 'The message contains nothing beyond the common data set.',
    clause: TABLE_1,
    severity: 'low',
    isNote: true,
    violationType: 'Outside the data set',
    remedy: 'Leave it out: the XML schema allows it, but no authority can ever ask for it.',
    example: 'consignor/name',
    *check(view) {
      const outsiders = countedByPlace(view.extra)
      if (outsiders.length === 0 && view.present.length > 0) yield passed(null)
      for (const { path, times } of outsiders) yield outside(path, times)
    },
  },
  {
    ...always,
    code: 'CDS-BLANK',
    topic: 'missing',
    rule: 'An element that is given has content.',
    clause: TABLE_1,
    severity: 'low',
    isNote: true,
    violationType: 'Format',
    remedy: 'Enter the value or leave the element out.',
    example: 'Muster AG',
    *check(view) {
      if (view.blank.length === 0 && view.present.length > 0) yield passed(null)
      for (const { element, path } of view.blank)
        yield failed(path, `${sentenceCase(phraseOf(element.id))} is empty.`, {
          eftiId: element.id,
          example: exampleFor(element),
        })
    },
  },
]

interface Counted {
  /** Of the first. */
  path: string
  times: number
}

/** Content at the same place but for its indexes, counted. Neighbours share their class, so its path is read once. */
function countedByPlace(extra: readonly ExtraContent[]): Counted[] {
  const inClass = new Map<string, Map<string, Counted>>()
  const all: Counted[] = []
  let owner = ''
  let steps = stepsOf(owner, inClass)
  for (const { path, text } of extra) {
    if (text === null) continue
    const end = Math.max(path.lastIndexOf('/'), 0)
    if (end !== owner.length || !path.startsWith(owner)) {
      owner = path.slice(0, end)
      steps = stepsOf(owner, inClass)
    }
    const bracket = path.indexOf('[', end)
    const step = path.slice(end, bracket < 0 ? path.length : bracket)
    const known = steps.get(step)
    if (known) known.times += 1
    else {
      const first = { path, times: 1 }
      steps.set(step, first)
      all.push(first)
    }
  }
  return all
}

function stepsOf(owner: string, inClass: Map<string, Map<string, Counted>>): Map<string, Counted> {
  const plain = plainPath(owner)
  const steps = inClass.get(plain) ?? new Map<string, Counted>()
  inClass.set(plain, steps)
  return steps
}

function outside(path: string, times: number): Outcome {
  const often = times > 1 ? ` (${times} times)` : ''
  return failed(path, () => `${shorten(plainPath(path))} is not part of the common data set${often}.`)
}

/** Only text is shown: turning anything else into text can throw. */
function shorten(text: unknown): string {
  if (typeof text !== 'string') return '?'
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
