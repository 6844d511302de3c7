import type { Consignment, Value } from '../dataset/consignment.ts'
import { address, value } from './consignments.ts'

type Line = Readonly<Record<string, Value>>

const kg = (amount: number) => ({ value: amount, unit: 'KGM' })
const litres = (amount: number) => ({ value: amount, unit: 'LTR' })

/** A note as a document gives it: parties, places, vehicle, total mass; behind them the dangerous goods line by line. */
function note(mode: string, lines: readonly Line[], whole: Line): Consignment {
  const vehicle = mode === '3' ? [value('eFTI618', 'HB SP 400'), value('eFTI620', 'DE')] : []
  const barge = mode === '8' ? [value('eFTI618', '04812345'), value('eFTI617', '802')] : []
  const wagon =
    mode === '2' ? [value('eFTI374', '21 81 2471 217-3'), value('eFTI578', 'AT'), value('eFTI378', 'RR')] : []
  return {
    values: [
      value('eFTI39', '2026-11-19T08:00+01:00', { formatId: '205' }),
      value('eFTI51', 'Muster AG'),
      ...address('ASBIE1028', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      value('eFTI68', 'Exemple SARL'),
      ...address('ASBIE1034', 'FR', 'Lyon', 'Quai du Commerce', '69009'),
      value('eFTI87', 'Spedition Beispiel GmbH'),
      ...address('ASBIE1039', 'DE', 'Bremen', 'Am Wall', '28195'),
      ...address('ASBIE1048', 'DE', 'Hamburg', 'Hafenstraße', '20457'),
      ...address('ASBIE1051', 'FR', 'Lyon', 'Quai du Commerce', '69009'),
      value('eFTI581', mode),
      ...vehicle,
      ...barge,
      ...wagon,
      ...Object.entries({ eFTI699: 'Chemicals', eFTI41: kg(2000), ...whole })
        .filter(([, held]) => held !== '')
        .map(([id, held]) => value(id, held)),
      ...lines.flatMap((line, n) =>
        Object.entries(line).map(([id, held]) => value(id, held, undefined, [n + 1])),
      ),
    ],
  }
}

const paint = {
  eFTI232: '1263',
  eFTI251: 'PAINT',
  eFTI242: '3',
  eFTI236: 'II',
  eFTI255: 'D/E',
  eFTI238: kg(1000),
}
const tenDrums = { eFTI685: 10, eFTI690: 'Steel drums', eFTI47: 10 }

/** Correct documents, each under a special case of chapter 5.4 or of what surrounds it, written from the clause. */
export const CARRIAGES: Readonly<Record<string, Consignment>> = {
  'packages by road (5.4.1.1.1)': note('3', [paint], tenDrums),
  'subsidiary hazard (5.4.1.1.1 (c))': note(
    '3',
    [{ ...paint, eFTI232: '1230', eFTI251: 'METHANOL', eFTI301: '3 (6.1)' }],
    tenDrums,
  ),
  'tank by road': note(
    '3',
    [{ ...paint, eFTI232: '1203', eFTI251: 'PETROL', eFTI243: litres(30000), eFTI238: kg(1900) }],
    { eFTI699: 'Petrol, tank vehicle' },
  ),
  'empty packagings (5.4.1.1.6.2.1)': note('3', [{ eFTI251: 'EMPTY PACKAGING', eFTI242: '6.1 (3)' }], {
    eFTI699: 'Leergut',
    eFTI47: 20,
  }),
  'empty tank-vehicle (5.4.1.1.6.2.2)': note(
    '3',
    [
      {
        eFTI251: 'EMPTY TANK-VEHICLE, LAST LOAD: PETROL',
        eFTI232: '1203',
        eFTI242: '3',
        eFTI236: 'II',
        eFTI255: 'D/E',
      },
    ],
    { eFTI699: 'Leeres Tankfahrzeug', eFTI41: '' },
  ),
  'empty, uncleaned packagings described in full (5.4.1.1.6.1)': note(
    '3',
    [{ ...without(paint, 'eFTI238'), eFTI251: 'LEER, UNGEREINIGT, FARBE' }],
    tenDrums,
  ),
  'limited quantities (3.4)': note('3', [], { eFTI699: 'Farben, gefährliche Güter in begrenzten Mengen' }),
  'limited quantities with a number': note(
    '3',
    [{ eFTI232: '1263', eFTI251: 'PEINTURES, quantités limitées' }],
    tenDrums,
  ),
  'excepted quantities (3.5)': note('3', [{ eFTI232: '1230', eFTI251: 'METHANOL' }], {
    eFTI825: '36',
    eFTI47: 2,
  }),
  'small quantities (1.1.3.6)': note('3', [{ ...paint, eFTI238: kg(300) }], {
    ...tenDrums,
    eFTI712: 'Beförderung ohne Überschreitung der in Unterabschnitt 1.1.3.6 festgesetzten Freigrenzen',
  }),
  'coolant (5.5.3)': note('3', [{ eFTI232: '1845', eFTI251: 'CARBON DIOXIDE, SOLID, AS COOLANT' }], {
    eFTI699: 'Frozen fish',
  }),
  'special provision 188': note('3', [{ eFTI232: '3480', eFTI251: 'LITHIUM ION BATTERIES' }], {
    eFTI1746: 'SP188',
    eFTI47: 4,
  }),
  'not subject by Table A': note('3', [{ eFTI232: '2216', eFTI251: 'FISH MEAL, STABILIZED' }], tenDrums),
  'gas in tank wagons (RID)': note(
    '2',
    [
      {
        eFTI232: '1965',
        eFTI251: 'HYDROCARBON GAS MIXTURE, LIQUEFIED, N.O.S. (Mixture C)',
        eFTI242: '2.1',
        eFTI238: kg(46000),
      },
    ],
    { eFTI699: 'Kesselwagen', eFTI712: '23, UN 1965', eFTI41: kg(46000) },
  ),
  'in the hold of a barge (ADN)': note(
    '8',
    [
      {
        ...without(paint, 'eFTI255'),
        eFTI232: '1202',
        eFTI251: 'GAS OIL',
        eFTI236: 'III',
        eFTI238: kg(900000),
      },
    ],
    { eFTI41: kg(900000) },
  ),
}

function without(line: Line, ...ids: readonly string[]): Line {
  return Object.fromEntries(Object.entries(line).filter(([id]) => !ids.includes(id)))
}
