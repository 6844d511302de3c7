import { type DataElement, elementById } from '../../dataset/elements.ts'
import { phraseOf } from '../../dataset/labels.ts'
import { pathOf } from '../../dataset/paths.ts'
import type { Severity } from '../../rules/finding.ts'
import { missingText } from '../../rules/missing.ts'
import { failed, type Outcome, outcomesOf, type Rule, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { codeIn, type Scope, severityByStatus, subsetsWith } from './scope.ts'

/** What a regulation requires of an element that one of its subsets asks for. */
export interface Demand {
  id: string
  /** Ending of the rule's code. */
  slug: string
  /** One sentence. */
  rule: string
  clause: string
  example: string | null
  /** What is asked for, in words; the elements' labels if not given. */
  words?: string
  /** Other elements that do as well: one of them is enough. */
  or?: readonly string[]
  /** Without any instance of its class the element is missed once, on behalf of the class; else the class is not demanded. */
  representsClass?: boolean
  /** On a document read from paper it is missed together with the whole class, in one violation; else only inside the class. */
  ofWhole?: boolean
  /** Only the Annex asks for it, of a record: no document on paper prints it. */
  ofRecord?: true
  /** Something else in the document states the same: then it is given. */
  saidBy?: (view: View, setting: Setting) => boolean
  /** Due only when this is true. */
  when?: (view: View, setting: Setting) => boolean
  /** Due only in the instances for which this is true. */
  where?: (view: View, instance: string, setting: Setting) => boolean
  /** Class whose instances owe the element, if not the one that contains it. */
  owner?: string
  /** Severity where the status does not give it. */
  severity?: Severity
  /** Why it weighs little in an instance, as the end of the remedy; null if it does not. */
  hardlyMissed?: (view: View, instance: string, setting: Setting) => string | null
}

/** Classes that only contain details of the class around them: what they must contain is owed by that class. */
const DETAIL_CLASSES = new Set([
  'postalAddress',
  'registrationCountry',
  'confirmedDocumentAuthentication',
  'shippingMarks',
])

/** A rule that asks for an element in every instance of its class, graver or milder as the subset's status is. */
export function requiredElement(scope: Scope, demand: Demand): Rule {
  const element = known(demand.id)
  const alternatives = [demand.id, ...(demand.or ?? [])]
  const subsets = subsetsWith(scope, element)
  const words = demand.words ?? inWords(alternatives)
  const owner = demand.owner ? known(demand.owner) : ownerOf(element)
  return {
    code: codeIn(scope, demand.slug),
    rule: demand.rule,
    clause: demand.clause,
    severity: demand.severity ?? severityByStatus(element, subsets),
    violationType: 'Missing element',
    remedy: `Add the ${words}.`,
    example: demand.example,
    eftiId: demand.id,
    subsets,
    topic: 'missing',
    message: missingText(words, '{place}'),
    check(view, setting) {
      if (demand.when && !demand.when(view, setting)) return []
      if (demand.saidBy?.(view, setting)) return outcomesOf([], 1)
      const outcomes: Outcome[] = []
      let times = 0
      for (const instance of instancesOwing(owner, view, demand, setting)) {
        if (demand.where && !demand.where(view, instance, setting)) continue
        if (isGiven(view, instance, alternatives)) times += 1
        else
          outcomes.push(
            isInk(element, setting)
              ? unseen(instance, element, words)
              : missing(instance, element, words, demand.hardlyMissed?.(view, instance, setting) ?? null),
          )
      }
      return outcomesOf(inDocument(outcomes, times > 0, element, owner, demand, setting), times)
    },
  }
}

/** A loop: asked of every goods line, it must leave nothing behind. */
function isGiven(view: View, instance: string, ids: readonly string[]): boolean {
  for (const id of ids) if (view.within(instance, id).length > 0) return true
  return false
}

function missing(instance: string, element: DataElement, words: string, why: string | null): Outcome {
  const path = pathInside(instance, element)
  const message = () => missingText(words, placeOf(instance))
  return why === null
    ? { message, path }
    : { message, path, severity: 'low', remedy: `Add the ${words}: ${why}.` }
}

/** Signatures and stamps: their reader cannot know whether a document bears them. */
export const INK = new Set(['eFTI65', 'eFTI84', 'eFTI115', 'eFTI594', 'eFTI608'])

function isInk({ id }: DataElement, { readFrom }: Setting): boolean {
  return readFrom === 'paper' && INK.has(id)
}

function unseen(instance: string, element: DataElement, words: string): Outcome {
  return failed(
    pathInside(instance, element),
    `Not read from the document: ${words}. Check whether it is there.`,
    { isNote: true, remedy: `Check the document for the ${words}; a platform needs it as data.` },
  )
}

/** Where the acts themselves ask for the details, also on paper: parties and places, dangerous goods, the security of air cargo. */
const ASKED_IN_DETAIL =
  /^(?:consignor|consignee|carrierAcceptanceLocation|consigneeReceiptLocation|transportEvent.*|logisticsRiskAnalysisResult)$|\/(?:transportDangerousGoods|dangerousGoodsLogisticsPackage|loadedDangerousGoods|radioactiveMaterial)$/

/**
 * What only the Annex asks for inside a class that is there, as a record has it: type and country of a vehicle, kind of a trailer, the
 * code beside a text, marks of packages that may have none. The acts behind it ask a document on paper for number plates at most
 * (Regulation (EC) No 1072/2009, Article 8(3)(g)).
 */
function isDetailOfRecord(owner: DataElement | null, demand: Demand): boolean {
  if (demand.ofRecord) return true
  if (owner === null || demand.representsClass || demand.ofWhole) return false
  return !ASKED_IN_DETAIL.test(owner.path)
}

/**
 * A document on paper prints one thing once: what one line gives is not asked of the other lines, and what nobody has to print is a
 * note. So no value that is added makes another one due.
 */
function inDocument(
  missing: Outcome[],
  isGivenElsewhere: boolean,
  element: DataElement,
  owner: DataElement | null,
  demand: Demand,
  { readFrom, addressReading }: Setting,
): Outcome[] {
  if (readFrom === 'data' || addressReading === 'strict') return missing
  if (isDetailOfRecord(owner, demand)) return missing.map(asNote)
  if (!demand.representsClass && !demand.ofWhole) return missing
  if (isGivenElsewhere) return missing.map(asNote)
  return missing.slice(0, 1).map((outcome) => ({ ...outcome, path: pathOf(element.id) }))
}

const asNote = (outcome: Outcome): Outcome => ({ ...outcome, isNote: true })

function instancesOwing(
  owner: DataElement | null,
  view: View,
  demand: Demand,
  setting: Setting,
): readonly string[] {
  if (!owner) return WHOLE
  const present = view.instances(owner.id)
  const isOwed = demand.representsClass || (demand.ofWhole && setting.readFrom === 'paper')
  return present.length === 0 && isOwed ? [pathOf(owner.id)] : present
}

const WHOLE = ['']

/** The class that owes the element; null if the consignment itself does. */
export function ownerOf(element: DataElement): DataElement | null {
  const parent = element.parent ? elementById(element.parent) : undefined
  if (!parent) return null
  return DETAIL_CLASSES.has(parent.name) ? ownerOf(parent) : parent
}

/** Where the element belongs inside the instance: first of its kind on every step. */
export function pathInside(instance: string, element: DataElement): string {
  return instance === '' ? pathOf(element.id) : `${instance}/${tailOf(element, depthOf(instance))}`
}

/** By the element, then by the depth that the instance has: asked for every goods line that lacks something. */
const tails = new Map<DataElement, string[]>()

function tailOf(element: DataElement, depth: number): string {
  const known = tails.get(element) ?? []
  const tail = known[depth] ?? pathOf(element.id).split('/').slice(depth).join('/')
  known[depth] = tail
  tails.set(element, known)
  return tail
}

function depthOf(path: string): number {
  let depth = 1
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) depth += 1
  return depth
}

/** 'gross mass or volume'; 'gross mass, net mass or volume of the dangerous goods'. */
function inWords(ids: readonly string[]): string {
  const phrases = ids.map((id) => phraseOf(id).split(' of the '))
  const whose = new Set(phrases.map(([, owner]) => owner))
  const [owner] = whose.size === 1 ? [...whose] : []
  const words = phrases.map(([what = '', of]) => (of && !owner ? `${what} of the ${of}` : what))
  return `${listed(words)}${owner ? ` of the ${owner}` : ''}`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** ' (no. 2)' for people, where a class occurs several times. */
function placeOf(instance: string): string {
  const last = /\[(\d+)\]$/.exec(instance)?.[1]
  return last && last !== '1' ? ` (no. ${last})` : ''
}

function known(id: string): DataElement {
  const element = elementById(id)
  if (!element) throw new RangeError(`the eFTI common data set has no element ${id}`)
  return element
}
