import { type DataElement, elementById } from './elements.ts'
import {
  CLASS_WORDS,
  LABELS,
  PAIR_WORDS,
  SILENT_INSIDE,
  STEP_WORDS,
  TYPE_ENDINGS,
  UNDERSTOOD_ALONE,
} from './label-words.ts'

/** Words by id, by class and by step; no key of a caller can reach anything else. */
const labels = new Map(Object.entries(LABELS))
const classLabels = new Map(Object.entries(CLASS_WORDS))
const pairLabels = new Map(Object.entries(PAIR_WORDS))
const stepLabels = new Map(Object.entries(STEP_WORDS))

/** English label for people, such as 'Consignor: name' or 'Date of taking over'. An unknown id is its own label. */
export function labelOf(id: string): string {
  const known = labels.get(id)
  if (known) return known
  const element = elementById(id)
  if (!element) return String(id)
  const label = derive(element)
  labels.set(id, label)
  return label
}

/** The label inside a sentence: 'town or city of the consignor', 'gross mass', 'identifier (carrier, tax registration)'. */
export function phraseOf(id: string): string {
  const [whole = '', part] = labelOf(id).split(': ')
  if (part === undefined) return lowerFirst(whole)
  return whole.includes(', ') ? `${part} (${lowerFirst(whole)})` : `${part} of the ${lowerFirst(whole)}`
}

/** Abbreviations keep their capitals. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function derive(element: DataElement): string {
  const steps = element.path.split('/')
  const last = steps.pop() ?? ''
  const own = element.kind === 'class' ? classWords(last) : stepWords(last, steps.at(-1))
  const alone = steps.findLastIndex((step) => UNDERSTOOD_ALONE.has(step))
  const context = steps.slice(Math.max(alone, 0)).filter((step) => !SILENT_INSIDE.has(step))
  const around = contextWords(context)
  // 'Statement: statement in words' says it twice.
  const isSaid = context.at(-1) === 'statedCondition' && own.startsWith('statement')
  if (isSaid && around.length > 1) around.pop()
  return capital(around.length === 0 ? own : `${around.join(', ')}: ${own}`)
}

/** Words for the classes of a path; two that belong together have one name. */
function contextWords(steps: readonly string[]): string[] {
  const all: string[] = []
  for (let n = 0; n < steps.length; n += 1) {
    const [step = '', next = ''] = steps.slice(n, n + 2)
    const together = pairLabels.get(`${step}/${next}`)
    if (together) n += 1
    all.push(together ?? classWords(step))
  }
  return all
}

function classWords(step: string): string {
  return classLabels.get(step) ?? words(step)
}

function stepWords(step: string, parent = ''): string {
  return stepLabels.get(`${parent}/${step}`) ?? stepLabels.get(step) ?? words(step)
}

/** 'scheduledOccurrenceDateTime' -> 'scheduled date'. */
function words(step: string): string {
  const dated = step.replace(/(Occurrence)?DateTime$/, 'Date')
  const ending = TYPE_ENDINGS.find((end) => dated.endsWith(end) && dated.length > end.length)
  const name = ending ? dated.slice(0, -ending.length) : dated
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
