import { describe, expect, it } from 'vitest'
import { extractFromPages } from '../extract-from-pages.ts'
import type { ExtractedValue } from '../fields/extracted.ts'
import { storedNames, storedPages } from '../testing/stored-documents.ts'
import type { SeenDocument } from './seen-document.ts'
import { withLearned } from './with-learned.ts'

/** What the rules see of a kept document, with the labels of some concepts taken away, and what they read then. */
function seeWithout(name: string, concepts: readonly string[]) {
  let found: { seen: SeenDocument; values: readonly ExtractedValue[] } | undefined
  extractFromPages(storedPages(name), undefined, undefined, {
    knows: ({ concept }) => !concepts.includes(concept),
    saw: (seen, values) => {
      found = { seen, values }
    },
  })
  return found
}

/** Documents that print one consignee, of several kinds. */
const some = storedNames()
  .filter((_, at) => at % 12 === 0)
  .flatMap((name) => {
    const { seen, values = [] } = seeWithout(name, ['consignee']) ?? {}
    const isSilent = !values.some(({ path }) => path.startsWith('consignee/'))
    const wanted = extractFromPages(storedPages(name)).values.find(({ path }) => path === 'consignee/name[1]')
    return seen && isSilent && wanted && values.length > 8 ? [{ name, seen, values, wanted }] : []
  })

describe('the learned reader', () => {
  it('reads most consignees whose label no lexicon knows', () => {
    expect(some.length).toBeGreaterThanOrEqual(5)
    const found = some.filter(({ seen, values, wanted }) =>
      withLearned(values, seen).some(
        ({ path, value }) => path === 'consignee/name[1]' && value === wanted.value,
      ),
    )
    expect(found.length).toBeGreaterThan(some.length / 2)
  })

  it('fills nothing on a form that is judged box by box', () => {
    for (const { seen, values } of some)
      expect(withLearned(values, seen, true).map(({ path }) => path)).toEqual(values.map(({ path }) => path))
  })

  it('replaces no value of the rules', () => {
    for (const { seen, values } of some) {
      const all = withLearned(values, seen)
      expect(all.slice(0, values.length).map(({ path, value }) => ({ path, value }))).toEqual(
        values.map(({ path, value }) => ({ path, value })),
      )
      expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    }
  })

  it('is never certain by itself, and says that it was learned', () => {
    const filled = some.flatMap(({ seen, values }) => withLearned(values, seen).slice(values.length))
    expect(filled.length).toBeGreaterThan(0)
    for (const { confidence, why, evidence } of filled) {
      expect(confidence).toBeLessThanOrEqual(0.8)
      expect(why?.place).toBe('learned')
      expect(evidence?.snippet).not.toBe('')
    }
  })

  it('adds nothing where the rules read nothing', () => {
    for (const { seen } of some) expect(withLearned([], seen)).toEqual([])
  })

  it('trusts a value less where the document says something else in its place', () => {
    const found = some.flatMap(({ seen, values }) => {
      const own = values.find(({ path }) => path === 'consignor/name[1]')
      const other = values.find(({ path }) => path.startsWith('consignor/postalAddress/cityName'))
      return own && other ? [{ seen, own, other }] : []
    })
    const [{ seen, own, other }] = found as [(typeof found)[number]]
    // The words of the town as the carrier's name.
    const wrong = { ...other, eftiId: 'eFTI87', path: 'carrier/name[1]', confidence: own.confidence }
    const [ofOwn, ofWrong] = withLearned([own, wrong], seen)
    expect(ofOwn?.confidence ?? 0).toBeGreaterThanOrEqual(0.9)
    expect(ofWrong?.confidence ?? 1).toBeLessThan(0.9)
  })
})
