import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { address, value } from './consignments.ts'

type Mode = 'road' | 'rail' | 'inland waterway'

/**
 * One of everything that chapter 5.4 asks something special of. Nobody would load it together, but it is complete for EU05a, EU05b
 * or EU05c in either reading, and each element taken away is missed once.
 */
export function dangerousGoodsNote(mode: Mode): Consignment {
  return { values: [...parties(), ...movement(mode), ...items(), ...consignmentLevel(), ...equipment()] }
}

function parties(): ConsignmentValue[] {
  return [
    value('eFTI51', 'Muster AG'),
    ...address('ASBIE1028', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
    value('eFTI68', 'Exemple SARL'),
    value('eFTI69', 'A. Beispiel'),
    value('eFTI71', '+33 4 12 34 56 78'),
    ...address('ASBIE1034', 'FR', 'Lyon', 'Quai du Commerce', '69009'),
    value('eFTI87', 'Spedition Beispiel GmbH'),
    value('eFTI89', 'B. Beispiel'),
  ]
}

function movement(mode: Mode): ConsignmentValue[] {
  const code = { road: '3', rail: '2', 'inland waterway': '8' }[mode]
  return [
    value('eFTI1451', true),
    value('eFTI581', code),
    value('eFTI618', mode === 'inland waterway' ? '04812345' : 'HB SP 400'),
    value('eFTI620', 'DE'),
    ...(mode === 'inland waterway' ? [value('eFTI617', '802')] : []),
  ]
}

/** UN number, class, packing group, name, tunnel code, labels. */
const ITEMS: readonly (readonly [string, string, string, string, string, string])[] = [
  ['1203', '3', 'II', 'PETROL', 'D/E', '3'],
  ['0336', '1.4G', '', 'FIREWORKS', 'E', '1.4'],
  ['0337', '1.4S', '', 'FIREWORKS', 'E', '1.4'],
  ['3480', '9', '', 'LITHIUM ION BATTERIES', 'E', '9A'],
  ['3327', '7', 'II-YELLOW', 'RADIOACTIVE MATERIAL, TYPE A PACKAGE, FISSILE', 'E', '7X'],
  ['3322', '7', 'I-WHITE', 'RADIOACTIVE MATERIAL, LOW SPECIFIC ACTIVITY (LSA-III)', 'E', '7X'],
  ['2814', '6.2', '', 'INFECTIOUS SUBSTANCE, AFFECTING HUMANS', '', '6.2'],
  ['3116', '5.2', '', 'ORGANIC PEROXIDE TYPE D, SOLID, TEMPERATURE CONTROLLED', 'D', '5.2'],
  ['1993', '3', 'III', 'FLAMMABLE LIQUID, N.O.S.', 'D/E', '3'],
  ['3509', '9', '', 'PACKAGINGS, DISCARDED, EMPTY, UNCLEANED', 'E', '9'],
]

function items(): ConsignmentValue[] {
  return ITEMS.flatMap(([number, kind, group, name, tunnel, label], n) => {
    const at = [n + 1]
    const given = (id: string, held: ConsignmentValue['value']) => value(id, held, undefined, at)
    return [
      given('eFTI232', number),
      given('eFTI242', kind),
      ...(group ? [given('eFTI236', group)] : []),
      given('eFTI251', name),
      given('eFTI235', 'Technical name'),
      given('eFTI301', label),
      ...(tunnel ? [given('eFTI255', tunnel)] : []),
      ...(number === '1203' || number === '1993' ? [] : [given('eFTI296', 2), given('eFTI298', 'Boxes')]),
      ...(number === '3509' ? [] : [given('eFTI238', { value: 100, unit: 'KGM' })]),
      ...special(number).map(([id, held]) => given(id, held)),
    ]
  })
}

function special(number: string): (readonly [string, ConsignmentValue['value']])[] {
  if (number === '1203')
    return [
      ['eFTI296', 10],
      ['eFTI298', 'Drums'],
      ['eFTI326', 'T10'],
      ['eFTI329', 'YQ=='],
      ['eFTI335', '1'],
      ['eFTI338', { value: 80, unit: 'KGM' }],
      ['eFTI1133', 'Unleaded'],
      ['eFTI1134', '4'],
    ]
  if (number.startsWith('033'))
    return [
      ['eFTI249', { value: 50, unit: 'KGM' }],
      ['eFTI319', 'Classification of fireworks: DE/2026/1'],
      ['eFTI309', 'S1'],
    ]
  if (number === '3327' || number === '3322')
    return [
      ['eFTI287', 'Solid oxide'],
      ['eFTI288', '1.2'],
      ['eFTI290', 'U-235'],
      ['eFTI292', { value: 5, unit: 'GBQ' }],
      ...(number === '3327' ? [['eFTI289', 0.5] as const] : []),
    ]
  if (number === '3116')
    return [
      ['eFTI279', { value: -10, unit: 'CEL' }],
      ['eFTI281', 'T1'],
      ['eFTI283', { value: 0, unit: 'CEL' }],
      ['eFTI285', 'T1'],
    ]
  if (number === '1993')
    return [
      ['eFTI296', 4],
      ['eFTI297', '1A1'],
      ['eFTI298', 'Steel drums'],
    ]
  if (number === '3509')
    return [
      ['eFTI319', 'With residues of 3, 6.1'],
      ['eFTI309', 'S2'],
    ]
  return []
}

function consignmentLevel(): ConsignmentValue[] {
  return [
    value('eFTI746', { value: 100, unit: 'KGM' }),
    value('eFTI790', { value: 10, unit: 'GBQ' }),
    value('eFTI818', 'S18'),
    value('eFTI827', 'No supplementary requirements'),
    value('eFTI833', 'T2'),
    value('eFTI837', 'YQ=='),
  ]
}

function equipment(): ConsignmentValue[] {
  const fumigated = (id: string, held: ConsignmentValue['value'], attributes?: Record<string, string>) =>
    value(id, held, attributes, [1, 2])
  const inContainer = (id: string, held: ConsignmentValue['value'], attributes?: Record<string, string>) =>
    value(id, held, attributes, [1, 1, 2])
  const date = { formatId: '205' }
  return [
    value('eFTI374', '21 81 2471 217-3'),
    value('eFTI378', 'RR'),
    value('eFTI578', 'AT'),
    value('eFTI387', '0336'),
    value('eFTI388', 'BAM'),
    value('eFTI433', 'T5'),
    value('eFTI435', 'CPC 1'),
    fumigated('eFTI387', '3359'),
    fumigated('eFTI416', 'S12'),
    fumigated('eFTI420', '530'),
    fumigated('eFTI422', '2026-11-19T08:00+01:00', date),
    fumigated('eFTI424', '18'),
    fumigated('eFTI426', 'Phosphine, 2 kg'),
    value('eFTI448', 'CSQU3054383', { schemeAgencyId: '20' }),
    value('eFTI455', '0336'),
    value('eFTI456', 'BAM'),
    value('eFTI555', 'T5'),
    value('eFTI558', 'YQ=='),
    inContainer('eFTI455', '3359'),
    inContainer('eFTI542', 'S12'),
    inContainer('eFTI546', '530'),
    inContainer('eFTI548', '2026-11-19T08:00+01:00', date),
    inContainer('eFTI550', '32'),
    inContainer('eFTI552', 'Phosphine, 2 kg'),
  ]
}
