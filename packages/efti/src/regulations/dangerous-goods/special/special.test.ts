import { describe, expect, it } from 'vitest'
import type { Consignment, Value } from '../../../dataset/consignment.ts'
import { evaluate } from '../../../evaluate.ts'
import { CARRIAGES } from '../../../testing/carriages.ts'
import { AS_OF, value, without, withValue } from '../../../testing/consignments.ts'
import { answersInForce, applicableSubsets, subsetsRuledOut } from '../../applicable-subsets.ts'
import { questionsFor } from '../../questions.ts'
import { emptyFormIn, specialCasesIn } from './wording.ts'

/** National tables copy the Union's, and a barge's ask for more; neither is what is tried here. */
function unionOf(consignment: Consignment, answers: Record<string, boolean> = {}): string[] {
  return applicableSubsets(consignment, { answers })
    .map(({ id }) => id)
    .filter((id) => id.startsWith('EU'))
}

function found(consignment: Consignment, answers: Record<string, boolean> = {}) {
  const subsets = unionOf(consignment, answers)
  return evaluate(consignment, { subsets, asOf: AS_OF, readFrom: 'paper', answers }).findings
}

const codes = (consignment: Consignment, answers?: Record<string, boolean>) =>
  found(consignment, answers).map(({ code }) => code)

function carriage(name: string): Consignment {
  const consignment = CARRIAGES[name]
  if (!consignment) throw new Error(`no carriage '${name}'`)
  return consignment
}

describe('a correct document under', () => {
  it.each(Object.entries(CARRIAGES))(
    '%s has no violation and at most three questions',
    (_name, consignment) => {
      expect(found(consignment)).toEqual([])
      expect(questionsFor(consignment).length).toBeLessThanOrEqual(3)
    },
  )
})

const take =
  (...ids: string[]) =>
  (c: Consignment) =>
    without(c, ...ids)
const put = (id: string, held: Value) => (c: Consignment) => withValue(c, id, held)

describe('one fault is one violation', () => {
  it.each<[string, string, (c: Consignment) => Consignment, string, string]>([
    ['packages by road (5.4.1.1.1)', 'no number', take('eFTI232'), 'DG-UN-NUMBER', 'critical'],
    ['packages by road (5.4.1.1.1)', 'another number', put('eFTI232', '3999'), 'DG-TABLE-NUMBER', 'critical'],
    ['packages by road (5.4.1.1.1)', 'no class', take('eFTI242'), 'DG-CLASS', 'critical'],
    ['packages by road (5.4.1.1.1)', 'wrong class', put('eFTI242', '8'), 'DG-TABLE-CLASS', 'critical'],
    ['packages by road (5.4.1.1.1)', 'no group', take('eFTI236'), 'DG-PACKING-GROUP', 'critical'],
    ['packages by road (5.4.1.1.1)', 'no name', take('eFTI251'), 'EU05-SHIPPING-NAME', 'medium'],
    [
      'packages by road (5.4.1.1.1)',
      'wrong tunnel code',
      put('eFTI255', 'B/D'),
      'DG-TABLE-TUNNEL-CODE',
      'medium',
    ],
    [
      'packages by road (5.4.1.1.1)',
      'no packages',
      take('eFTI685', 'eFTI690', 'eFTI47'),
      'EU05-PACKAGES',
      'medium',
    ],
    ['subsidiary hazard (5.4.1.1.1 (c))', 'no label', take('eFTI301'), 'DG-TABLE-LABELS', 'medium'],
    [
      'subsidiary hazard (5.4.1.1.1 (c))',
      'wrong group',
      put('eFTI236', 'III'),
      'DG-TABLE-PACKING-GROUP',
      'critical',
    ],
    ['tank by road', 'no group', take('eFTI236'), 'DG-PACKING-GROUP', 'critical'],
    ['empty packagings (5.4.1.1.6.2.1)', 'no class', take('eFTI242'), 'DG-EMPTY-CLASS', 'critical'],
    ['empty tank-vehicle (5.4.1.1.6.2.2)', 'no number', take('eFTI232'), 'DG-EMPTY-LAST-LOAD', 'critical'],
    ['empty tank-vehicle (5.4.1.1.6.2.2)', 'no group', take('eFTI236'), 'DG-PACKING-GROUP', 'critical'],
    [
      'empty, uncleaned packagings described in full (5.4.1.1.6.1)',
      'no packages',
      take('eFTI685', 'eFTI690', 'eFTI47'),
      'EU05-PACKAGES',
      'medium',
    ],
    ['limited quantities with a number', 'no mass', take('eFTI41'), 'EU01-QUANTITY', 'medium'],
    ['excepted quantities (3.5)', 'no packages', take('eFTI47'), 'DG-EXCEPTED-PACKAGES', 'medium'],
    [
      'small quantities (1.1.3.6)',
      'too much',
      put('eFTI238', { value: 900, unit: 'KGM' }),
      'DG-EXEMPTION-POINTS',
      'medium',
    ],
    ['coolant (5.5.3)', 'no number', take('eFTI232'), 'DG-COOLANT', 'medium'],
    ['gas in tank wagons (RID)', 'no class', take('eFTI242'), 'DG-CLASS', 'critical'],
    ['gas in tank wagons (RID)', 'prohibited', put('eFTI232', '2186'), 'DG-PROHIBITED', 'critical'],
    ['in the hold of a barge (ADN)', 'no name', take('eFTI251'), 'EU05-SHIPPING-NAME-ADN', 'high'],
  ])('%s: %s', (name, _fault, spoil, code, severity) => {
    const list = found(spoil(carriage(name)))
    expect(list.map((finding) => [finding.code, finding.severity])).toEqual([[code, severity]])
  })
})

describe('an answer takes effect in every rule', () => {
  const bare = take('eFTI242', 'eFTI236', 'eFTI255', 'eFTI301')(carriage('packages by road (5.4.1.1.1)'))
  const EXEMPT = 'DANGEROUS-GOODS-EXEMPT'

  it('is asked of goods that are not described in full, and silences what 5.4 asks for', () => {
    expect(codes(bare)).not.toEqual([])
    expect(questionsFor(bare).map(({ id }) => id)).toContain(EXEMPT)
    expect(codes(bare, { [EXEMPT]: true })).toEqual([])
    expect(unionOf(bare, { [EXEMPT]: true })).toEqual(['EU01'])
  })

  it('takes precedence over the words of the document', () => {
    const limited = carriage('limited quantities with a number')
    expect(subsetsRuledOut(limited)).toEqual([{ id: 'EU05a', reason: expect.stringContaining('3.4') }])
    expect(unionOf(limited, { [EXEMPT]: false })).toContain('EU05a')
    expect(codes(limited, { [EXEMPT]: false })).toContain('DG-CLASS')
  })

  it('applies to the goods it is stated for, not to others beside them', () => {
    const mixed = {
      values: [
        ...carriage('packages by road (5.4.1.1.1)').values,
        value('eFTI232', '1950', undefined, [2]),
        value('eFTI251', 'AEROSOLS, limited quantity', undefined, [2]),
      ],
    }
    expect(codes(mixed)).toEqual([])
    expect(codes(take('eFTI236')(mixed))).toEqual(['DG-PACKING-GROUP'])
  })
})

describe('a missing tunnel restriction code (5.4.1.1.1 (k))', () => {
  const bare = take('eFTI255')(carriage('packages by road (5.4.1.1.1)'))
  const judged = (answers: Record<string, boolean>, readFrom: 'paper' | 'data' = 'paper') => {
    const { findings, notes } = evaluate(bare, { subsets: ['EU05a'], asOf: AS_OF, readFrom, answers })
    const of = (list: readonly { code: string }[]) =>
      list.map(({ code }) => code).filter((code) => code === 'EU05-TUNNEL-CODE')
    return { violations: of(findings), notes: of(notes) }
  }
  const once = ['EU05-TUNNEL-CODE']

  it('is a note and a question: a document does not show whether a restricted tunnel is on the way', () => {
    expect(judged({})).toEqual({ violations: [], notes: once })
    expect(questionsFor(bare).map(({ id }) => id)).toContain('RESTRICTED-TUNNEL')
  })

  it('is a violation where one is on the way, and nothing where none is', () => {
    expect(judged({ 'RESTRICTED-TUNNEL': true })).toEqual({ violations: once, notes: [] })
    expect(judged({ 'RESTRICTED-TUNNEL': false })).toEqual({ violations: [], notes: [] })
  })

  it('is a violation in data (BR-064), unless somebody answers that there is no such tunnel', () => {
    expect(judged({}, 'data')).toEqual({ violations: once, notes: [] })
    expect(judged({ 'RESTRICTED-TUNNEL': false }, 'data')).toEqual({ violations: [], notes: [] })
  })

  it('is not asked about where the code is given, or where the goods have none', () => {
    const given = carriage('packages by road (5.4.1.1.1)')
    const byRail = carriage('gas in tank wagons (RID)')
    for (const consignment of [given, byRail])
      expect(questionsFor(consignment).map(({ id }) => id)).not.toContain('RESTRICTED-TUNNEL')
  })
})

describe('a person who adds the document of dangerous goods', () => {
  const limited = carriage('limited quantities with a number')
  const added = (id: string, applies = true) => ({ overrides: [{ id, applies, reason: 'Checked.' }] })
  const judged = (options: ReturnType<typeof added>, answers: Record<string, boolean> = {}) => {
    const subsets = applicableSubsets(limited, options).map(({ id }) => id)
    const inForce = answersInForce(limited, { ...options, answers })
    return evaluate(limited, { subsets, asOf: AS_OF, readFrom: 'paper', answers: inForce }).findings.map(
      ({ code }) => code,
    )
  }

  it('is heard over the words of the document that exempt the goods, and over an earlier answer', () => {
    expect(judged(added('EU05a'))).toEqual(['DG-CLASS', 'DG-PACKING-GROUP'])
    expect(judged(added('EU05a'), { 'DANGEROUS-GOODS-EXEMPT': true })).toContain('DG-CLASS')
    expect(judged(added('DE03a'))).toContain('DG-CLASS')
  })

  it('changes nothing about other subsets, nor about goods exempt beside others that are not', () => {
    expect(judged(added('EU05a', false))).toEqual([])
    expect(judged(added('EU02'))).not.toContain('DG-CLASS')
    const mixed = {
      values: [
        ...carriage('packages by road (5.4.1.1.1)').values,
        value('eFTI232', '1950', undefined, [2]),
        value('eFTI251', 'AEROSOLS, limited quantity', undefined, [2]),
      ],
    }
    expect(answersInForce(mixed, added('EU05a'))).toEqual({})
  })
})

describe('dry ice beside other goods', () => {
  const ice = put('eFTI251', 'CARBON DIOXIDE, SOLID')(carriage('coolant (5.5.3)'))

  it('is declared as a coolant, but by air, where another law applies, and on its own way', () => {
    expect(codes(ice)).toEqual(['DG-COOLANT-WORDS'])
    expect(codes(put('eFTI581', '4')(ice))).not.toContain('DG-COOLANT-WORDS')
    expect(codes(put('eFTI699', 'Trockeneis')(ice))).not.toContain('DG-COOLANT-WORDS')
  })
})

describe('empty and uncleaned', () => {
  it('is no cargo: what was in it adds to no sum', () => {
    const inTank = carriage('empty tank-vehicle (5.4.1.1.6.2.2)')
    const weighed = { values: [...inTank.values, value('eFTI238', { value: 24000, unit: 'KGM' })] }
    expect(codes(put('eFTI41', { value: 500, unit: 'KGM' })(weighed))).toEqual([])
  })
})

describe('words of special cases', () => {
  it.each([
    ['UN 1263 PAINT, 3, II, LTD QTY', ['3.4']],
    ['Gefährliche Güter verpackt in begrenzten Mengen', ['3.4']],
    ['Towary niebezpieczne w ilościach ograniczonych', ['3.4']],
    ['Nebezpečné věci v omezeném množství', ['3.4']],
    ['Farligt gods i begränsad mängd', ['3.4']],
    ['Marchandises dangereuses en quantités exceptées', ['3.5']],
    ['Mercancías peligrosas en cantidades exceptuadas', ['3.5']],
    ['UN 1845 KOHLENDIOXID, FEST, ALS KÜHLMITTEL', ['5.5.3']],
    ["UN 1845 DIOXYDE DE CARBONE SOLIDE, EN TANT QU'AGENT DE RÉFRIGÉRATION", ['5.5.3']],
    ['Load not exceeding the exemption limits prescribed in 1.1.3.6', ['1.1.3.6']],
    ['Lithium batteries packed under special provision 188', ['SP188']],
    ['Sondervorschrift 375', ['SP375']],
    ['Ware unterliegt nicht den Vorschriften des ADR', ['1.1.3']],
    ['Marchandises non soumises aux prescriptions de l’ADR', ['1.1.3']],
    ['Merce non soggetta ad ADR', ['1.1.3']],
    ['Points 1.1.3.6: 1350', []],
    ['Freigrenze 1.1.3.6 überschritten', []],
    ['No limited quantities', []],
    ['Begrenzte Menge: nein', []],
    ['special provision 274', []],
    ['DS 65', []],
    ['PAINT', []],
  ])('%s: %j', (text, cases) => {
    expect(specialCasesIn(text)).toEqual(cases)
  })

  it.each([
    ['EMPTY PACKAGING, 8', 'packaging'],
    ['LEERE VERPACKUNG, 6.1 (3)', 'packaging'],
    ['EMBALLAGES VIDES, 3', 'packaging'],
    ['IMBALLAGGI VUOTI, 8', 'packaging'],
    ['Leere ungereinigte IBC, 8', 'uncleaned'],
    ['EMPTY TANK-VEHICLE, LAST LOAD: UN 1203 PETROL, 3, II', 'last load'],
    ['LEERES TANKFAHRZEUG, LETZTES LADEGUT: UN 1202 DIESELKRAFTSTOFF, 3, III', 'last load'],
    ['VÉHICULE-CITERNE VIDE, DERNIÈRE MARCHANDISE CHARGÉE : UN 1203 ESSENCE', 'last load'],
    ['LEEG TANKVOERTUIG, LAATSTE LADING: UN 1202', 'last load'],
    ['PRÓŻNA CYSTERNA, OSTATNI ŁADUNEK: UN 1202', 'last load'],
    ['PRÁZDNÉ CISTERNOVÉ VOZIDLO, POSLEDNÍ NÁKLAD: UN 1202', 'last load'],
    ['RESIDUE, LAST CONTAINED UN 1830 SULPHURIC ACID', 'last load'],
    ['PACKAGINGS, DISCARDED, EMPTY, UNCLEANED', null],
    ['PETROL', null],
  ])('%s: %s', (text, form) => {
    expect(emptyFormIn(text)).toBe(form)
  })
})
