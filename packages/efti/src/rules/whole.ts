import { childByName, type DataElement, elementById } from '../dataset/elements.ts'
import type { Open } from './further-findings.ts'
import type { Outcome, Rule, Setting } from './rule.ts'

/**
 * A party, a place or the packages: on a document read from paper, whatever is missing of one is one violation, of one code and at one
 * path. Else the first words of an address that is added would be the cause of a violation about its other lines.
 */
export interface Whole {
  code: string
  path: string
}

/** The rule about each whole that is applied first gives its code to what is missing of it. */
export function codesOfWholes(rules: readonly Rule[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const { code, topic, eftiId } of rules) {
    const whole = topic === 'missing' && eftiId ? wholeAround(eftiId) : null
    if (whole && !codes.has(whole.id)) codes.set(whole.id, code)
  }
  return codes
}

/** Null for what is missing of nothing larger, and wherever each element is asked for by itself. */
export function wholeOf(
  rule: Rule,
  { message, path, eftiId = rule.eftiId }: Outcome,
  { readFrom, addressReading }: Setting,
  codes: ReadonlyMap<string, string>,
): Whole | null {
  if (readFrom !== 'paper' || addressReading === 'strict' || rule.topic !== 'missing') return null
  if (message === null || path === null || eftiId === null) return null
  const whole = wholeAround(eftiId)
  const code = whole && codes.get(whole.id)
  return whole && code
    ? { code, path: path.split('/').slice(0, whole.path.split('/').length).join('/') }
    : null
}

/** What each finding reports as missing, by path: 'Carrier is missing.' adds nothing to its name being missing. */
const pathsOfFindings = new WeakMap<Open, string[]>()

/** Names what else is missing of the same whole, unless it is implied by what is named already: one is a part of the other. */
export function addMissing(finding: Open, outcome: Outcome, rule: Pick<Rule, 'eftiId' | 'remedy'>): void {
  const paths = pathsOfFindings.get(finding) ?? [pathOfElement(finding.eftiId)]
  const path = pathOfElement(outcome.eftiId === undefined ? rule.eftiId : outcome.eftiId)
  if (paths.some((one) => isWithin(one, path) || isWithin(path, one))) return
  pathsOfFindings.set(finding, [...paths, path])
  const message = typeof outcome.message === 'function' ? outcome.message() : (outcome.message ?? '')
  const remedy = outcome.remedy ?? rule.remedy
  if (!finding.message.includes(message)) finding.message += ` ${message}`
  if (!finding.remedy.includes(remedy)) finding.remedy += ` ${remedy}`
}

const pathOfElement = (id: string | null): string => elementById(id ?? '')?.path ?? ''
const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}/`)

const known = new Map<string, DataElement | null>()

function wholeAround(id: string): DataElement | null {
  const found = known.get(id)
  if (found !== undefined) return found
  let element = elementById(id)
  while (element && !isWhole(element)) element = element.parent ? elementById(element.parent) : undefined
  known.set(id, element ?? null)
  return element ?? null
}

function isWhole(element: DataElement): boolean {
  if (element.kind !== 'class') return false
  return childByName(element, 'postalAddress') !== undefined || element.path === 'transportPackage'
}
