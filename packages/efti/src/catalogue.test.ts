import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleCatalogue } from './catalogue.ts'
import { ELEMENTS, elementById } from './dataset/elements.ts'
import { isMandatory, subsetById } from './dataset/subsets.ts'
import { ALL_RULES } from './regulations/all-rules.ts'

const catalogue = ruleCatalogue()

describe('the catalogue', () => {
  it('is the committed one; `node packages/efti/scripts/build-catalogue.ts` renews it', () => {
    const committed = JSON.parse(readFileSync(new URL('../catalogue.json', import.meta.url), 'utf8'))
    expect(committed.rules).toEqual(JSON.parse(JSON.stringify(catalogue)))
  })

  it('has unique and well formed codes', () => {
    const codes = catalogue.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+$/.test(code))).toEqual([])
  })

  it('gives for each rule one sentence, a remedy and a clause', () => {
    for (const { code, rule, remedy, clause, eftiId, subsets } of catalogue) {
      expect([code, rule.endsWith('.'), remedy.endsWith('.'), clause.length > 5]).toEqual([
        code,
        true,
        true,
        true,
      ])
      if (eftiId) expect(elementById(eftiId)).toBeDefined()
      for (const subset of subsets ?? []) expect(subsetById(subset)).toBeDefined()
    }
  })

  it("uses 'Structure' for breaches of the XML schema and for nothing else", () => {
    const structure = catalogue.filter(({ violationType }) => violationType.startsWith('Structure'))
    expect(structure.every(({ code }) => code.startsWith('XML-'))).toBe(true)
    expect(ALL_RULES.some(({ violationType }) => violationType.startsWith('Structure'))).toBe(false)
  })

  it.each(['EU01', 'EU02', 'EU03', 'EU05a', 'EU05b', 'EU05c', 'EU06'])(
    'asks for every element that %s makes mandatory',
    (subset) => {
      const asked = new Set(
        ALL_RULES.filter((rule) => rule.subsets?.includes(subset) ?? rule.topic === 'missing').map(
          ({ eftiId }) => eftiId,
        ),
      )
      const mandatory = ELEMENTS.filter((element) => isMandatory(element, subset)).map(({ id }) => id)
      expect(mandatory.filter((id) => !asked.has(id))).toEqual([])
    },
  )
})
