import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../evaluate.ts'
import { countPlaces, MAX_FINDINGS_PER_RULE } from '../rules/further-findings.ts'
import type { Chooser } from '../testing/fill-schema.ts'
import { chooser, fillToSize } from '../testing/fill-to-size.ts'
import { elementText, treeOf } from '../testing/message-tree.ts'
import { mutateMessage } from '../testing/mutate-message.ts'
import { hasReference, officialValidator, REFERENCE } from '../testing/official-validator.ts'
import { sampleMessage } from '../testing/sample-messages.ts'
import { spoilShare } from '../testing/spoil-xml.ts'
import { parseConsignmentXml } from './parse-consignment.ts'
import { STRUCTURE_RULES } from './structure-rules.ts'

const RUNS = process.env.LONG === '1' ? 200_000 : 3_000
/** The long runs take minutes. */
const PATIENCE = 1_200_000

type Validator = ReturnType<typeof officialValidator>
const validators = new Map<string, Validator>()

function validatorFor(schema: string): Validator {
  const known = validators.get(schema) ?? officialValidator(schema)
  validators.set(schema, known)
  return known
}

/** Is it well-formed and valid, as libxml2 sees it? */
function isOfficiallyValid(xml: string, schema: string): boolean | null {
  try {
    const error = validatorFor(schema)(xml)
    // A message of another schema, which we know too.
    return error?.includes('No matching global declaration') ? null : error === null
  } catch (error) {
    // A namespace whose name is no URI is warned of and validated all the same.
    return /is not a valid URI/.test(String(error)) ? null : false
  }
}

/** Is it read, and without a breach of the schema? Throws what is no XmlProblem. */
function isValid(xml: string): boolean | null {
  try {
    const structure = parseConsignmentXml(xml).findings.filter(({ violationType }) =>
      violationType.startsWith('Structure'),
    )
    // Libxml2 lets characters pass in Base64 that are none.
    const isBase64 = structure.every(({ message }) => message.endsWith('is not Base64.'))
    return structure.length === 0 ? true : isBase64 ? null : false
  } catch (error) {
    if (error instanceof Error && error.name === 'XmlProblem') return false
    throw error
  }
}

/** Verdicts that differ; null on either side is none. */
function differs(xml: string, schema: string): boolean {
  const [ours, official] = [isValid(xml), isOfficiallyValid(xml, schema)]
  return ours !== null && official !== null && ours !== official
}

const published = hasReference
  ? readFileSync(new URL('validity.tsv', REFERENCE), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .filter(([, , , valid]) => valid === 'yes')
      .map(([file = '', , schema = '']) => ({ xml: readFileSync(new URL(file, REFERENCE), 'utf8'), schema }))
  : []

function anyMessage(choose: Chooser) {
  const document = choose(4) === 0 ? published[choose(published.length)] : undefined
  if (document) return { root: treeOf(document.xml), schema: document.schema }
  return sampleMessage(choose, [5, 10, 20][choose(3)] ?? 5)
}

/** Another character, one more, or one less, as a slip of the pen or of a program has it. */
function withSlip(xml: string, choose: Chooser): string {
  const at = choose(xml.length)
  const character = '<>&"\'=/!?-[]; \n\0a1:Ä\uFFFE'.charAt(choose(22))
  return xml.slice(0, at) + (choose(3) === 0 ? '' : character) + xml.slice(at + choose(2))
}

describe.skipIf(!hasReference)('structure findings exist exactly where a schema validator refuses', () => {
  it(
    'messages of every kind',
    () => {
      const choose = chooser(1)
      const wrong = Array.from({ length: RUNS / 10 }, () => sampleMessage(choose, choose(30))).filter(
        ({ root, schema }) =>
          isValid(elementText(root)) !== true || isOfficiallyValid(elementText(root), schema) !== true,
      )
      expect(wrong).toEqual([])
    },
    PATIENCE,
  )

  it(
    'the same with elements, attributes, values and markup changed',
    () => {
      const choose = chooser(2)
      const verdicts = { valid: 0, invalid: 0 }
      for (let run = 0; run < RUNS; run += 1) {
        const { root, schema } = anyMessage(choose)
        const xml = mutateMessage(root, choose)
        expect({ run, xml, differs: differs(xml, schema) }).toEqual({ run, xml, differs: false })
        verdicts[isValid(xml) ? 'valid' : 'invalid'] += 1
      }
      // Neither side is a rare case.
      expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(RUNS / 8)
    },
    PATIENCE,
  )

  it(
    'the same with single characters changed',
    () => {
      const choose = chooser(3)
      for (let run = 0; run < RUNS; run += 1) {
        const { root, schema } = anyMessage(choose)
        const xml = withSlip(elementText(root), choose)
        expect({ run, xml, differs: differs(xml, schema) }).toEqual({ run, xml, differs: false })
      }
    },
    PATIENCE,
  )
})

describe.each([50_000, 1_000_000])('a consignment of %d bytes that fills the schema', (bytes) => {
  const xml = fillToSize(bytes)
  const options = { subsets: ['EU01', 'EU03', 'EU05a'], asOf: '2026-11-20T12:00:00Z' }

  it('is of that size and valid', () => {
    expect(xml.length).toBeGreaterThan(bytes * 0.8)
    expect(parseConsignmentXml(xml).findings).toEqual([])
    if (hasReference) expect(validatorFor('consignment-common.xsd')(xml)).toBeNull()
  })

  it('with faults in hundreds and thousands of places is refused, checked to the end, and reported in groups', () => {
    const broken = spoilShare(xml, 40, chooser(1))
    const { consignment, findings } = parseConsignmentXml(broken)
    expect(countPlaces(findings)).toBeGreaterThan(bytes / 500)
    const rules = Object.values(STRUCTURE_RULES).length
    expect(findings.length).toBeLessThanOrEqual(rules * (MAX_FINDINGS_PER_RULE + 1))
    expect(findings.every(({ count, line }) => count !== undefined || (line ?? 0) > 0)).toBe(true)
    const { checks, findings: all } = evaluate(consignment ?? { values: [] }, {
      ...options,
      structure: findings,
    })
    expect(checks.reduce((sum, { failed }) => sum + failed, 0)).toBe(countPlaces(all))
    if (hasReference) expect(validatorFor('consignment-common.xsd')(broken)).not.toBeNull()
  })

  it.skipIf(!hasReference)('broken in one place is refused exactly when a validator refuses it', () => {
    const choose = chooser(bytes)
    for (let run = 0; run < (bytes > 100_000 ? 3 : 40); run += 1) {
      const broken = withSlip(xml, choose)
      expect({ run, differs: differs(broken, 'consignment-common.xsd') }).toEqual({ run, differs: false })
    }
  })
})
