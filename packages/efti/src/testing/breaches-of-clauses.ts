import type { Consignment, ConsignmentValue, Value } from '../dataset/consignment.ts'
import type { Form } from '../dataset/form.ts'
import type { Breach } from './breaches.ts'
import { value, without, withoutClass, withValue } from './consignments.ts'
import { FILLED_FORMS } from './waste-forms.ts'

const [ANNEX_VII, MOVEMENT] = FILLED_FORMS

/** The complete evidence of cabotage carries petrol. */
function petrol(changed: Readonly<Record<string, Value>>, kept: Readonly<Record<string, Value>>): Breach {
  return { subset: 'EU03', asked: [], spoil: (c) => withAll(c, changed), keeps: (c) => withAll(c, kept) }
}

/** Other values, and those that the evidence does not have; an empty text takes one away. */
function withAll(complete: Consignment, changed: Readonly<Record<string, Value>>): Consignment {
  return Object.entries(changed).reduce(
    (c, [id, held]) => (held === '' ? without(c, id) : withValue(c, id, held)),
    complete,
  )
}

function ofForm(form: Form, number: string, wrong: string, right: string): Breach {
  const judged = (text: string): Consignment => ({
    values: [],
    form: { ...form, blocks: { ...form.blocks, [number]: { text } } },
  })
  return { subset: 'EU01', asked: [], spoil: () => judged(wrong), keeps: () => judged(right) }
}

const kg = (amount: number) => ({ value: amount, unit: 'KGM' })
const LIMITED = 'PETROL, LIMITED QUANTITY'
const EXCEPTED = { eFTI251: 'PETROL IN EXCEPTED QUANTITIES', eFTI685: '' }
const UNSPECIFIED = { eFTI232: '1993', eFTI251: 'FLAMMABLE LIQUID, N.O.S.' }
const BATTERIES = { eFTI232: '3481', eFTI242: '9', eFTI236: '', eFTI251: '', eFTI1746: 'SP188' }
const HARMLESS = (flashPoint: number) => `Not dangerous goods under ADR: flash point ${flashPoint} °C`
const WAGON = {
  eFTI232: '1203',
  eFTI242: '3',
  eFTI236: 'II',
  eFTI251: 'PETROL',
  eFTI581: '2',
  eFTI699: 'tank wagon',
}
const ICE = { eFTI232: '1845', eFTI242: '', eFTI236: '', eFTI251: 'CARBON DIOXIDE, SOLID' }
const EMPTY_TANK = { eFTI251: 'EMPTY TANK-VEHICLE, LAST LOAD', eFTI236: '' }
const waste: ConsignmentValue = value('eFTI712', 'Abfallschlüssel 14 06 03*')

const GREEN = 'Green-listed waste, Art. 18 Reg. (EU) 2024/1157: B1010'

/** For each rule about a clause of ADR, RID, ADN or the Regulation on waste one consignment that breaks it. */
export const BREACHES_OF_CLAUSES: Record<string, Breach> = {
  'DG-TECHNICAL-NAME': petrol(UNSPECIFIED, { ...UNSPECIFIED, eFTI235: 'ethanol' }),
  'DG-LIMITED-ENTRY': petrol(
    { eFTI232: '1092', eFTI242: '6.1', eFTI236: '', eFTI251: 'ACROLEIN, LIMITED QUANTITY' },
    { eFTI251: LIMITED },
  ),
  'DG-LIMITED-PACKAGE': petrol(
    { eFTI251: LIMITED, eFTI238: kg(400), eFTI296: 10, eFTI298: 'Kartons' },
    { eFTI251: LIMITED, eFTI238: kg(250), eFTI296: 10, eFTI298: 'Kartons' },
  ),
  'DG-LIMITED-INNER': petrol(
    { eFTI251: LIMITED, eFTI319: '2 x 4 L', eFTI298: 'Pallets' },
    { eFTI251: LIMITED, eFTI319: '4 x 1 L', eFTI298: 'Pallets' },
  ),
  'DG-BATTERY-ENERGY': petrol(
    { ...BATTERIES, eFTI712: 'Special provision 188, 148 Wh' },
    { ...BATTERIES, eFTI712: 'Special provision 188, 74 Wh' },
  ),
  'DG-FLASH-POINT': {
    ...petrol({}, {}),
    spoil: (c) => withValue(without(withoutClass(c, 'ASBIE1066'), 'eFTI1451'), 'eFTI712', HARMLESS(41)),
    keeps: (c) => withValue(without(withoutClass(c, 'ASBIE1066'), 'eFTI1451'), 'eFTI712', HARMLESS(74)),
  },
  'EU05-HAZARD-NUMBER': {
    ...petrol(WAGON, { ...WAGON, eFTI712: '33, UN 1203' }),
    asked: ['EU05b'],
    paperOnly: true,
  },
  'DG-EXCEPTED-LIMIT': petrol({ ...EXCEPTED, eFTI47: 1001 }, { ...EXCEPTED, eFTI47: 1000 }),
  'DG-COOLANT-WORDS': petrol(ICE, { ...ICE, eFTI251: 'CARBON DIOXIDE, SOLID, AS COOLANT' }),
  'DG-EMPTY-LAST-LOAD': petrol({ ...EMPTY_TANK, eFTI232: '' }, { ...EMPTY_TANK, eFTI236: 'II' }),
  'DG-WASTE-NAME': {
    ...petrol({}, {}),
    spoil: (c) => ({ values: [...c.values, waste] }),
    keeps: (c) => ({ values: [...withValue(c, 'eFTI251', 'WASTE PETROL').values, waste] }),
  },
  'WASTE-GREEN-DISPOSAL': {
    ...petrol({}, {}),
    spoil: (c) => ({ values: [...c.values, value('eFTI48', `${GREEN}, disposal operation D1`)] }),
    keeps: (c) => ({ values: [...c.values, value('eFTI48', `${GREEN}, recovery operation R4`)] }),
  },
  'ANNEX-VII-LISTED': ofForm(ANNEX_VII.form, '10', 'B1010, 12 01 09*', 'B1010, 12 01 03'),
  'ANNEX-VII-DISPOSAL': ofForm(ANNEX_VII.form, '8', 'D10', 'R1'),
  'ANNEX-VII-CONTRADICTION': ofForm(
    { ...ANNEX_VII.form, blocks: { ...ANNEX_VII.form.blocks, 9: { text: 'Aluminium scrap, 17 04 02' } } },
    '10',
    'B1010, 17 04 05',
    'B1010, 17 04 02',
  ),
  'MOVEMENT-SERIAL': ofForm(MOVEMENT.form, '2', '21 / 20', '20 / 20'),
}
