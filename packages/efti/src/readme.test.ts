import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as efti from './index.ts'

/** The README's code blocks, with each import turned into a look at the package's exports. */
const blocks = [
  ...readFileSync(new URL('../README.md', import.meta.url), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
].map(([, code = '']) => code.replace(/import \{([^}]*)\} from '@efti-hub\/efti'/g, 'const {$1} = efti'))

/** Runs a block and gives what its expression names. */
function run(block: number, expression: string): unknown {
  return new Function('efti', `${blocks[block]}\nreturn (${expression})`)(efti)
}

describe('the examples of the README run and print what they promise', () => {
  it('reading and judging', () => {
    expect(run(0, 'message.description')).toBe('A consignment with the common data set, schema version 0.8.')
    expect(run(0, 'consignment.values[0]')).toMatchObject({
      eftiId: 'eFTI39',
      value: '2026-11-19T13:30+01:00',
    })
    expect(run(0, 'subsets')).toEqual(['EU01'])
    expect(run(0, 'evaluation.findings[0]')).toMatchObject({
      code: 'EU01-CONSIGNOR-ADDRESS',
      severity: 'high',
      message: 'Address of the consignor is missing.',
    })
  })

  it('looking up', () => {
    expect(
      run(1, "[labelOf('eFTI448'), pathOf('eFTI448', [2]), normalisePath('usedTransportEquipment/id')]"),
    ).toEqual([
      'Container or swap body: number',
      'usedTransportEquipment[2]/carriedTransportEquipment[1]/id',
      'usedTransportEquipment[1]/id',
    ])
    expect(run(1, "isMandatory(elementById('eFTI39'), 'EU01')")).toBe(true)
  })

  it('writing', () => {
    expect(run(2, 'xml')).toContain('<carrierAcceptanceDateTime formatId="205">202611191330+0100<')
  })

  it('choosing subsets', () => {
    expect(run(3, 'chosen.map(({ id }) => id)')).toEqual(['EU01', 'EU05a', 'DE03a', 'FR05'])
    expect(run(3, 'questions')).toContainEqual({
      id: 'BR-044',
      question: 'Are the lithium cells or batteries damaged or defective?',
      elements: ['eFTI256'],
    })
    expect(run(3, 'subsets')).toEqual(['EU05a', 'DE03a'])
    expect(run(3, 'findings.map(({ code }) => code)')).toContain('BR-044')
  })

  it('giving a part', () => {
    expect(run(4, 'part.values.map(({ eftiId }) => eftiId)')).toEqual(['eFTI51', 'eFTI620'])
    expect(run(4, 'leftOut')).toMatchObject([{ eftiId: 'eFTI620' }])
    expect(run(4, 'xml')).not.toContain('UK')
    expect(run(4, 'json.consignment.consignor')).toEqual({ name: ['Muster AG'] })
    expect(run(4, 'answer')).toContain('<uilResponse xmlns="http://efti.eu/v1/edelivery" status="200"')
    expect(run(4, 'identifiers.values.length')).toBe(1)
  })
})
