import { describe, expect, it } from 'vitest'
import { MEMBER_STATES } from '../code-lists/countries.ts'
import type { Consignment } from '../dataset/consignment.ts'
import { airCargo } from '../testing/air-cargo.ts'
import { combinedTransportNote } from '../testing/combined-transport.ts'
import { cabotageEvidence, transportDocument, value, without, withValue } from '../testing/consignments.ts'
import { dangerousGoodsNote } from '../testing/dangerous-goods.ts'
import { applicableSubsets, subsetsRuledOut } from './applicable-subsets.ts'
import { NATIONAL_SUBSETS } from './national/natures.ts'
import { questionsFor } from './questions.ts'

function bySeaAndRoad(): Consignment {
  const bySea = withValue(transportDocument(), 'eFTI581', '1')
  return { values: [...bySea.values, value('eFTI581', '3', undefined, [2])] }
}

function atHome(): Consignment {
  return withValue(withValue(cabotageEvidence(), 'eFTI620', 'DE'), 'eFTI102', 'DE')
}

function throughAustria(): Consignment {
  const toItaly = withValue(cabotageEvidence(), 'eFTI162', 'IT')
  return { values: [...toItaly.values, value('eFTI1270', 'AT')] }
}

function throughBulgaria(): Consignment {
  const toBritain = withValue(withValue(transportDocument(), 'eFTI146', 'TR'), 'eFTI162', 'GB')
  return { values: [...toBritain.values, value('eFTI1270', 'BG')] }
}

describe('subsets that apply', () => {
  it.each([
    ['road between Member States', transportDocument(), ['EU01'], 'Carriage by road, Germany to France'],
    ['rail', withValue(transportDocument(), 'eFTI581', '2'), ['EU01'], 'Carriage by rail'],
    [
      'inland waterway',
      withValue(transportDocument(), 'eFTI581', '8'),
      ['EU01', 'FR01b', 'FR04'],
      'by inland waterway',
    ],
    ['no mode', without(transportDocument(), 'eFTI581'), ['EU01'], 'not stated, taken as road'],
    [
      'a mode of no list',
      withValue(transportDocument(), 'eFTI581', '9'),
      ['EU01'],
      'not stated, taken as road',
    ],
    ['a transit of the Union', throughBulgaria(), ['EU01'], 'Türkiye to United Kingdom'],
    ['no countries', without(transportDocument(), 'eFTI146', 'eFTI136', 'eFTI162'), ['EU01'], 'are unknown'],
    [
      'a haulier and a vehicle from abroad',
      cabotageEvidence(),
      ['EU03', 'EU05a', 'DE02', 'DE03a'],
      'the haulier is established in another country (Poland)',
    ],
    [
      'a haulier from abroad with a vehicle of the country',
      withValue(cabotageEvidence(), 'eFTI620', 'DE'),
      ['EU03', 'EU05a', 'DE02', 'DE03a'],
      'the haulier is established',
    ],
    [
      'a haulier of the country with a hired vehicle from abroad',
      withValue(cabotageEvidence(), 'eFTI102', 'DE'),
      ['EU05a', 'DE02', 'DE03a'],
      'chapter 5.4 of ADR',
    ],
    [
      'a vehicle from abroad of an unknown haulier',
      without(cabotageEvidence(), 'eFTI102'),
      ['EU03', 'EU05a', 'DE02', 'DE03a'],
      'The haulier is unknown and the vehicle is registered in another country (Poland)',
    ],
    [
      'an unknown haulier and vehicle',
      without(cabotageEvidence(), 'eFTI102', 'eFTI620'),
      ['EU05a', 'DE02', 'DE03a'],
      'chapter 5.4 of ADR',
    ],
    ['a leg by sea and one by road', bySeaAndRoad(), ['EU01', 'EU02', 'FR03'], 'Carriage by road'],
    ['a place by UN/LOCODE only', without(transportDocument(), 'eFTI146'), ['EU01'], 'Germany to France'],
  ])('%s', (_name, consignment, ids, words) => {
    const choices = applicableSubsets(consignment)
    expect(choices.map(({ id }) => id)).toEqual(ids)
    expect(choices[0]?.reason).toContain(words)
  })

  it.each([
    ['sea', withValue(transportDocument(), 'eFTI581', '1')],
    ['own account', withValue(transportDocument(), 'eFTI703', '2')],
    [
      'a journey outside of the Union',
      withValue(withValue(transportDocument(), 'eFTI146', 'CH'), 'eFTI162', 'NO'),
    ],
  ])('none: %s', (_name, consignment) => {
    expect(applicableSubsets(consignment)).toEqual([])
  })

  it('an identifier message is judged as that', () => {
    expect(applicableSubsets(transportDocument(), { schema: 'identifier' }).map(({ id }) => id)).toEqual([
      'identifier',
    ])
  })

  it.each([
    [
      'air from the Union',
      withValue(transportDocument(), 'eFTI581', '4'),
      'EU06',
      'Carriage by air from Germany',
    ],
    ['combined transport', combinedTransportNote(), 'EU02', 'goes by road and by rail'],
    ['dangerous goods by road', dangerousGoodsNote('road'), 'EU05a', 'chapter 5.4 of ADR'],
    ['dangerous goods by rail', dangerousGoodsNote('rail'), 'EU05b', 'chapter 5.4 of RID'],
    [
      'dangerous goods by inland waterway',
      dangerousGoodsNote('inland waterway'),
      'EU05c',
      'chapter 5.4 of ADN',
    ],
    ['a home carrier at home', atHome(), 'DE02', 'road haulage inside the country'],
    ['a note into Romania', withValue(transportDocument(), 'eFTI162', 'RO'), 'RO01', 'across the border'],
    ['a crossing of Austria with dangerous goods', throughAustria(), 'AT11', 'dangerous goods by road'],
    ['combined transport to Italy', combinedTransportNote(), 'IT01', 'combined transport'],
  ])('%s', (_name, consignment, id, words) => {
    const choice = applicableSubsets(consignment).find((one) => one.id === id)
    expect(choice?.reason).toContain(words)
  })

  it.each([
    ['a tunnel in Austria', throughAustria(), 'AT05'],
    ['another country', cabotageEvidence(), 'FR05'],
    ['cabotage for a home carrier', atHome(), 'EU03'],
    ['dangerous goods where none are', transportDocument(), 'EU05a'],
    ['air security out of the Union', withValue(airCargo(), 'eFTI136', 'USNYC'), 'EU06'],
  ])('not: %s', (_name, consignment, id) => {
    expect(applicableSubsets(consignment).map((choice) => choice.id)).not.toContain(id)
  })

  it('are few for an ordinary note between Member States', () => {
    expect(applicableSubsets(transportDocument()).map(({ id }) => id)).toEqual(['EU01'])
  })
})

describe('answers', () => {
  const idsWith = (consignment: Consignment, answers: Record<string, boolean>) =>
    applicableSubsets(consignment, { answers }).map(({ id }) => id)

  it.each([
    ['OWN-ACCOUNT', true, transportDocument(), 'EU01', false],
    ['CABOTAGE', true, atHome(), 'EU03', true],
    ['CABOTAGE', false, cabotageEvidence(), 'EU03', false],
    ['COMBINED-TRANSPORT', true, transportDocument(), 'EU02', true],
    ['COMBINED-TRANSPORT', false, combinedTransportNote(), 'EU02', false],
    ['DANGEROUS-GOODS-EXEMPT', true, cabotageEvidence(), 'EU05a', false],
    ['AIR-SECURITY', false, airCargo(), 'EU06', false],
  ])('%s: %s', (question, answer, consignment, id, applies) => {
    expect(idsWith(consignment, {}).includes(id)).toBe(!applies)
    expect(idsWith(consignment, { [question]: answer }).includes(id)).toBe(applies)
  })
})

describe('carriage on own account', () => {
  const byCode = withValue(cabotageEvidence(), 'eFTI703', '2')

  it('is no cabotage, whether the document or a person states it', () => {
    const ids = (consignment: Consignment, answers = {}) =>
      applicableSubsets(consignment, { answers }).map(({ id }) => id)
    expect(ids(byCode)).toEqual(['EU05a', 'DE02', 'DE03a'])
    expect(ids(cabotageEvidence(), { 'OWN-ACCOUNT': true })).not.toContain('EU03')
    expect(ids(byCode, { 'OWN-ACCOUNT': false })).toContain('EU03')
  })

  it('is the reason that is given', () => {
    const answered = { answers: { 'OWN-ACCOUNT': true } }
    expect(subsetsRuledOut(cabotageEvidence())).toEqual([])
    expect(subsetsRuledOut(byCode)).toEqual([
      { id: 'EU03', reason: expect.stringContaining('by the code that the document gives') },
    ])
    expect(subsetsRuledOut(transportDocument(), answered)).toEqual([
      { id: 'EU01', reason: expect.stringContaining('as you answered') },
    ])
    const overrides = [{ id: 'EU03', applies: true, reason: 'For hire after all.' }]
    expect(subsetsRuledOut(byCode, { overrides })).toEqual([])
  })
})

describe('the question of cabotage', () => {
  const isOpen = (consignment: Consignment) => questionsFor(consignment).some(({ id }) => id === 'CABOTAGE')

  it('is open where nothing shows where the haulier is established', () => {
    // Without a plate, so that something is due on cabotage only.
    const noted = (consignment: Consignment) => without(consignment, 'eFTI618')
    expect(isOpen(noted(without(cabotageEvidence(), 'eFTI102', 'eFTI620')))).toBe(true)
    expect(isOpen(noted(without(cabotageEvidence(), 'eFTI102')))).toBe(true)
    expect(isOpen(noted(cabotageEvidence()))).toBe(false)
    expect(isOpen(noted(without(atHome(), 'eFTI102')))).toBe(false)
    // Complete, whichever it is.
    expect(isOpen(without(cabotageEvidence(), 'eFTI102'))).toBe(false)
    expect(isOpen(transportDocument())).toBe(false)
  })
})

describe('domestic carriage', () => {
  it('states why the document of Regulation No 11 is not asked for', () => {
    expect(subsetsRuledOut(atHome())).toEqual([
      { id: 'EU01', reason: expect.stringContaining('delivered in one country (Germany)') },
    ])
  })
})

describe('a person', () => {
  it('adds and takes away subsets, with the reason', () => {
    const overrides = [
      { id: 'EU01', applies: false, reason: 'Carried free of charge.' },
      { id: 'AT04', applies: true, reason: 'Carried under a CEMT permit.' },
      { id: 'XX99', applies: true, reason: 'No such subset.' },
    ]
    expect(applicableSubsets(transportDocument(), { overrides })).toEqual([
      { id: 'AT04', reason: 'Carried under a CEMT permit.', byHand: true },
    ])
  })
})

describe('national subsets', () => {
  it('belong to a Member State each', () => {
    expect(NATIONAL_SUBSETS.filter(({ country }) => !MEMBER_STATES.has(country))).toEqual([])
  })
})

describe('countries that the data do not name', () => {
  const ids = (routeCountries: string[]) =>
    applicableSubsets(dangerousGoodsNote('road'), { routeCountries }).map(({ id }) => id)

  it('bring their national rules, and take none away', () => {
    expect(ids([])).not.toContain('AT11')
    expect(ids(['AT'])).toContain('AT11')
    expect(ids(['AT'])).toEqual(expect.arrayContaining(ids([])))
    expect(ids(['XX'])).toEqual(ids([]))
  })
})
