import { COUNTRIES_WITHOUT_POSTCODE } from '../../code-lists/countries.ts'
import { childNamed, type DataElement, elementById } from '../../dataset/elements.ts'
import { phraseOf } from '../../dataset/labels.ts'
import {
  broken,
  held,
  isStrict,
  type Outcome,
  type Rule,
  type RuleText,
  type Setting,
} from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { pathInside } from './required-element.ts'
import { codeIn, isDemanded, type Scope, severityByStatus, subsetsIn } from './scope.ts'

/*
 * The Annex marks every line of an address mandatory at once: street and PO box, building number, department, region.
 * No real address has them all. `practical` asks for country, town, street or PO box, and postcode where the country has
 * them; `strict` asks for every line, as the Annex is written. A place by its town and country alone is one milder finding.
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

interface Line {
  name: string
  slug: string
  example: string
  /** Asked for in the practical reading too. */
  practical: boolean
}

const LINES: readonly Line[] = [
  { name: 'countryCode', slug: 'COUNTRY', example: 'DE', practical: true },
  { name: 'cityName', slug: 'CITY', example: 'Hamburg', practical: true },
  { name: 'streetName', slug: 'STREET', example: 'Hafenstraße', practical: true },
  { name: 'postcode', slug: 'POSTCODE', example: '20457', practical: true },
  { name: 'postOfficeBox', slug: 'PO-BOX', example: '10 12 13', practical: false },
  { name: 'countrySubDivisionName', slug: 'REGION', example: 'Hamburg', practical: false },
  { name: 'buildingNumber', slug: 'BUILDING', example: '2', practical: false },
  { name: 'additionalStreetName', slug: 'HOUSE-NUMBER', example: '12a', practical: false },
  { name: 'departmentName', slug: 'DEPARTMENT', example: 'Dispatch', practical: false },
]

/** The rules for one address: the address at all, then each line that the subset makes mandatory. */
export function requiredAddress(scope: Scope, demand: AddressDemand): Rule[] {
  const owner = elementById(demand.owner)
  const address = owner ? childNamed(owner, 'postalAddress') : undefined
  if (!owner || !address) throw new RangeError(`${demand.owner} has no postal address`)
  const lines = LINES.flatMap((line) => {
    const element = childNamed(address, line.name)
    return element && isDemanded(element, scope, demand.conditional ?? false)
      ? [lineRule(scope, demand, address, line, element)]
      : []
  })
  return [wholeAddress(scope, demand, owner, address), ...lines]
}

/** The rule for one line alone, wherever in the data set it stands; null for an element that is no line of an address. */
export function requiredAddressLine(scope: Scope, element: DataElement, clause: string): Rule | null {
  const address = elementById(element.parent ?? '')
  const line = LINES.find(({ name }) => name === element.name)
  if (address?.name !== 'postalAddress' || !address.parent || !line) return null
  const code = childNamed(elementById(address.parent) ?? null, 'id')
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
      ? `Add the address of the ${who}, with country and town, or its UN/LOCODE.`
      : `Add the address of the ${who}: street, postcode, town and country.`,
    example: 'Hafenstraße 12, 20457 Hamburg, DE',
    says: `Missing: the address of the ${who}.`,
    *check(view, setting) {
      for (const instance of view.instances(owner.id)) {
        const path = pathInside(instance, address)
        const hasLine = address.children.some((line) => view.within(path, line.id).length > 0)
        const enough = hasLine || (isPractical(setting) && isIdentified(view, instance, demand))
        yield enough ? held(path) : broken(path, `Missing: the address of the ${who}.`)
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
  const box = line.name === 'streetName' ? childNamed(address, 'postOfficeBox') : undefined
  const [what, whose] = phraseOf(element.id).split(' of the ')
  const practically = box ? `${what} or PO box` : what
  return {
    ...text(scope, demand, line.slug, element),
    severity: severityByStatus(element, subsetsIn(scope)),
    rule: `The address of the ${whose} gives its ${practically}${line.practical ? '' : ' (strict reading)'}.`,
    remedy: `Add the ${practically} of the ${whose}.`,
    example: line.example,
    says: `Missing: the ${what}${box ? '{ or PO box}' : ''} of the ${whose}.`,
    *check(view, setting) {
      const practical = isPractical(setting)
      if (practical && !line.practical) return
      for (const place of view.instances(address.id)) {
        if (practical && isExcused(view, place, demand, address, line)) continue
        const path = pathInside(place.slice(0, -'/postalAddress'.length), element)
        if (practical && isTownOnly(view, place, demand, address)) {
          const lacks = hasPostcode(view, place, address) ? 'street' : 'street and postcode'
          if (line.name === 'streetName') yield townOnly(path, whose ?? '', lacks)
          if (line.name === 'streetName' || line.name === 'postcode') continue
        }
        const enough = practical && box ? [element, box] : [element]
        const given = enough.some(({ id }) => view.within(place, id).length > 0)
        yield given
          ? held(path)
          : broken(path, `Missing: the ${practical ? practically : what} of the ${whose}.`)
      }
    },
  }
}

/**
 * A place by its town, with or without a postcode, and country, as consignment notes print it: lawful on paper (CMR, Article 6(1)(d); Regulation No 11, Article
 * 6(1)), but less than the row asks for. One cause, so one finding, and nobody is stopped by it; an address that is begun has to be whole.
 */
function isTownOnly(
  view: View,
  place: string,
  { identifiedBy }: AddressDemand,
  address: DataElement,
): boolean {
  const has = (name: string) => {
    const line = childNamed(address, name)
    return line !== undefined && view.within(place, line.id).length > 0
  }
  const isBegun = ['streetName', 'postOfficeBox', 'additionalStreetName', 'buildingNumber'].some(has)
  return identifiedBy !== undefined && has('countryCode') && has('cityName') && !isBegun
}

function hasPostcode(view: View, place: string, address: DataElement): boolean {
  const postcode = childNamed(address, 'postcode')
  return postcode !== undefined && view.within(place, postcode.id).length > 0
}

function townOnly(path: string, whose: string, lacks: string): Outcome {
  const verb = lacks === 'street' ? 'is' : 'are'
  return broken(path, `The ${whose} is given by its town and country only: its ${lacks} ${verb} missing.`, {
    severity: 'medium',
    remedy: `Add the ${lacks} of the ${whose}, or its UN/LOCODE.`,
  })
}

function isPractical(setting: Setting): boolean {
  return !isStrict(setting)
}

/** The place is identified by other means, or its country has no postcodes to give. */
function isExcused(
  view: View,
  place: string,
  demand: AddressDemand,
  address: DataElement,
  line: Line,
): boolean {
  if (isIdentified(view, place.slice(0, -'/postalAddress'.length), demand)) return true
  return line.name === 'postcode' && !hasPostcodes(view, place, address)
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

/** Where the country is not given or unknown, a postcode is asked for. */
function hasPostcodes(view: View, place: string, address: DataElement): boolean {
  const country = childNamed(address, 'countryCode')
  const code = country ? view.within(place, country.id)[0]?.value : undefined
  return !COUNTRIES_WITHOUT_POSTCODE.has(String(code))
}
