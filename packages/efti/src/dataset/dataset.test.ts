import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ELEMENTS, elementById, elementByPath, isRepeatable } from './elements.ts'
import { labelOf } from './labels.ts'
import { childPath, normalisePath, parentPath, pathOf, plainPath } from './paths.ts'
import { isMandatory, printedStatus, SUBSETS, statusesOf, subsetById } from './subsets.ts'

describe('elements', () => {
  it('are all 557 of the common data set: 147 classes and 410 data elements', () => {
    expect(ELEMENTS).toHaveLength(557)
    expect(ELEMENTS.filter(({ kind }) => kind === 'class')).toHaveLength(147)
  })

  it('are found by id and by path, with and without indexes', () => {
    const name = elementById('eFTI51')
    expect(name).toMatchObject({ path: 'consignor/name', kind: 'text', format: 'an..35', repeatable: true })
    expect(elementByPath('consignor/name')).toBe(name)
    expect(elementByPath('consignor/name[1]')).toBe(name)
    expect(elementById('eFTI41')?.attribute).toEqual({ name: 'unitId', allowed: ['GRM', 'KGM', 'TNE'] })
    expect(elementById('eFTI9999')).toBeUndefined()
    expect(elementByPath('__proto__')).toBeUndefined()
  })

  it('know whether they repeat', () => {
    expect([isRepeatable('ASBIE1086'), isRepeatable('ASBIE1028'), isRepeatable('nothing')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('labels', () => {
  it('are there for every id, each its own', () => {
    const labels = ELEMENTS.map(({ id }) => labelOf(id))
    expect(new Set(labels).size).toBe(557)
    expect(labels.filter((label) => !/^[A-Z1]/.test(label) || /[A-Z][a-z]+[A-Z]/.test(label))).toEqual([])
  })

  it.each([
    ['eFTI39', 'Date of taking over'],
    ['eFTI51', 'Consignor: name'],
    ['eFTI76', 'Consignee: country'],
    ['eFTI448', 'Container or swap body: number'],
    ['eFTI912', 'Place of loading: house number'],
    ['eFTI9999', 'eFTI9999'],
  ])('%s: %s', (id, label) => {
    expect(labelOf(id)).toBe(label)
  })
})

describe('paths', () => {
  it('have an index on every step that may repeat', () => {
    expect(pathOf('eFTI448')).toBe('usedTransportEquipment[1]/carriedTransportEquipment[1]/id')
    expect(pathOf('eFTI448', [2, 3])).toBe('usedTransportEquipment[2]/carriedTransportEquipment[3]/id')
    expect(pathOf('eFTI39')).toBe('carrierAcceptanceDateTime')
    expect(() => pathOf('eFTI9999')).toThrow(RangeError)
  })

  it('are brought into their one spelling', () => {
    expect(normalisePath('usedTransportEquipment/carriedTransportEquipment[2]/id[1]')).toBe(
      'usedTransportEquipment[1]/carriedTransportEquipment[2]/id',
    )
    expect(normalisePath('consignor/shoeSize')).toBeNull()
    for (const { id } of ELEMENTS) expect(normalisePath(plainPath(pathOf(id)))).toBe(pathOf(id))
  })

  it('lead up and down', () => {
    expect(parentPath('usedTransportEquipment[2]/id')).toBe('usedTransportEquipment[2]')
    expect(parentPath('information[1]')).toBe('')
    expect(childPath('usedTransportEquipment[2]', 'eFTI374')).toBe('usedTransportEquipment[2]/id')
    expect(childPath('', 'ASBIE1086', 3)).toBe('usedTransportEquipment[3]')
  })
})

describe('statuses', () => {
  it('are those of the tables', () => {
    const status = (id: string, subset: string) => {
      const element = elementById(id)
      return element ? printedStatus(element, subset) : undefined
    }
    expect(status('eFTI39', 'EU01')).toBe('M')
    expect(status('eFTI51', 'EU01')).toBe('O')
    expect(status('eFTI68', 'EU01')).toBeNull()
    expect(status('ASBIE1028', 'EU03')).toBe('SI')
    expect(status('eFTI448', 'EU05a')).toBe('C/M')
    expect(status('eFTI39', 'EU99')).toBeNull()
  })

  it('of several rows are distinguished, slips of the Annex read as what they mean', () => {
    const container = elementById('eFTI448')
    expect(container && statusesOf(container, 'EU05a')).toEqual(['C', 'M'])
    expect(container && isMandatory(container, 'EU05a')).toBe(true)
    for (const element of ELEMENTS)
      for (const { id } of SUBSETS)
        for (const status of statusesOf(element, id)) expect('MCO').toContain(status)
  })

  it('come with the provision of each subset', () => {
    expect(SUBSETS).toHaveLength(184)
    expect(subsetById('EU03')?.provision).toContain('1072/2009')
    expect(subsetById('AT03')).toMatchObject({ closest: 'EU03', identical: true })
  })
})

const facts = new URL('../../../../../shared/efti/data-set.json', import.meta.url)

describe.skipIf(!existsSync(facts))('against the fact file', () => {
  const { common, statusMaps } = existsSync(facts) ? JSON.parse(readFileSync(facts, 'utf8')) : {}

  it('every path is the same', () => {
    expect(Object.fromEntries(ELEMENTS.map(({ id, path }) => [id, path]))).toEqual(common.paths)
  })

  it('every status of every subset is the same, 22,573 rows', () => {
    let rows = 0
    for (const type of Object.values<{ e: { id: string; s: number }[] }[]>(common.types))
      for (const { e } of type)
        for (const { id, s } of e)
          for (const [status, subsets] of Object.entries<string[]>(statusMaps[s]))
            for (const subset of subsets) {
              rows += 1
              const element = elementById(id)
              const printed = element ? printedStatus(element, subset) : undefined
              if (printed !== status && !['MS', 'c', 'M/1'].includes(status))
                expect({ id, subset, printed }).toEqual({ status })
            }
    expect(rows).toBe(22573)
  })
})
