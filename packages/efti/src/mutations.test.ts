import { afterAll, describe, expect, it } from 'vitest'
import type { Consignment, ConsignmentValue } from './dataset/consignment.ts'
import { type DataElement, ELEMENTS, elementById } from './dataset/elements.ts'
import { isMandatory } from './dataset/subsets.ts'
import { evaluate } from './evaluate.ts'
import type { Finding, Remark } from './rules/finding.ts'
import { AS_OF } from './testing/consignments.ts'
import { SAMPLES, UNION_SUBSETS, type UnionSubset } from './testing/samples.ts'
import { withSeveralInstances } from './testing/several-instances.ts'
import { spoilsOf } from './testing/spoil-value.ts'

/*
 * From each complete consignment one element is taken away, or one value spoiled, at every place where it is: one cause,
 * one finding. A second finding fails the case.
 */

const READINGS = ['practical', 'strict'] as const
type Reading = (typeof READINGS)[number]

const found = (consignment: Consignment, subset: string, addressReading: Reading) =>
  evaluate(consignment, { subsets: [subset], asOf: AS_OF, addressReading }).findings

const keyOf = ({ code, path }: Finding) => `${code} at ${path}`

function hasNumbers(subset: UnionSubset): boolean {
  return SAMPLES[subset]().values.some(isNumeric)
}

function isNumeric({ value }: ConsignmentValue): boolean {
  return typeof value === 'number' || typeof value === 'object'
}

/** Findings that the complete consignment does not have. */
function newFindings(
  complete: Consignment,
  changed: readonly ConsignmentValue[],
  subset: string,
  reading: Reading,
): readonly Finding[] {
  const before = new Set(found(complete, subset, reading).map(keyOf))
  return found({ values: changed }, subset, reading).filter((finding) => !before.has(keyOf(finding)))
}

function elementsOf(subset: UnionSubset, isWanted: (element: DataElement) => boolean): DataElement[] {
  const elements = SAMPLES[subset]().values.flatMap(({ eftiId }) => elementById(eftiId) ?? [])
  return [...new Set(elements)].filter(isWanted)
}

/** The practical reading asks for some lines of an address not at all. */
function isLeftToTheStrict({ parent }: DataElement): boolean {
  return elementById(parent ?? '')?.name === 'postalAddress'
}

/** ... and takes technical names where no N.O.S. entry needs one for a hint. */
const HARDLY_MISSED = new Set(['EU05-TECHNICAL-NAME'])

describe.each(UNION_SUBSETS)('without one mandatory element of %s', (subset) => {
  const mandatory = elementsOf(subset, (element) => isMandatory(element, subset))

  it.each(mandatory.map((element) => [element.id, element.path, element] as const))(
    '%s %s',
    (id, _path, element) => {
      const complete = SAMPLES[subset]()
      for (const place of complete.values.filter(({ eftiId }) => eftiId === id)) {
        const rest = complete.values.filter((value) => value !== place)
        const strict = newFindings(complete, rest, subset, 'strict')
        expect(strict.map(({ eftiId, path }) => [eftiId, path])).toEqual([[id, place.path]])
        const practical = newFindings(complete, rest, subset, 'practical')
        if (practical.length > 0 || !isLeftToTheStrict(element))
          expect(practical).toEqual(strict.map(sameButForWords))
      }
    },
  )
})

/** Places of mandatory elements, in a consignment with two legs, units, goods lines and packages of each: all, or the last of each. */
function placesOf(subset: UnionSubset, { values }: Consignment): readonly ConsignmentValue[] {
  const isMandatoryAt = ({ eftiId }: ConsignmentValue) => {
    const element = elementById(eftiId)
    return element !== undefined && isMandatory(element, subset)
  }
  const places = values.filter(isMandatoryAt)
  return process.env.LONG === '1'
    ? places
    : [...new Map(places.map((place) => [place.eftiId, place])).values()]
}

describe('with several instances of every class', () => {
  const table: Record<string, { elements: number; places: number; caught: number; extra: number }> = {}
  afterAll(() => console.table(table))

  it.each(UNION_SUBSETS)(
    'each mandatory element of %s is missed in its own place, and nothing else',
    (subset) => {
      const complete = withSeveralInstances(SAMPLES[subset]())
      const places = placesOf(subset, complete)
      const wrong = places.flatMap((place) => {
        const rest = complete.values.filter((value) => value !== place)
        const missed = newFindings(complete, rest, subset, 'strict')
        const others = missed.filter(({ eftiId, path }) => eftiId !== place.eftiId || path !== place.path)
        return missed.length === 1 && others.length === 0 ? [] : [{ place: place.path, missed, others }]
      })
      table[subset] = {
        elements: new Set(places.map(({ eftiId }) => eftiId)).size,
        places: places.length,
        caught: places.length - wrong.filter(({ missed, others }) => missed.length === others.length).length,
        extra: wrong.reduce((sum, { others }) => sum + others.length, 0),
      }
      expect(wrong).toEqual([])
    },
  )

  it.each(UNION_SUBSETS)('the sample of %s holds every mandatory element', (subset) => {
    const given = new Set(SAMPLES[subset]().values.map(({ eftiId }) => eftiId))
    const mandatory = ELEMENTS.filter((element) => isMandatory(element, subset)).map(({ id }) => id)
    expect(mandatory.filter((id) => !given.has(id))).toEqual([])
  })
})

/** A PO box does as well as a street in the practical reading only, and the words state this. */
function sameButForWords(finding: Finding): Finding {
  const { code, severity, remedy } = finding
  const milder = HARDLY_MISSED.has(code)
  return {
    ...finding,
    message: expect.any(String),
    severity: milder ? expect.toBeOneOf([severity, 'low']) : severity,
    remedy: milder ? expect.stringContaining(remedy.slice(0, -1)) : remedy,
  }
}

describe.each(UNION_SUBSETS)('without one other element of %s', (subset) => {
  it.each(READINGS)('nothing is found, or one thing (%s reading)', (reading) => {
    const complete = SAMPLES[subset]()
    const duplicates = complete.values.flatMap((place) => {
      const rest = complete.values.filter((value) => value !== place)
      const codes = newFindings(complete, rest, subset, reading).map(({ code }) => code)
      return codes.length > 1 ? [`${place.eftiId} at ${place.path}: ${codes.join(', ')}`] : []
    })
    expect(duplicates).toEqual([])
  })
})

describe.each(UNION_SUBSETS.filter(hasNumbers))(
  'with one number of %s far too small or too large for the others',
  (subset) => {
    const complete = SAMPLES[subset]()
    const numbers = complete.values.filter(isNumeric)

    it.each(numbers.map((place) => [place.eftiId, place.path, place] as const))(
      '%s %s',
      (_id, _path, place) => {
        const codes = [0.01, 1, 99_999_999].map((size) => {
          const value = typeof place.value === 'object' ? { ...place.value, value: size } : Math.ceil(size)
          const changed = complete.values.map((given) => (given === place ? { ...given, value } : given))
          return newFindings(complete, changed, subset, 'practical').map(({ code }) => code)
        })
        expect(codes.filter((list) => list.length > 1)).toEqual([])
      },
    )
  },
)

/** Violations and notes: a name that is too long is no violation, but it is reported. */
function newReports(complete: Consignment, changed: readonly ConsignmentValue[], subset: string) {
  const reported = (values: readonly ConsignmentValue[]) => {
    const { findings, notes } = evaluate({ values }, { subsets: [subset], asOf: AS_OF })
    return [...findings, ...notes]
  }
  const keyOf = ({ code, path }: Remark) => `${code} at ${path}`
  const before = new Set(reported(complete.values).map(keyOf))
  return reported(changed).filter((one) => !before.has(keyOf(one)))
}

describe.each(UNION_SUBSETS)('with one value of %s spoiled', (subset) => {
  const elements = elementsOf(subset, () => true)

  it.each(elements.map((element) => [element.id, element.path] as const))('%s %s', (id) => {
    const complete = SAMPLES[subset]()
    for (const place of complete.values.filter(({ eftiId }) => eftiId === id))
      for (const { what, spoiled, codes } of spoilsOf(place)) {
        const changed = complete.values.map((value) => (value === place ? spoiled : value))
        const added = newReports(complete, changed, subset).map(({ code, path }) => [what, code, path])
        expect(added).toEqual([[what, expect.toBeOneOf([...codes]), place.path]])
      }
  })
})
