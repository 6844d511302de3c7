import { childByName, type DataElement, elementById } from '../../dataset/elements.ts'
import { phraseOf } from '../../dataset/labels.ts'
import { missingText } from '../../rules/missing.ts'
import {
  failed,
  isStrict,
  type Outcome,
  passed,
  type Rule,
  type RuleText,
  type Setting,
} from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { pathInside } from './required-element.ts'
import { codeIn, isDemanded, type Scope, severityByStatus, subsetsIn } from './scope.ts'

/*
 * The Annex marks all lines of an address mandatory together: street and PO box, building number, department, region.
 * No real address has them all. The acts behind it ask for the place (Regulation No 11, Article 6(1); CMR, Article 6(1)(d)), so
 * `practical` asks for town and country; a missing street or postcode is a note. `strict` asks for every line, as the Annex is
 * written.
 */

export interface AddressDemand {
  /** Class with the postalAddress: a party or a place. */
  owner: string
  slug: string
  clause: string
  /** The subset marks the lines conditional (C): owed by a party or place that is there, milder. */
  conditional?: boolean
  /** A UN/LOCODE or coordinates do as well (places only). */
  identifiedBy?: { code: string; latitude?: string; longitude?: string }
}

/** What the practical reading makes of a line: asked for, a note where it is missing, or nothing at all. */
type Practical = 'asked for' | 'note' | 'nothing'

interface Line {
  name: string
  slug: string
  example: string
  practical: Practical
}

const LINES: readonly Line[] = [
  { name: 'countryCode', slug: 'COUNTRY', example: 'DE', practical: 'asked for' },
  { name: 'cityName', slug: 'CITY', example: 'Hamburg', practical: 'asked for' },
  { name: 'streetName', slug: 'STREET', example: 'Hafenstraße', practical: 'note' },
  { name: 'postcode', slug: 'POSTCODE', example: '20457', practical: 'note' },
  { name: 'postOfficeBox', slug: 'PO-BOX', example: '10 12 13', practical: 'nothing' },
  { name: 'countrySubDivisionName', slug: 'REGION', example: 'Hamburg', practical: 'nothing' },
  { name: 'buildingNumber', slug: 'BUILDING', example: '2', practical: 'nothing' },
  { name: 'additionalStreetName', slug: 'HOUSE-NUMBER', example: '12a', practical: 'nothing' },
  { name: 'departmentName', slug: 'DEPARTMENT', example: 'Dispatch', practical: 'nothing' },
]

/** The rules for one address: the address at all, then each line that the subset makes mandatory. */
export function requiredAddress(scope: Scope, demand: AddressDemand): Rule[] {
  const owner = elementById(demand.owner)
  const address = owner ? childByName(owner, 'postalAddress') : undefined
  if (!owner || !address) throw new RangeError(`${demand.owner} has no postal address`)
  const lines = LINES.flatMap((line) => {
    const element = childByName(address, line.name)
    return element && isDemanded(element, scope, demand.conditional ?? false)
      ? [lineRule(scope, demand, address, line, element)]
      : []
  })
  return [wholeAddress(scope, demand, owner, address), ...lines]
}

/** The rule for one line alone, wherever it is in the data set; null for an element that is no line of an address. */
export function requiredAddressLine(scope: Scope, element: DataElement, clause: string): Rule | null {
  const address = elementById(element.parent ?? '')
  const line = LINES.find(({ name }) => name === element.name)
  if (address?.name !== 'postalAddress' || !address.parent || !line) return null
  const code = childByName(elementById(address.parent) ?? null, 'id')
  const isPlace = elementById(address.parent)?.name.endsWith('Location') ?? false
  const demand = { owner: address.parent, slug: element.id.toUpperCase(), clause }
  const placed = isPlace && code ? { ...demand, identifiedBy: { code: code.id } } : demand
  return lineRule(scope, placed, address, line, element)
}

function wholeAddress(scope: Scope, demand: AddressDemand, owner: DataElement, address: DataElement): Rule {
  const who = phraseOf(owner.id)
  const place = demand.identifiedBy !== undefined
  return {
    ...text(scope, demand, 'ADDRESS', address),
    severity: demand.conditional ? 'medium' : 'high',
    rule: place
      ? `The ${who} has an address, a UN/LOCODE or coordinates.`
      : `The ${who} is named with an address.`,
    remedy: place
      ? `Add the town and country of the ${who}, or its UN/LOCODE.`
      : `Add the address of the ${who}: street, postcode, town and country.`,
    example: 'Hafenstraße 12, 20457 Hamburg, DE',
    message: missingText(`address of the ${who}`),
    *check(view, setting) {
      for (const instance of view.instances(owner.id)) {
        const path = pathInside(instance, address)
        const hasLine = address.children.some((line) => view.within(path, line.id).length > 0)
        const enough = hasLine || (!isStrict(setting) && isPlaced(view, instance, demand, owner, setting))
        yield enough ? passed(path) : failed(path, missingText(`address of the ${who}`))
      }
    },
  }
}

function lineRule(
  scope: Scope,
  demand: AddressDemand,
  address: DataElement,
  line: Line,
  element: DataElement,
): Rule {
  const [what, whose] = phraseOf(element.id).split(' of the ')
  const message = missingText(`${what} of the ${whose}`)
  return {
    ...text(scope, demand, line.slug, element),
    severity: severityByStatus(element, subsetsIn(scope)),
    rule: `The address of the ${whose} gives its ${what}${line.practical === 'asked for' ? '' : ' (strict reading)'}.`,
    remedy: `Add the ${what} of the ${whose}.`,
    example: line.example,
    message: message,
    *check(view, setting) {
      if (line.practical === 'nothing' && !isStrict(setting)) return
      for (const place of view.instances(address.id)) {
        const owner = place.slice(0, -'/postalAddress'.length)
        const path = pathInside(owner, element)
        const given =
          view.within(place, element.id).length > 0 ||
          (!isStrict(setting) && doesAsWell(view, owner, demand, address, line))
        const mild = isStrict(setting) ? {} : milder(line, setting)
        // What is no obligation earns no points either.
        if (given && mild.isNote) continue
        yield given ? passed(path) : failed(path, message, mild)
      }
    },
  }
}

/** A document that prints no country still gives the place, as the acts behind the Annex ask; only a record has to give its code. */
function milder({ name, practical }: Line, { readFrom }: Setting): Partial<Outcome> {
  return practical === 'note' || (name === 'countryCode' && readFrom === 'paper') ? { isNote: true } : {}
}

/** What the practical reading takes instead of a line: the place is identified by other means, or its town by its name. */
function doesAsWell(
  view: View,
  owner: string,
  demand: AddressDemand,
  address: DataElement,
  line: Line,
): boolean {
  const has = (name: string, parent = address) => {
    const element = childByName(parent, name)
    return element !== undefined && view.within(owner, element.id).length > 0
  }
  if (isIdentified(view, owner, demand)) return true
  if (line.name === 'streetName') return has('postOfficeBox')
  const place = elementById(demand.owner)
  return (
    line.name === 'cityName' && demand.identifiedBy !== undefined && place !== undefined && has('name', place)
  )
}

/** A place is also identified by its code or coordinates and, on paper, by its name alone: 'Völklingen Gbf'. */
function isPlaced(
  view: View,
  instance: string,
  demand: AddressDemand,
  place: DataElement,
  { readFrom }: Setting,
): boolean {
  const name = readFrom === 'paper' && demand.identifiedBy && childByName(place, 'name')
  return isIdentified(view, instance, demand) || (!!name && view.within(instance, name.id).length > 0)
}

function text(scope: Scope, demand: AddressDemand, slug: string, element: DataElement) {
  return {
    code: codeIn(scope, `${demand.slug}-${slug}`),
    clause: demand.clause,
    violationType: 'Missing element',
    eftiId: element.id,
    subsets: subsetsIn(scope),
    topic: 'missing',
  } as const satisfies Partial<RuleText & Rule>
}

function isIdentified(view: View, instance: string, { identifiedBy }: AddressDemand): boolean {
  if (!identifiedBy) return false
  const has = (id: string | undefined) => id !== undefined && view.within(instance, id).length > 0
  return has(identifiedBy.code) || (has(identifiedBy.latitude) && has(identifiedBy.longitude))
}
